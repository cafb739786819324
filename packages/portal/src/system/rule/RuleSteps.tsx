import DeleteOutlined from '@ant-design/icons/DeleteOutlined'
import PlusOutlined from '@ant-design/icons/PlusOutlined'
import { Button, Input } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isPattern, readSteps, writeSteps } from './steps'
import type { RuleStep } from './steps'
import './rule.css'

/** The steps of a check rule, edited one below the other. The value is their JSON, as the server keeps it. */
export function RuleSteps({
  id,
  value,
  onChange,
  disabled,
  describedBy,
}: {
  id: string
  value: unknown
  onChange: (json: string) => void
  disabled: boolean
  describedBy: string | undefined
}): ReactNode {
  const { t } = useTranslation('system')
  const steps = readSteps(value)
  const set = (at: number, more: Partial<RuleStep>) =>
    onChange(writeSteps(steps.map((step, index) => (index === at ? { ...step, ...more } : step))))
  return (
    <div id={id} role="group" aria-label={t('ops.rule.steps')} aria-describedby={describedBy}>
      {steps.map((step, at) => (
        <div key={at} className="ld-rule-step">
          <Input
            disabled={disabled}
            aria-label={t('ops.rule.digitsOf', { at: at + 1 })}
            placeholder={t('ops.rule.digits')}
            value={step.digits}
            status={/^(\*|[1-9]\d{0,3})$/.test(step.digits) ? '' : 'error'}
            onChange={(event) => set(at, { digits: event.target.value.trim() })}
          />
          <Input
            disabled={disabled}
            aria-label={t('ops.rule.patternOf', { at: at + 1 })}
            placeholder={t('ops.rule.pattern')}
            value={step.pattern}
            status={isPattern(step.pattern) ? '' : 'error'}
            onChange={(event) => set(at, { pattern: event.target.value })}
          />
          <Input
            disabled={disabled}
            aria-label={t('ops.rule.messageOf', { at: at + 1 })}
            placeholder={t('ops.rule.message')}
            value={step.message}
            onChange={(event) => set(at, { message: event.target.value })}
          />
          {disabled ? null : (
            <Button
              type="text"
              danger
              icon={<DeleteOutlined />}
              aria-label={t('ops.rule.removeStep', { at: at + 1 })}
              onClick={() => onChange(writeSteps(steps.filter((_, index) => index !== at)))}
            />
          )}
        </div>
      ))}
      {disabled ? null : (
        <Button
          type="dashed"
          block
          icon={<PlusOutlined />}
          onClick={() => onChange(writeSteps([...steps, { digits: '*', pattern: '', message: '' }]))}
        >
          {t('ops.rule.addStep')}
        </Button>
      )}
    </div>
  )
}
