import { Select } from 'antd'
import type { ReactNode } from 'react'
import type { Action } from '@lading/core/entity'
import { textIn } from '@lading/core/text'
import { ActionDetails } from './ActionDetails'
import { ConditionInput } from './ConditionInput'
import { addAction, setAction } from './draftActions'
import type { ActionChange } from './draftActions'
import type { Draft } from './draft'
import { EntryTable, labelColumns } from './EntryTable'
import type { Named } from './EntryTable'
import { useDesignerTexts } from './useDesignerTexts'

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
  return (
    <EntryTable<Action>
      draft={draft}
      kind="action"
      title={texts.ownActions}
      hint={texts.ownActionsHint}
      empty={texts.noActions}
      addLabel={texts.addAction}
      width={1080}
      onAdd={() => onChange(addAction(draft))}
      onRemove={(name) => onChange(setAction(draft, name, undefined))}
      onChange={onChange}
      details={({ name, entry: action }) => (
        <ActionDetails
          draft={draft}
          place={placeOf(action)}
          name={name}
          action={action}
          effects={effects}
          set={(change) => set(name, change)}
        />
      )}
      columns={[
        ...labelColumns<Action>(texts, 130, (action) => action, set),
        {
          title: texts.on,
          width: 150,
          render: (_, { name, entry: action }) => (
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
                set(name, {
                  on: on === 'record' ? undefined : (on as 'selection' | 'lines'),
                  lines: key,
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
                render: (_: unknown, { name, entry: action }: Named<Action>) => (
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
                render: (_: unknown, { name, entry: action }: Named<Action>) => (
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
          render: (_, { name, entry: action }) => (
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
      ]}
    />
  )
}
