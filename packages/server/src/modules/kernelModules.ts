import type { ServerModule } from '../module'
import { systemDictionaries } from './dict/systemDictionaries'
import { mountDictionaryAdministration } from './dict/administrationRoutes'
import { mountLookups } from './dict/lookupRoutes'
import { mountDepartments } from './department/departmentRoutes'
import { mountAnnouncements } from './announcement/announcementRoutes'
import { mountCategories } from './category/categoryRoutes'
import { mountChecks } from './check/checkRoutes'
import { mountDashboard } from './dashboard/dashboardRoutes'
import { mountPositions } from './position/positionRoutes'
import { mountRoles } from './role/roleRoutes'
import { mountSession } from './session/sessionRoutes'
import { systemMenus } from './permission/systemMenus'
import { mountTenants } from './tenant/tenantRoutes'
import { mountUserAdministration } from './user/administrationRoutes'
import { mountUserPickers } from './user/pickerRoutes'

/** What every Lading server has, whatever its business modules are. */
export const kernelModules: readonly ServerModule[] = [
  { name: 'system', menus: systemMenus, dictionaries: systemDictionaries },
  { name: 'session', routes: mountSession },
  {
    name: 'users',
    routes: (app, context) => {
      mountUserAdministration(app, context)
      mountUserPickers(app, context)
    },
  },
  { name: 'roles', routes: mountRoles },
  { name: 'departments', routes: mountDepartments },
  { name: 'positions', routes: mountPositions },
  {
    name: 'dictionaries',
    routes: (app, context) => {
      mountLookups(app, context)
      mountDictionaryAdministration(app, context)
    },
  },
  { name: 'categories', routes: mountCategories },
  { name: 'checks', routes: mountChecks },
  { name: 'announcements', routes: mountAnnouncements },
  { name: 'dashboard', routes: mountDashboard },
  { name: 'tenants', routes: mountTenants },
]
