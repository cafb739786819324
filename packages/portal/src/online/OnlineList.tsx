import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { EntityList, useListPage } from '@lading/ui/pages'
import { OnlineForm } from './OnlineForm'
import type { OnlineFormPage } from './OnlineForm'
import { below, listedAs } from './onlinePath'

/** A list of a stored form: table, tree, main and sub table, or lines within, as path and definition say (spec 1 §2). */
export function OnlineList(): ReactNode {
  return <OnlineForm>{(page) => <Records key={page.form.number} {...page} />}</OnlineForm>
}

function Records({ form, kind, list }: OnlineFormPage): ReactNode {
  const entity = useMemo(() => listedAs(form.entity, kind), [form, kind])
  const page = useListPage(entity)
  const navigate = useNavigate()
  return <EntityList page={page} onNavigate={(path) => void navigate(below(list, entity, path))} />
}
