import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Card, Empty, Flex, Input, Select, Space, Table } from 'antd'
import type { ReactNode } from 'react'
import type { WorkflowAction } from '@lading/core/entity'
import { KINDS } from '@lading/core/entity'
import { textIn } from '@lading/core/text'
import { ApprovalSteps } from './ApprovalSteps'
import type { Draft } from './draftEdits'
import {
  addState,
  addStep,
  endSteps,
  setAllowed,
  setState,
  setStep,
  startApproval,
  startSteps,
} from './draftSteps'
import { ExpressionInput } from './ExpressionInput'
import { conditionText } from './expressionShown'
import { readCondition } from './expressionText'
import { useDesignerTexts } from './useDesignerTexts'

const COLORS = ['default', 'blue', 'green', 'orange', 'red', 'purple', 'cyan', 'gold']
/** Fields that a step can write by itself: who, when. */
const STAMPS: readonly { value: 'me' | 'now' | 'today'; fits: (kind: string) => boolean }[] = [
  { value: 'me', fits: (kind) => KINDS[kind as keyof typeof KINDS].people === true },
  { value: 'now', fits: (kind) => KINDS[kind as keyof typeof KINDS].stored === 'timestamp' },
  { value: 'today', fits: (kind) => KINDS[kind as keyof typeof KINDS].stored === 'date' },
]

interface Edited {
  draft: Draft
  onChange: (draft: Draft) => void
}

/** States of the records, the steps between them, and who approves. */
export function StepsTab({ draft, onChange }: Edited): ReactNode {
  const { texts } = useDesignerTexts()
  if (!draft.workflow)
    return (
      <Empty description={texts.noSteps} image={Empty.PRESENTED_IMAGE_SIMPLE}>
        <Space>
          <Button onClick={() => onChange(startSteps(draft))}>{texts.startSteps}</Button>
          <Button type="primary" onClick={() => onChange(startApproval(draft))}>
            {texts.startApproval}
          </Button>
        </Space>
      </Empty>
    )
  return (
    <Flex vertical gap="middle">
      <States draft={draft} onChange={onChange} />
      <Steps draft={draft} onChange={onChange} />
      {draft.approval ? <ApprovalSteps draft={draft} onChange={onChange} /> : null}
      <div>
        <Button danger onClick={() => onChange(endSteps(draft))}>
          {texts.endSteps}
        </Button>
      </div>
    </Flex>
  )
}

function States({ draft, onChange }: Edited): ReactNode {
  const { texts, locale } = useDesignerTexts()
  const { states, initial, allow = {} } = draft.workflow!
  const keys = Object.keys(states)
  const options = keys.map((value) => ({ value, label: textIn(states[value]!, locale) }))
  return (
    <Card
      size="small"
      title={texts.states}
      extra={
        <Button size="small" icon={<PlusOutlined />} onClick={() => onChange(addState(draft))}>
          {texts.addState}
        </Button>
      }
    >
      <Table
        size="small"
        rowKey="key"
        pagination={false}
        scroll={{ x: 560 }}
        dataSource={keys.map((key) => ({ key, ...states[key]! }))}
        columns={[
          { title: texts.name, dataIndex: 'key', width: 130 },
          ...(['zh', 'en'] as const).map((language) => ({
            title: language === 'zh' ? texts.labelZh : texts.labelEn,
            render: (_: unknown, state: { key: string; zh: string; en: string }) => (
              <Input
                value={state[language]}
                aria-label={`${language === 'zh' ? texts.labelZh : texts.labelEn} ${state.key}`}
                onChange={(event) => onChange(setState(draft, state.key, { [language]: event.target.value }))}
              />
            ),
          })),
          {
            title: texts.color,
            width: 130,
            render: (_, { key, color }) => (
              <Select
                style={{ width: '100%' }}
                value={color ?? 'default'}
                aria-label={`${texts.color} ${key}`}
                options={COLORS.map((value) => ({ value, label: value }))}
                onChange={(value: string) => onChange(setState(draft, key, { color: value }))}
              />
            ),
          },
          {
            title: texts.operation,
            width: 60,
            render: (_, { key }) => (
              <Button
                danger
                icon={<DeleteOutlined />}
                disabled={key === initial}
                aria-label={`${texts.remove} ${key}`}
                onClick={() => onChange(setState(draft, key, undefined))}
              />
            ),
          },
        ]}
      />
      <Flex wrap gap="small" className="ld-designer-allow">
        {(['edit', 'delete'] as const).map((what) => (
          <label key={what} className="ld-designer-allowed">
            {what === 'edit' ? texts.editIn : texts.deleteIn}
            <Select
              mode="multiple"
              aria-label={what === 'edit' ? texts.editIn : texts.deleteIn}
              value={allow[what] ?? keys}
              options={options}
              onChange={(value: string[]) => onChange(setAllowed(draft, what, value))}
            />
          </label>
        ))}
      </Flex>
    </Card>
  )
}

