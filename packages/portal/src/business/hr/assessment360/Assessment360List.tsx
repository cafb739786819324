import { useNavigate } from 'react-router-dom'
import { EntityList, useListPage } from '@lading/ui/pages'
import { assessment360 } from './assessment360.entity'
import { Assessment360Modal } from './Assessment360Modal'

/** 360 考核: list. */
export function Assessment360List() {
  const page = useListPage(assessment360)
  const navigate = useNavigate()
  return <EntityList page={page} record={Assessment360Modal} onNavigate={navigate} />
}
