import type { ReactNode } from 'react'
import { sysOutbox } from '@lading/core/entity'
import type { DataColumnDefinition } from '@lading/ui/list-page'
import { useText } from '@/app/i18n/useLocale'
import { registry } from '@/app/registry'
import { SystemPage } from '../administration/SystemPage'

/** 发件箱: what went to other systems, and what did not. */
export function SysOutboxList(): ReactNode {
  const text = useText()
  const labels = new Map(registry.entities().map(({ entity }) => [entity.key, entity.label]))
  const kindOf = (key: unknown) => {
    const label = labels.get(String(key))
    return label ? text(label) : String(key ?? '')
  }
  return (
    <SystemPage
      entity={sysOutbox}
      columns={sysOutbox.list.map((field): string | DataColumnDefinition =>
        field === 'entity' ? { field, render: kindOf } : field,
      )}
    />
  )
}
