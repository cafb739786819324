import { SystemPage } from '../administration/SystemPage'
import { storedTenant, sysTenant } from './tenant.entity'
import { tenantSource } from './tenantSource'

/** 租户管理. */
export function TenantList() {
  return <SystemPage entity={sysTenant} stored={storedTenant} source={tenantSource} />
}
