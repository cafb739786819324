import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Card, Input, Select, Table, Typography } from 'antd'
import type { ReactNode } from 'react'
import type { Action } from '@lading/core/entity'
import { textIn } from '@lading/core/text'
import { ActionDetails } from './ActionDetails'
import { ConditionInput } from './ConditionInput'
import { addAction, setAction } from './draftActions'
import type { ActionChange } from './draftActions'
import type { Draft } from './draft'
import { useDesignerTexts } from './useDesignerTexts'

interface Shown {
  name: string
  action: Action
}

/** What can be done to records, to chosen ones, or to chosen lines, beside the steps between states. */
export function ActionsCard(props: {
  draft: Draft
  effects: readonly string[]
  onChange: (draft: Draft) => void
}): ReactNode {
  const { draft, effects, onChange } = props
  const { texts, locale } = useDesignerTexts()
  const states = Object.entries(draft.workflow?.states ?? {}).map(([value, label]) => ({
    value,
    label: textIn(label, locale),
  }))
  const lines = Object.entries(draft.lines ?? {})
  const set = (name: string, change: ActionChange<Action>) => onChange(setAction(draft, name, change))
  const placeOf = ({ on, lines: key }: Action) => (on === 'lines' ? (key ?? lines[0]?.[0]) : undefined)
  const rows = Object.entries(draft.actions ?? {}).map(([name, action]): Shown => ({ name, action }))
  return (
    <Card
      size="small"
      title={texts.ownActions}
      extra={
        <Button size="small" icon={<PlusOutlined />} onClick={() => onChange(addAction(draft))}>
          {texts.addAction}
        </Button>
      }
    >
      <Typography.Paragraph type="secondary">{texts.ownActionsHint}</Typography.Paragraph>
      <Table<Shown>
        size="small"
        rowKey="name"
        pagination={false}
        scroll={rows.length > 0 ? { x: 900 } : {}}
        locale={{ emptyText: texts.noActions }}
        dataSource={rows}
        expandable={{
          columnTitle: <span className="ld-design-unseen">{texts.details}</span>,
          expandedRowRender: ({ name, action }) => (
            <ActionDetails
              draft={draft}
              place={placeOf(action)}
              name={name}
              action={action}
              effects={effects}
              set={(change) => set(name, change)}
            />
          ),
        }}
        columns={[
          ...(['zh', 'en'] as const).map((language) => ({
            title: language === 'zh' ? texts.labelZh : texts.labelEn,
            width: 130,
            render: (_: unknown, { name, action }: Shown) => (
              <Input
                value={action[language]}
                {...(action[language].trim() === '' ? { status: 'error' as const } : {})}
                aria-label={`${language === 'zh' ? texts.labelZh : texts.labelEn} ${name}`}
                onChange={(event) => set(name, { [language]: event.target.value })}
              />
            ),
          })),
          {
            title: texts.on,
            width: 150,
            render: (_, { name, action }) => (
              <Select
                style={{ width: '100%' }}
                aria-label={`${texts.on} ${name}`}
                value={action.on === 'lines' ? `lines:${placeOf(action) ?? ''}` : (action.on ?? 'record')}
                options={[
                  { value: 'record', label: texts.ons.record },
                  { value: 'selection', label: texts.ons.selection },
                  ...lines.map(([key, { label }]) => ({
                    value: `lines:${key}`,
                    label: `${texts.ons.lines} ${textIn(label, locale)}`,
                  })),
                ]}
                onChange={(value: string) => {
                  const [on, key] = value.split(':')
                  // What it asks for and writes is of the record or of lines.
                  set(name, {
                    on: on === 'record' ? undefined : (on as 'selection' | 'lines'),
                    lines: key,
                    input: undefined,
                    set: undefined,
                    when: undefined,
                  })
                }}
              />
            ),
          },
          ...(states.length > 0
            ? [
                {
                  title: texts.fromState,
                  width: 180,
                  render: (_: unknown, { name, action }: Shown) => (
                    <Select
                      mode="multiple"
                      style={{ width: '100%' }}
                      aria-label={`${texts.fromState} ${name}`}
                      placeholder={texts.always}
                      value={action.from ?? []}
                      options={states}
                      onChange={(from: string[]) => set(name, { from: from.length > 0 ? from : undefined })}
                    />
                  ),
                },
                {
                  title: texts.to,
                  width: 130,
                  render: (_: unknown, { name, action }: Shown) => (
                    <Select
                      allowClear
                      style={{ width: '100%' }}
                      aria-label={`${texts.to} ${name}`}
                      placeholder={texts.stays}
                      value={action.to ?? null}
                      options={states}
                      onChange={(to: string | null) => set(name, { to: to ?? undefined })}
                    />
                  ),
                },
              ]
            : []),
          {
            title: texts.when,
            width: 240,
            render: (_, { name, action }) => (
              <ConditionInput
                label={`${texts.when} ${name}`}
                draft={draft}
                place={placeOf(action)}
                condition={action.when}
                placeholder="amount > 0"
                onChange={(when) => set(name, { when, ...(when ? {} : { refusal: undefined }) })}
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
                onClick={() => onChange(setAction(draft, name, undefined))}
              />
            ),
          },
        ]}
      />
    </Card>
  )
}
