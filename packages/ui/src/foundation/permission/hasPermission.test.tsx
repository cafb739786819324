import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { PermissionEntry, PermissionLists } from '@lading/core/permission'
import { createDemoDataSource } from '../../testing/fixtures/demoDataSource'
import { UiProvider } from '../UiProvider'
import { HasPermission, useDisabledByPermission } from './HasPermission'
import { Can } from './useCan'

const demo = createDemoDataSource()
const entry = (type: string, more: Partial<PermissionEntry> = {}): PermissionEntry => ({
  action: 'crm:visit:archive',
  type,
  ...more,
})
const allAuth = [entry('1'), entry('2')]

function Archive({ form }: { form?: PermissionEntry[] }) {
  const disabled = useDisabledByPermission('crm:visit:archive', form)
  return (
    <>
      <HasPermission code="crm:visit:archive" form={form} fallback="removed">
        shown
      </HasPermission>
      {disabled ? ' disabled' : ''}
      <Can code="crm:visit:archive" fallback=" refused">
        {' '}
        offered
      </Can>
    </>
  )
}

const told = (permissions: PermissionLists | undefined, form?: PermissionEntry[]) =>
  renderToString(
    <UiProvider dataSource={demo} permissions={permissions}>
      <Archive form={form} />
    </UiProvider>,
  )
    .replace(/<!--.*?-->/g, '')
    .replace(/<style.*?<\/style>|<[^>]+>/gs, '')
    .replace(/\s+/g, ' ')
    .trim()

it.each<[string, PermissionLists | undefined, PermissionEntry[] | undefined, string]>([
  ['no lists at all', undefined, undefined, 'shown offered'],
  ['held as type 1', { auth: [entry('1')], allAuth }, undefined, 'shown disabled offered'],
  ['held as type 2', { auth: [entry('2')], allAuth }, undefined, 'removed offered'],
  ['another held', { auth: [entry('2', { action: 'x' })], allAuth }, undefined, 'removed disabled refused'],
  ['switched off', { auth: [], allAuth: [entry('1', { status: '0' })] }, undefined, 'shown offered'],
  ['named by the form', { auth: [], allAuth }, [entry('1'), entry('2')], 'shown offered'],
  [
    'refused by the form',
    { auth: [], allAuth: [] },
    [entry('2', { status: '0' })],
    'removed disabled offered',
  ],
])('%s: the directive and lists say', (_case, lists, form, expected) => {
  expect(told(lists, form)).toBe(expected)
})
