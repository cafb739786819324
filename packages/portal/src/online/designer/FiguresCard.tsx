import { DeleteOutlined, FilterOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Card, Flex, Input, Select, Table, Typography } from 'antd'
import { useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { BOARDS, figureFields } from '@lading/core/entity'
import type { Board, Figure } from '@lading/core/entity'
import { QuerySentence, SuperQuery, superQueryFields } from '@lading/ui/super-query'
import type { Draft } from './draft'
import { addFigure, figureWhere, queryOfFigure, setFigure } from './draftFigures'
import { filled, useDesignerTexts } from './useDesignerTexts'

/** Columns that every record has, which figures may count by. */
const STORED: readonly string[] = ['createBy', 'createTime', 'updateBy', 'updateTime', 'sysOrgCode']

interface Shown {
  name: string
  figure: Figure
}

/** Figures of the form on dashboards: what is counted, on which of them, and how it stands out. */
export function FiguresCard({
  draft,
  onChange,
}: {
  draft: Draft
  onChange: (draft: Draft) => void
}): ReactNode {
  const { texts, locale } = useDesignerTexts()
  const [asked, setAsked] = useState<string>()
  const fields = useMemo(() => superQueryFields(draft, locale), [draft, locale])
  const rows = Object.entries(draft.figures ?? {}).map(([name, figure]): Shown => ({ name, figure }))
  const of = draft.figures?.[asked ?? '']
  const faultOf = ({ where }: Figure) =>
    figureFields(where).find((each) => !Object.hasOwn(draft.fields, each) && !STORED.includes(each))
  return (
    <Card
      size="small"
      title={texts.figures}
      extra={
        <Button size="small" icon={<PlusOutlined />} onClick={() => onChange(addFigure(draft))}>
          {texts.addFigure}
        </Button>
      }
    >
      <Typography.Paragraph type="secondary">{texts.figuresHint}</Typography.Paragraph>
      <Table<Shown>
        size="small"
        rowKey="name"
        pagination={false}
        scroll={rows.length > 0 ? { x: 980 } : {}}
        locale={{ emptyText: texts.noFigures }}
        dataSource={rows}
        columns={[
          ...(['zh', 'en'] as const).map((language) => ({
            title: language === 'zh' ? texts.labelZh : texts.labelEn,
            width: 150,
            render: (_: unknown, { name, figure }: Shown) => (
              <Input
                value={figure[language]}
                maxLength={100}
                {...(figure[language].trim() === '' ? { status: 'error' as const } : {})}
                aria-label={`${language === 'zh' ? texts.labelZh : texts.labelEn} ${name}`}
                onChange={(event) => onChange(setFigure(draft, name, { [language]: event.target.value }))}
              />
            ),
          })),
          {
            title: texts.counts,
            render: (_, { name, figure }) => {
              const gone = faultOf(figure)
              return (
                <Flex gap={4} align="center" justify="space-between">
                  <span className="ld-designer-sentence">
                    {figure.where.length > 0 ? (
                      <QuerySentence query={queryOfFigure(figure)} fields={fields} />
                    ) : (
                      texts.allRecords
                    )}
                    {gone === undefined ? null : (
                      <Typography.Text type="danger" role="alert">
                        {' '}
                        {filled(texts.noField, { name: gone })}
                      </Typography.Text>
                    )}
                  </span>
                  <Button
                    icon={<FilterOutlined />}
                    aria-label={`${texts.counts} ${name}`}
                    title={texts.choose}
                    onClick={() => setAsked(name)}
                  />
                </Flex>
              )
            },
          },
          {
            title: texts.boards,
            width: 200,
            render: (_, { name, figure }) => (
              <Select
                mode="multiple"
                style={{ width: '100%' }}
                aria-label={`${texts.boards} ${name}`}
                {...(figure.boards.length === 0 ? { status: 'error' as const } : {})}
                placeholder={texts.chooseBoards}
                value={figure.boards}
                options={BOARDS.map((value) => ({ value, label: texts.boardNames[value] }))}
                onChange={(boards: Board[]) => onChange(setFigure(draft, name, { boards }))}
              />
            ),
          },
          {
            title: texts.shareOf,
            width: 150,
            render: (_, { name, figure }) => (
              <Select
                allowClear
                style={{ width: '100%' }}
                aria-label={`${texts.shareOf} ${name}`}
                placeholder={texts.ofNothing}
                value={figure.of ?? null}
                options={rows
                  .filter((each) => each.name !== name)
                  .map((each) => ({
                    value: each.name,
                    label: locale === 'zh-CN' ? each.figure.zh : each.figure.en,
                  }))}
                onChange={(other: string | null) =>
                  onChange(setFigure(draft, name, { of: other ?? undefined }))
                }
              />
            ),
          },
          {
            title: texts.tone,
            width: 120,
            render: (_, { name, figure }) => (
              <Select
                style={{ width: '100%' }}
                aria-label={`${texts.tone} ${name}`}
                value={figure.tone ?? ''}
                options={(['', 'warning', 'error'] as const).map((value) => ({
                  value,
                  label: texts.figureTones[value === '' ? 'none' : value],
                }))}
                onChange={(tone: '' | 'warning' | 'error') =>
                  onChange(setFigure(draft, name, { tone: tone || undefined }))
                }
              />
            ),
          },
          {
            title: texts.operation,
            width: 60,
            render: (_, { name }) => (
              <Button
                danger
                icon={<DeleteOutlined />}
                aria-label={`${texts.remove} ${name}`}
                onClick={() => onChange(setFigure(draft, name, undefined))}
              />
            ),
          },
        ]}
      />
      {asked === undefined || !of ? null : (
        <SuperQuery
          open
          fields={fields}
          saveCode={`designer:${draft.key}`}
          {...(of.where.length > 0 ? { query: queryOfFigure(of) } : {})}
          onSearch={(query) => onChange(setFigure(draft, asked, { where: figureWhere(query) }))}
          onReset={() => {
            onChange(setFigure(draft, asked, { where: [] }))
            setAsked(undefined)
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Card>
  )
}
