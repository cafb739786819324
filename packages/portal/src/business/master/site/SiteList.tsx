import { EntityList, useListPage } from '@lading/ui/pages'
import { site } from './site.entity'
import { SiteModal } from './SiteModal'

/** 站点: list. */
export function SiteList() {
  const page = useListPage(site)
  return <EntityList page={page} record={SiteModal} />
}
