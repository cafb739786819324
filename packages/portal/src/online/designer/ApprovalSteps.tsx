import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Card, Input, Select, Table } from 'antd'
import type { ReactNode } from 'react'
import type { ApprovalStep, Approver } from '@lading/core/entity'
import { KINDS } from '@lading/core/entity'
import { textIn } from '@lading/core/text'
import { ConditionInput } from './ConditionInput'
import type { Draft } from './draft'
import { addApprover, chooseApprover, roleInEnglish, setApprover } from './draftSteps'
import { useDesignerTexts } from './useDesignerTexts'
import { useRoles } from './useRoles'

const HEAD = 'departmentHead'
const NOBODY = { zh: '', en: '' }

/** An approver as one value of a select, and back. */
const valueOf = (by: Approver) => (by === HEAD ? HEAD : 'role' in by ? `role:${by.role}` : `user:${by.user}`)
function approverOf(value: string): Approver {
  const [is, name = ''] = value.split(':')
  if (is === 'role') return { role: name }
  return is === 'user' ? { user: name } : HEAD
}

/** Who decides, one after the other, and when each of them is asked. */
export function ApprovalSteps({
  draft,
  onChange,
}: {
  draft: Draft
  onChange: (draft: Draft) => void
}): ReactNode {
  const { texts, locale } = useDesignerTexts()
  const { data: roles = [] } = useRoles()
  const options = [
    {
      value: HEAD,
      name: { zh: texts.departmentHead, en: texts.departmentHead },
      label: texts.departmentHead,
    },
    ...roles.map(({ roleCode, roleName }) => ({
      value: `role:${roleCode}`,
      name: { zh: roleName, en: roleInEnglish(roleCode, roleName) },
      label: `${texts.role} ${roleName}`,
    })),
    ...Object.entries(draft.fields)
      .filter(([, { kind }]) => KINDS[kind].people)
      .map(([name, label]) => ({
        value: `user:${name}`,
        name: { zh: label.zh, en: label.en },
        label: `${texts.personOf} ${textIn(label, locale)}`,
      })),
  ]
  const nameOf = (value: string) => options.find((each) => each.value === value)?.name ?? NOBODY
  const set = (at: number, change: Partial<ApprovalStep>) => onChange(setApprover(draft, at, change))
  return (
    <Card
      size="small"
      title={texts.approval}
      extra={
        <Button size="small" icon={<PlusOutlined />} onClick={() => onChange(addApprover(draft))}>
          {texts.addApprover}
        </Button>
      }
    >
      <Table
        size="small"
        rowKey="at"
        pagination={false}
        scroll={{ x: 640 }}
        dataSource={(draft.approval?.steps ?? []).map((step, at) => ({ at, step }))}
        columns={[
          { title: '#', width: 44, render: (_, { at }) => at + 1 },
          {
            title: texts.decides,
            width: 190,
            render: (_, { at, step }) => (
              <Select
                style={{ width: '100%' }}
                aria-label={`${texts.decides} ${at + 1}`}
                value={valueOf(step.by)}
                options={options}
                onChange={(value: string) =>
                  onChange(
                    chooseApprover(draft, at, approverOf(value), nameOf(valueOf(step.by)), nameOf(value)),
                  )
                }
              />
            ),
          },
          ...(['zh', 'en'] as const).map((language) => ({
            title: language === 'zh' ? texts.labelZh : texts.labelEn,
            render: (_: unknown, { at, step }: { at: number; step: ApprovalStep }) => (
              <Input
                value={step[language]}
                aria-label={`${language === 'zh' ? texts.labelZh : texts.labelEn} ${at + 1}`}
                onChange={(event) => set(at, { [language]: event.target.value })}
              />
            ),
          })),
          {
            title: texts.askedWhen,
            width: 220,
            render: (_, { at, step }) => (
              <ConditionInput
                label={`${texts.askedWhen} ${at + 1}`}
                draft={draft}
                condition={step.when}
                placeholder="amount > 5000"
                onChange={(when) => set(at, { when } as Partial<ApprovalStep>)}
              />
            ),
          },
          {
            title: texts.operation,
            width: 56,
            render: (_, { at }) => (
              <Button
                danger
                icon={<DeleteOutlined />}
                disabled={(draft.approval?.steps.length ?? 0) < 2}
                aria-label={`${texts.remove} ${at + 1}`}
                onClick={() => onChange(setApprover(draft, at, undefined))}
              />
            ),
          },
        ]}
      />
    </Card>
  )
}
