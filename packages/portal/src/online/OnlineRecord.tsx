import type { ReactNode } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { EntityForm, useEntityForm } from '@lading/ui/form'
import { OnlineForm } from './OnlineForm'
import type { OnlineFormPage } from './OnlineForm'
import { ShareFiles } from './ShareFiles'

/** A record of a stored form on a page of its own: add, edit and view. */
export function OnlineRecord(): ReactNode {
  return <OnlineForm>{(page) => <Record key={page.form.number} {...page} />}</OnlineForm>
}

function Record({ form: { entity }, list }: OnlineFormPage): ReactNode {
  const { id } = useParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const form = useEntityForm(entity, {
    id,
    readonly: pathname.includes('/view/'),
    onSaved: () => void navigate(list),
    onCancel: () => void navigate(list),
  })
  return (
    <>
      <EntityForm form={form} />
      {id ? <ShareFiles entity={entity} id={id} /> : null}
    </>
  )
}
