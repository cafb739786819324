import { useMemo } from 'react'
import type { ReactNode } from 'react'
import type { ResourceSource } from '@lading/ui/foundation'
import { EntityForm, useEntityForm } from '@lading/ui/form'
import { PageErrorBoundary } from '@/shell/errors/PageErrorBoundary'
import type { Draft } from './draftEdits'

/** Numbers and checks are the server's; nothing that is entered in a preview reaches it. */
const nowhere = (): Promise<never> => new Promise(() => undefined)

/** The form as people will see it, with the real components. A draft that they cannot show yet says so in its place. */
export function DraftPreview({ draft }: { draft: Draft }): ReactNode {
  const key = useMemo(() => JSON.stringify(draft), [draft])
  return (
    <PageErrorBoundary key={key} onRetry={() => undefined}>
      <Shown key={key} draft={draft} />
    </PageErrorBoundary>
  )
}

function Shown({ draft }: { draft: Draft }): ReactNode {
  const source = useMemo(
    () => ({ list: nowhere, queryById: nowhere, add: nowhere, edit: nowhere }) as unknown as ResourceSource,
    [],
  )
  const form = useEntityForm(draft, { source, onSaved: () => undefined, onCancel: () => undefined })
  return <EntityForm form={form} />
}
