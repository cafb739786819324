import { Button, Modal } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListRow } from '@lading/ui/list-page'
import { request } from '@/platform/request'
import { SystemPage } from '../administration/SystemPage'
import { sysFillRule } from './fillRule.entity'
import './rule.css'

/** 填值规则: how the server makes values, each can be tried (contract §18). */
export function SysFillRuleList(): ReactNode {
  const { t } = useTranslation('system')
  const [made, setMade] = useState<{ name: string; value: unknown }>()
  const test = async (row: ListRow) => {
    try {
      const value = await request().checks.fillTest({ query: { ruleCode: String(row.ruleCode) } })
      setMade({ name: String(row.ruleName), value })
    } catch (failure) {
      request().report(failure)
    }
  }
  return (
    <>
      <SystemPage
        entity={sysFillRule}
        operationWidth={190}
        operations={(row) => (
          <Button
            type="link"
            size="small"
            aria-label={`${t('ops.rule.test')} ${String(row.ruleName)}`}
            onClick={() => void test(row)}
          >
            {t('ops.rule.test')}
          </Button>
        )}
      />
      <Modal
        open={made !== undefined}
        title={t('ops.rule.testOf', { name: made?.name })}
        footer={null}
        onCancel={() => setMade(undefined)}
      >
        <pre className="ld-rule-value">
          {typeof made?.value === 'string' ? made.value : JSON.stringify(made?.value, null, 2)}
        </pre>
      </Modal>
    </>
  )
}