function Steps({ draft, onChange }: Edited): ReactNode {
  const { texts, locale } = useDesignerTexts()
  const { states, actions } = draft.workflow!
  const stateOptions = Object.entries(states).map(([value, label]) => ({
    value,
    label: textIn(label, locale),
  }))
  const fieldOptions = Object.entries(draft.fields)
    .filter(([, { kind }]) => !KINDS[kind].serverOnly && !KINDS[kind].numbered && !KINDS[kind].shown)
    .map(([value, label]) => ({ value, label: textIn(label, locale) }))
  const stampOptions = Object.entries(draft.fields).flatMap(([name, field]) =>
    STAMPS.filter(({ fits }) => fits(field.kind)).map(({ value }) => ({
      value: `${name}=${value}`,
      label: `${textIn(field, locale)} = ${texts.stamps[value]}`,
    })),
  )
  const set = (name: string, change: Partial<WorkflowAction>) => onChange(setStep(draft, name, change))
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
      <Table
        size="small"
        rowKey="name"
        pagination={false}
        scroll={{ x: 1080 }}
        dataSource={Object.entries(actions).map(([name, step]) => ({ name, step }))}
        columns={[
          ...(['zh', 'en'] as const).map((language) => ({
            title: language === 'zh' ? texts.labelZh : texts.labelEn,
            width: 116,
            render: (_: unknown, { name, step }: { name: string; step: WorkflowAction }) => (
              <Input
                value={step[language]}
                aria-label={`${language === 'zh' ? texts.labelZh : texts.labelEn} ${name}`}
                onChange={(event) => set(name, { [language]: event.target.value })}
              />
            ),
          })),
          {
            title: texts.fromState,
            width: 180,
            render: (_, { name, step }) => (
              <Select
                mode="multiple"
                style={{ width: '100%' }}
                aria-label={`${texts.fromState} ${name}`}
                value={step.from}
                options={stateOptions}
                onChange={(from: string[]) => set(name, { from })}
              />
            ),
          },
          {
            title: texts.to,
            width: 120,
            render: (_, { name, step }) => (
              <Select
                style={{ width: '100%' }}
                aria-label={`${texts.to} ${name}`}
                value={step.to}
                options={stateOptions}
                onChange={(to: string) => set(name, { to })}
              />
            ),
          },
          {
            title: texts.asks,
            width: 170,
            render: (_, { name, step }) => (
              <Select
                mode="multiple"
                style={{ width: '100%' }}
                aria-label={`${texts.asks} ${name}`}
                value={(step.input ?? []).flatMap((each) =>
                  typeof each === 'string' ? each : 'field' in each ? each.field : [],
                )}
                options={fieldOptions}
                onChange={(names: string[]) =>
                  set(name, {
                    input: names.length > 0 ? names.map((field) => ({ field, required: true })) : undefined,
                  } as Partial<WorkflowAction>)
                }
              />
            ),
          },
          {
            title: texts.writes,
            width: 190,
            render: (_, { name, step }) => (
              <Select
                mode="multiple"
                style={{ width: '100%' }}
                aria-label={`${texts.writes} ${name}`}
                value={Object.entries(step.set ?? {}).flatMap(([field, value]) =>
                  typeof value === 'string' ? `${field}=${value}` : [],
                )}
                options={stampOptions}
                onChange={(chosen: string[]) =>
                  set(name, {
                    set:
                      chosen.length > 0
                        ? Object.fromEntries(chosen.map((each) => each.split('=') as [string, 'me']))
                        : undefined,
                  } as Partial<WorkflowAction>)
                }
              />
            ),
          },
          {
            title: texts.when,
            width: 190,
            render: (_, { name, step }) => (
              <ExpressionInput
                label={`${texts.when} ${name}`}
                text={conditionText(step.when)}
                onlyData={step.when !== undefined && conditionText(step.when) === undefined}
                placeholder="amount > 0"
                read={readCondition}
                onChange={(when) => set(name, { when } as Partial<WorkflowAction>)}
              />
            ),
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
