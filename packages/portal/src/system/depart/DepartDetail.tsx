import { Descriptions } from 'antd'
import type { ReactNode } from 'react'
import { FieldValue, useText } from '@lading/ui/foundation'
import type { DepartmentNode } from '../administration/departmentTree'
import { shownNames, withFurtherNames } from '../administration/furtherNames'
import { sysDepart } from './depart.entity'

const NAMED = withFurtherNames(sysDepart, 'departName', 'departNameEn')
const SHOWN = NAMED.form
  .flatMap(({ rows }) => rows.flat())
  .filter((name) => name !== 'departName' && name !== 'parentId')

/** What is stored of a department. */
export function DepartDetail({ department }: { department: DepartmentNode }): ReactNode {
  const text = useText()
  const row = shownNames(department) as unknown as Record<string, unknown>
  return (
    <Descriptions
      size="small"
      // The library's own grey is too pale to read.
      styles={{ label: { color: 'var(--ant-color-text-secondary)' } }}
      column={{ xs: 1, md: 2 }}
      items={SHOWN.map((name) => ({
        key: name,
        label: text(NAMED.fields[name]!),
        children: <FieldValue entity={NAMED} name={name} row={row} />,
      }))}
    />
  )
}
