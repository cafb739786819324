import { Drawer } from 'antd'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { defineEntity } from '@lading/core/entity'
import type { ResourceSource, SourceRow } from '@lading/ui/foundation'
import { asSourceError } from '@/platform/dataSource'
import { request } from '@/platform/request'
import { SystemPage } from '../administration/SystemPage'

/** A rule that narrows which records the holders of an entry see (contract §3.8). */
const dataRule = defineEntity({
  key: 'sysPermissionDataRule',
  name: 'DataRule',
  label: { zh: '数据规则', en: 'Data rule' },
  area: 'system',
  title: 'ruleName',
  fields: {
    ruleName: { kind: 'text', required: true, maxLength: 100, width: 160, zh: '规则名称', en: 'Rule' },
    ruleColumn: {
      kind: 'text',
      required: true,
      maxLength: 100,
      width: 120,
      hint: { zh: '记录的字段名，如 sysOrgCode', en: 'A field of the records, e.g. sysOrgCode' },
      zh: '字段',
      en: 'Field',
    },
    ruleConditions: {
      kind: 'dict',
      dict: 'rule_conditions',
      required: true,
      width: 110,
      zh: '条件',
      en: 'Condition',
    },
    ruleValue: {
      kind: 'text',
      required: true,
      maxLength: 500,
      width: 200,
      hint: {
        zh: '值，或系统变量 #{sys_user_code}、#{sys_org_code}',
        en: 'A value, or a variable: #{sys_user_code}, #{sys_org_code}',
      },
      zh: '规则值',
      en: 'Value',
    },
    status: {
      kind: 'dict',
      dict: 'valid_status',
      look: 'radio',
      default: '1',
      width: 80,
      zh: '状态',
      en: 'Status',
    },
  },
  list: ['ruleName', 'ruleColumn', 'ruleConditions', 'ruleValue', 'status'],
  query: ['ruleName', 'ruleValue'],
  form: [
    {
      section: { zh: '数据规则', en: 'Data rule' },
      rows: [['ruleName', 'status'], ['ruleColumn', 'ruleConditions'], ['ruleValue']],
    },
  ],
  permissions: { prefix: 'system:permission', actions: ['list', 'add', 'edit', 'delete'] },
  review: [],
})

const word = (value: unknown) => String(value ?? '').replaceAll('*', '')

/** The calls of the rules of one entry in the terms of a list page. */
function ruleSource(permissionId: string): Partial<ResourceSource> {
  const { permissions } = request()
  const inTerms = <Result,>(call: Promise<Result>) =>
    call.catch((failure: unknown) => {
      throw asSourceError(failure)
    })
  const rules = (query: object, signal?: AbortSignal) =>
    inTerms(permissions.findRules({ query: { permissionId, ...query }, signal, silent: true })) as Promise<
      SourceRow[]
    >
  const saved = async (call: Promise<unknown>, body: object) => {
    await inTerms(call)
    return { id: '', ...body } as SourceRow
  }
  const sent = (body: object) => ({ ...body, permissionId }) as never
  return {
    list: async ({ ruleName, ruleValue }, signal) => {
      const records = await rules({ ruleName: word(ruleName), ruleValue: word(ruleValue) }, signal)
      return { records, total: records.length, size: records.length, current: 1, pages: 1 }
    },
    get: async (id, signal) => (await rules({}, signal)).find((rule) => rule.id === id)!,
    add: (body) => saved(permissions.addRule({ body: sent(body) }), body),
    edit: (body) => saved(permissions.editRule({ body: sent(body) }), body),
    remove: async (id) => {
      await inTerms(permissions.removeRule({ query: { id } }))
    },
  }
}

/** The data rules of an entry: made here, ticked with the rights of a role. */
export function DataRules({
  entry,
  name,
  onClose,
}: {
  entry: SourceRow
  /** Of the entry, as the page shows it. */
  name: string
  onClose: () => void
}): ReactNode {
  const { t } = useTranslation('system')
  const source = useMemo(() => ruleSource(entry.id), [entry.id])
  return (
    <Drawer open size={960} title={`${t('grants.rules')} · ${name}`} onClose={onClose}>
      <SystemPage entity={dataRule} source={source} superQuery={false} deletesSeveral={false} />
    </Drawer>
  )
}
