import { Select } from 'antd'
import type { ReactNode } from 'react'
import type { WorkflowAction } from '@lading/core/entity'
import { textIn } from '@lading/core/text'
import { ActionDetails } from './ActionDetails'
import { ConditionInput } from './ConditionInput'
import type { ActionChange } from './draftActions'
import type { Draft } from './draft'
import { addStep, setStep } from './draftSteps'
import { EntryTable, labelColumns } from './EntryTable'
import { filled, useDesignerTexts } from './useDesignerTexts'

/** The steps between states; what each asks for, writes and says is below it. */
export function StepsTable(props: {
  draft: Draft
  effects: readonly string[]
  onChange: (draft: Draft) => void
}): ReactNode {
  const { draft, effects, onChange } = props
  const { texts, locale } = useDesignerTexts()
  const { states } = draft.workflow!
  const options = Object.entries(states).map(([value, label]) => ({ value, label: textIn(label, locale) }))
  const set = (name: string, change: ActionChange<WorkflowAction>) => onChange(setStep(draft, name, change))
  return (
    <EntryTable<WorkflowAction>
      draft={draft}
      kind="step"
      title={texts.steps}
      empty={texts.noSteps}
      addLabel={texts.addStep}
      width={1140}
      onAdd={() => onChange(addStep(draft))}
      onRemove={(name) => onChange(setStep(draft, name, undefined))}
      onChange={onChange}
      details={({ name, entry: step }) => (
        <ActionDetails
          draft={draft}
          place={undefined}
          name={name}
          action={step}
          effects={effects}
          set={(change) => set(name, change)}
        />
      )}
      columns={[
        ...labelColumns<WorkflowAction>(texts, 120, (step) => step, set),
        {
          title: texts.fromState,
          width: 190,
          render: (_, { name, entry: step }) => (
            <Select
              mode="multiple"
              style={{ width: '100%' }}
              aria-label={`${texts.fromState} ${name}`}
              value={step.from}
              options={options}
              onChange={(from: string[]) => set(name, { from })}
            />
          ),
        },
        {
          title: texts.to,
          width: 130,
          render: (_, { name, entry: step }) => (
            <Select
              style={{ width: '100%' }}
              aria-label={`${texts.to} ${name}`}
              value={step.to}
              options={options}
              onChange={(to: string) => set(name, { to })}
            />
          ),
        },
        {
          title: texts.when,
          width: 230,
          render: (_, { name, entry: step }) => (
            <ConditionInput
              label={`${texts.when} ${name}`}
              draft={draft}
              condition={step.when}
              placeholder="amount > 0"
              onChange={(when) => set(name, { when, ...(when ? {} : { refusal: undefined }) })}
            />
          ),
        },
        {
          title: texts.asksAndWrites,
          width: 110,
          render: (_, { entry: step }) =>
            filled(texts.counted, {
              asks: step.input?.length ?? 0,
              writes: Object.keys(step.set ?? {}).length,
            }),
        },
      ]}
    />
  )
}
