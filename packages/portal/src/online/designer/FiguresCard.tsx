import { FilterOutlined } from '@ant-design/icons'
import { Button, Flex, Select, Typography } from 'antd'
import { useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { BOARDS, figureFields } from '@lading/core/entity'
import type { Board, Figure } from '@lading/core/entity'
import { textIn } from '@lading/core/text'
import { QuerySentence, SuperQuery, superQueryFields } from '@lading/ui/super-query'
import type { Draft } from './draft'
import { addFigure, figureWhere, queryOfFigure, setFigure } from './draftFigures'
import { EntryTable, labelColumns } from './EntryTable'
import { filled, useDesignerTexts } from './useDesignerTexts'

/** Columns that every record has, which figures may count by. */
const STORED: readonly string[] = ['createBy', 'createTime', 'updateBy', 'updateTime', 'sysOrgCode']

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
  const of = draft.figures?.[asked ?? '']
  const faultOf = ({ where }: Figure) =>
    figureFields(where).find((each) => !Object.hasOwn(draft.fields, each) && !STORED.includes(each))
  return (
    <>
      <EntryTable<Figure>
        draft={draft}
        kind="figure"
        title={texts.figures}
        hint={texts.figuresHint}
        empty={texts.noFigures}
        addLabel={texts.addFigure}
        width={1160}
        onAdd={() => onChange(addFigure(draft))}
        onRemove={(name) => onChange(setFigure(draft, name, undefined))}
        onChange={onChange}
        columns={[
          ...labelColumns<Figure>(
            texts,
            150,
            (figure) => figure,
            (name, change) => onChange(setFigure(draft, name, change)),
          ),
          {
            title: texts.counts,
            render: (_, { name, entry: figure }) => {
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
            render: (_, { name, entry: figure }) => (
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
            render: (_, { name, entry: figure }) => (
              <Select
                allowClear
                style={{ width: '100%' }}
                aria-label={`${texts.shareOf} ${name}`}
                placeholder={texts.ofNothing}
                value={figure.of ?? null}
                options={Object.entries(draft.figures ?? {})
                  .filter(([value]) => value !== name)
                  .map(([value, label]) => ({ value, label: textIn(label, locale) }))}
                onChange={(other: string | null) =>
                  onChange(setFigure(draft, name, { of: other ?? undefined }))
                }
              />
            ),
          },
          {
            title: texts.tone,
            width: 120,
            render: (_, { name, entry: figure }) => (
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
    </>
  )
}
