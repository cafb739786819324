import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Card, Flex, Select, Space, Table, Typography } from 'antd'
import type { ReactNode } from 'react'
import { CELL_TONES } from '@lading/core/entity'
import type { CellColour, CellTone } from '@lading/core/entity'
import { textIn } from '@lading/core/text'
import { ConditionInput } from './ConditionInput'
import { addColour, coloursOf, moveColour, setColour } from './draftColours'
import { fieldsOf } from './draftEdits'
import type { Draft, Place } from './draft'
import { useDesignerTexts } from './useDesignerTexts'

interface Shown {
  key: string
  place: Place
  at: number
  where: string
  colour: CellColour
}

/** Colours of the list and of lines by conditions; of several the first that holds counts. */
export function ColoursCard({
  draft,
  onChange,
}: {
  draft: Draft
  onChange: (draft: Draft) => void
}): ReactNode {
  const { texts, locale } = useDesignerTexts()
  const places: { place: Place; where: string }[] = [
    { place: undefined, where: texts.arranged.list },
    ...Object.entries(draft.lines ?? {}).map(([place, { label }]) => ({
      place,
      where: textIn(label, locale),
    })),
  ]
  const rows = places.flatMap(({ place, where }) =>
    coloursOf(draft, place).map((colour, at): Shown => ({
      key: `${place ?? ''}.${at}`,
      place,
      at,
      where,
      colour,
    })),
  )
  return (
    <Card
      size="small"
      title={texts.colours}
      extra={
        <Space wrap>
          {places.map(({ place, where }) => (
            <Button
              key={place ?? ''}
              size="small"
              icon={<PlusOutlined />}
              onClick={() => onChange(addColour(draft, place))}
            >
              {places.length > 1 ? `${texts.addColour} (${where})` : texts.addColour}
            </Button>
          ))}
        </Space>
      }
    >
      <Typography.Paragraph type="secondary">{texts.coloursHint}</Typography.Paragraph>
      <Table<Shown>
        size="small"
        rowKey="key"
        pagination={false}
        scroll={rows.length > 0 ? { x: 820 } : {}}
        locale={{ emptyText: texts.noColours }}
        dataSource={rows}
        columns={[
          { title: texts.where, dataIndex: 'where', width: 110 },
          {
            title: texts.when,
            render: (_, { place, at, where, colour }) => (
              <ConditionInput
                label={`${texts.when} ${where} ${at + 1}`}
                draft={draft}
                place={place}
                condition={colour.when}
                placeholder={place === undefined ? 'amount > 5000' : 'record.status = draft'}
                onChange={(when) => when && onChange(setColour(draft, place, at, { when }))}
              />
            ),
          },
          {
            title: texts.tone,
            width: 140,
            render: (_, { place, at, where, colour }) => (
              <Select
                style={{ width: '100%' }}
                aria-label={`${texts.tone} ${where} ${at + 1}`}
                value={colour.tone}
                options={CELL_TONES.map((value) => ({ value, label: texts.tones[value] }))}
                onChange={(tone: CellTone) => onChange(setColour(draft, place, at, { tone }))}
              />
            ),
          },
          {
            title: texts.columns,
            width: 220,
            render: (_, { place, at, where, colour }) => {
              const fields = fieldsOf(draft, place)
              const shown = place === undefined ? draft.list : draft.lines![place]!.columns
              return (
                <Select
                  mode="multiple"
                  style={{ width: '100%' }}
                  aria-label={`${texts.columns} ${where} ${at + 1}`}
                  placeholder={texts.wholeLine}
                  value={[...(colour.fields ?? [])]}
                  options={shown.flatMap((name) =>
                    fields[name] ? [{ value: name, label: textIn(fields[name], locale) }] : [],
                  )}
                  onChange={(names: string[]) =>
                    onChange(setColour(draft, place, at, { fields: names.length > 0 ? names : undefined }))
                  }
                />
              )
            },
          },
          {
            title: texts.operation,
            width: 120,
            render: (_, { place, at, where }) => (
              <Flex gap={4}>
                <Button
                  icon={<ArrowUpOutlined />}
                  disabled={at === 0}
                  aria-label={`${texts.up} ${where} ${at + 1}`}
                  onClick={() => onChange(moveColour(draft, place, at, -1))}
                />
                <Button
                  icon={<ArrowDownOutlined />}
                  disabled={at === coloursOf(draft, place).length - 1}
                  aria-label={`${texts.down} ${where} ${at + 1}`}
                  onClick={() => onChange(moveColour(draft, place, at, 1))}
                />
                <Button
                  danger
                  icon={<DeleteOutlined />}
                  aria-label={`${texts.remove} ${where} ${at + 1}`}
                  onClick={() => onChange(setColour(draft, place, at, undefined))}
                />
              </Flex>
            ),
          },
        ]}
      />
    </Card>
  )
}
