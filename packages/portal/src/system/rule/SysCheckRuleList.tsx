import { Modal } from '@lading/ui/dialogs'
import { Alert, Button, Input } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FormSection } from '@lading/ui/form'
import type { ListRow } from '@lading/ui/list-page'
import { failureText } from '@/platform/queryClient'
import { request } from '@/platform/request'
import { FormControl } from '../administration/FormControl'
import { SystemPage } from '../administration/SystemPage'
import { RuleSteps } from './RuleSteps'
import { sysCheckRule } from './checkRule.entity'

/** 校验规则: what codes have to look like, with a place to try one (contract §18). */
export function SysCheckRuleList(): ReactNode {
  const { t } = useTranslation('system')
  const [tried, setTried] = useState<ListRow>()
  return (
    <>
      <SystemPage
        entity={sysCheckRule}
        operationWidth={190}
        operations={(row) => (
          <Button
            type="link"
            size="small"
            aria-label={`${t('ops.rule.test')} ${String(row.ruleName)}`}
            onClick={() => setTried(row)}
          >
            {t('ops.rule.test')}
          </Button>
        )}
        form={(form) => (
          <>
            <FormSection form={form} rows={sysCheckRule.form[0]!.rows} />
            <FormControl form={form} name="ruleJson">
              {({ id, value, onChange, disabled, 'aria-describedby': describedBy }) => (
                <RuleSteps
                  id={id}
                  value={value}
                  onChange={onChange}
                  disabled={disabled}
                  describedBy={describedBy}
                />
              )}
            </FormControl>
          </>
        )}
      />
      {tried ? <CheckTester rule={tried} onClose={() => setTried(undefined)} /> : null}
    </>
  )
}

/** Asks the server whether a value keeps the rule, as a form would. */
function CheckTester({ rule, onClose }: { rule: ListRow; onClose: () => void }): ReactNode {
  const { t } = useTranslation('system')
  const [value, setValue] = useState('')
  const [told, setTold] = useState<{ ok: boolean; text: string }>()
  const ask = async () => {
    try {
      const query = { ruleCode: String(rule.ruleCode), value: encodeURIComponent(value) }
      await request().checks.rule({ query, silent: true })
      setTold({ ok: true, text: t('ops.rule.kept') })
    } catch (failure) {
      setTold({ ok: false, text: failureText(failure, t('ops.failed')) })
    }
  }
  return (
    <Modal
      open
      title={t('ops.rule.testOf', { name: rule.ruleName })}
      okText={t('ops.rule.test')}
      okButtonProps={{ disabled: value === '' }}
      onOk={() => void ask()}
      onCancel={onClose}
    >
      <Input
        autoFocus
        maxLength={300}
        value={value}
        aria-label={t('ops.rule.value')}
        placeholder={t('ops.rule.value')}
        onChange={(event) => {
          setValue(event.target.value)
          setTold(undefined)
        }}
        onPressEnter={() => value !== '' && void ask()}
      />
      <div role="status" className="ld-gap">
        {told ? <Alert type={told.ok ? 'success' : 'error'} showIcon title={told.text} /> : null}
      </div>
    </Modal>
  )
}
