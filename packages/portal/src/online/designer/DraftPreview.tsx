import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { PageHostContext, UiProvider, useUi } from '@lading/ui/foundation'
import type { ResourceSource } from '@lading/ui/foundation'
import { EntityForm, useEntityForm } from '@lading/ui/form'
import { useSettings } from '@/shell/settings/settingsStore'
import { PageErrorBoundary } from '@/shell/errors/PageErrorBoundary'
import type { Draft } from './draft'
import { useDesignerTexts } from './useDesignerTexts'

/**
 * The form as people will see it, with the real components and what they look up. Nothing is stored, and rights that nobody
 * can have yet are not asked for. A draft that cannot be shown yet says so in its place.
 */
export function DraftPreview({ draft }: { draft: Draft }): ReactNode {
  const { dataSource, locale, mode, references } = useUi()
  const primaryColor = useSettings((settings) => settings.primary)
  const key = useMemo(() => JSON.stringify(draft), [draft])
  return (
    <PageErrorBoundary key={key} onRetry={() => undefined}>
      <UiProvider
        dataSource={dataSource}
        locale={locale}
        mode={mode}
        primaryColor={primaryColor}
        references={references}
      >
        {/* The form that is shown is no page: it names no tab, and nothing entered in it is to be saved. */}
        <PageHostContext value={undefined}>
          <Shown draft={draft} />
        </PageHostContext>
      </UiProvider>
    </PageErrorBoundary>
  )
}

function Shown({ draft }: { draft: Draft }): ReactNode {
  const { texts } = useDesignerTexts()
  const source = useMemo(() => {
    const refuse = () => Promise.reject(new Error(texts.previewOnly))
    return { list: refuse, queryById: refuse, add: refuse, edit: refuse } as unknown as ResourceSource
  }, [texts])
  const form = useEntityForm(draft, { source, onSaved: () => undefined, onCancel: () => undefined })
  return <EntityForm form={form} />
}
