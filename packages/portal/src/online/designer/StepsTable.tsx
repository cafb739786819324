import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Card, Input, Select, Table } from 'antd'
import type { ReactNode } from 'react'
import type { WorkflowAction } from '@lading/core/entity'
import { textIn } from '@lading/core/text'
import { ActionDetails } from './ActionDetails'
import { ConditionInput } from './ConditionInput'
import type { ActionChange } from './draftActions'
import type { Draft } from './draft'
import { addStep, setStep } from './draftSteps'
import { filled, useDesignerTexts } from './useDesignerTexts'

interface Shown {
  name: string
  step: WorkflowAction
}

/** The steps between states; what each asks for, writes and says is below it. */
export function StepsTable(props: {
  draft: Draft
  effects: readonly string[]
  onChange: (draft: Draft) => void
}): ReactNode {
  const { draft, effects, onChange } = props
  const { texts, locale } = useDesignerTexts()
  const { states, actions } = draft.workflow!
  const options = Object.entries(states).map(([value, label]) => ({ value, label: textIn(label, locale) }))
  const set = (name: string, change: ActionChange<WorkflowAction>) => onChange(setStep(draft, name, change))
  return (
    <Card
      size="small"
      title={texts.steps}
      extra={
        <Button size="small" icon={<PlusOutlined />} onClick={() => onChange(addStep(draft))}>
          {texts.addStep}
        </Button>
      }
    >
      <Table<Shown>
        size="small"
        rowKey="name"
        pagination={false}
        scroll={{ x: 960 }}
        dataSource={Object.entries(actions).map(([name, step]) => ({ name, step }))}
        expandable={{
          columnTitle: <span className="ld-design-unseen">{texts.details}</span>,
          expandedRowRender: ({ name, step }) => (
            <ActionDetails
              draft={draft}
              place={undefined}
              name={name}
              action={step}
              effects={effects}
              set={(change) => set(name, change)}
            />
          ),
        }}
        columns={[
          ...(['zh', 'en'] as const).map((language) => ({
            title: language === 'zh' ? texts.labelZh : texts.labelEn,
            width: 120,
            render: (_: unknown, { name, step }: Shown) => (
              <Input
                value={step[language]}
                {...(step[language].trim() === '' ? { status: 'error' as const } : {})}
                aria-label={`${language === 'zh' ? texts.labelZh : texts.labelEn} ${name}`}
                onChange={(event) => set(name, { [language]: event.target.value })}
              />
            ),
          })),
          {
            title: texts.fromState,
            width: 190,
            render: (_, { name, step }) => (
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
            render: (_, { name, step }) => (
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
            render: (_, { name, step }) => (
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
            render: (_, { step }) =>
              filled(texts.counted, {
                asks: step.input?.length ?? 0,
                writes: Object.keys(step.set ?? {}).length,
              }),
          },
          {
            title: texts.operation,
            width: 56,
            render: (_, { name }) => (
              <Button
                danger
                icon={<DeleteOutlined />}
                aria-label={`${texts.remove} ${name}`}
                onClick={() => onChange(setStep(draft, name, undefined))}
              />
            ),
          },
        ]}
      />
    </Card>
  )
}
