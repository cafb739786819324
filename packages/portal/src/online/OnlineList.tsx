import { useEffect, useMemo } from 'react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { textIn } from '@lading/core/text'
import { usePageHost } from '@lading/ui/foundation'
import { EntityList, useListPage } from '@lading/ui/pages'
import { useLocale } from '@/app/i18n/useLocale'
import { usePermissions } from '@/session/permissions'
import { OnlineForm } from './OnlineForm'
import type { OnlineFormPage } from './OnlineForm'
import { below, inMenu, listedAs } from './onlinePath'

/** A list of a stored form: table, tree, main and sub table, or lines within, as path and definition say (spec 1 §2). */
export function OnlineList(): ReactNode {
  return <OnlineForm>{(page) => <Records key={page.form.number} {...page} />}</OnlineForm>
}

function Records({ form, kind, list }: OnlineFormPage): ReactNode {
  const entity = useMemo(() => listedAs(form.entity, kind), [form, kind])
  const page = useListPage(entity)
  const navigate = useNavigate()
  const host = usePageHost()
  const { menu } = usePermissions()
  const label = textIn(entity.label, useLocale())
  // Opened by its code, the page is called as all such pages are until the form is known.
  const title = inMenu(menu, list) ? undefined : label
  useEffect(() => {
    if (title !== undefined) host?.setTitle(title)
  }, [host, title])
  return <EntityList page={page} onNavigate={(path) => void navigate(below(list, entity, path))} />
}
