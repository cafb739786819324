import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Card, Empty, Flex, Input, Select, Space, Table } from 'antd'
import type { ReactNode } from 'react'
import { textIn } from '@lading/core/text'
import { ActionsCard } from './ActionsCard'
import { ApprovalSteps } from './ApprovalSteps'
import type { Draft } from './draft'
import { addState, endSteps, setAllowed, setState, startApproval, startSteps } from './draftSteps'
import { StepsTable } from './StepsTable'
import { useDesignerTexts } from './useDesignerTexts'

const COLORS = ['default', 'blue', 'green', 'orange', 'red', 'purple', 'cyan', 'gold']
interface Edited {
  draft: Draft
  onChange: (draft: Draft) => void
}

/** States of the records, the steps between them, who approves, and what else can be done to records. */
export function StepsTab({ draft, effects, onChange }: Edited & { effects: readonly string[] }): ReactNode {
  const { texts } = useDesignerTexts()
  const edited = { draft, onChange }
  return (
    <Flex vertical gap="middle">
      {draft.workflow ? (
        <>
          <States {...edited} />
          <StepsTable {...edited} effects={effects} />
          {draft.approval ? <ApprovalSteps {...edited} /> : null}
        </>
      ) : (
        <Empty description={texts.noSteps} image={Empty.PRESENTED_IMAGE_SIMPLE}>
          <Space wrap>
            <Button onClick={() => onChange(startSteps(draft))}>{texts.startSteps}</Button>
            <Button type="primary" onClick={() => onChange(startApproval(draft))}>
              {texts.startApproval}
            </Button>
          </Space>
        </Empty>
      )}
      <ActionsCard {...edited} effects={effects} />
      {draft.workflow ? (
        <div>
          <Button danger onClick={() => onChange(endSteps(draft))}>
            {texts.endSteps}
          </Button>
        </div>
      ) : null}
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
