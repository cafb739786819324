import type { Exchanged } from '@lading/core/contract'
import type { ServerModule } from '../module'
import { mountDataSources } from '../dataSources/dataSourceRoutes'
import { reportsModule } from '../reports/reportsModule'
import { onlineModule } from '../online/onlineModule'
import { outboxModule } from '../outbox/outboxModule'
import { systemDictionaries } from './dict/systemDictionaries'
import { mountDictionaryAdministration } from './dict/administrationRoutes'
import { mountLookups } from './dict/lookupRoutes'
import { mountDepartments } from './department/departmentRoutes'
import { mountDepartmentLookups } from './department/lookupRoutes'
import { mountApprovals } from './approval/approvalRoutes'
import { mountBoards } from './dashboard/boardFigures'
import { mountChains } from './chain/chainRoutes'
import { mountAnnouncementAdministration } from './announcement/announcementAdministration'
import { mountCategoryAdministration } from './category/categoryAdministration'
import { mountDepartmentRoles } from './department/departmentRoleRoutes'
import { mountFiles } from './file/fileRoutes'
import { jobExchange } from './monitor/jobExchange'
import { mountHealth } from './monitor/healthRoutes'
import { mountJobs } from './monitor/jobRoutes'
import { mountLogs, mountOnline } from './monitor/logRoutes'
import { mountOwnSessions } from './monitor/ownSessions'
import { mountPermissionAdministration } from './permission/administrationRoutes'
import { mountDataRules, mountTickedRules } from './permission/dataRuleRoutes'
import { mountExplanations } from './permission/explainRoutes'
import { mountGrants } from './permission/grantRoutes'
import { mountNotOffered } from './notOffered/notOfferedRoutes'
import { mountExchange } from './exchange/exchange'
import { personExchanges } from './exchange/personExchanges'
import { treeExchanges } from './exchange/treeExchanges'
import { mountLotteries } from './lottery/lotteryRoutes'
import { mountMessages } from './message/messageRoutes'
import { mountRecords } from './record/recordRoutes'
import { mountReportExport } from './report/reportExport'
import { mountReports } from './report/reportRoutes'
import { mountRules } from './rule/ruleRoutes'
import { mountUserMemberships } from './user/membershipRoutes'
import { mountPhone } from './user/phoneRoutes'
import { mountProfile } from './user/profileRoutes'
import { mountAnnouncementReaders } from './announcement/announcementReaders'
import { mountAnnouncements } from './announcement/announcementRoutes'
import { mountCategoryLists } from './category/categoryLists'
import { mountCategories } from './category/categoryRoutes'
import { mountChecks } from './check/checkRoutes'
import { mountDashboard } from './dashboard/dashboardRoutes'
import { mountPositions } from './position/positionRoutes'
import { mountRoles } from './role/roleRoutes'
import { mountCas } from './session/casRoutes'
import { mountRegistration } from './session/registration'
import { mountSession } from './session/sessionRoutes'
import { mountSavedQueries } from './savedQuery/savedQueryRoutes'
import { mountOtherLogins } from './session/otherLoginRoutes'
import { mountSecondFactors } from './session/secondFactorRoutes'
import { mountShares } from './share/shareRoutes'
import { mountThirdAccounts } from './session/thirdAccountRoutes'
import { mountThirdLogin } from './session/thirdLoginRoutes'
import { systemMenus } from './permission/systemMenus'
import { mountTenants } from './tenant/tenantRoutes'
import { mountUserAdministration } from './user/administrationRoutes'
import { mountUserDirectory } from './user/directoryRoutes'
import { mountUserAgents } from './user/userAgentRoutes'
import { mountUserPickers } from './user/pickerRoutes'

/** What every Lading server has, whatever its business modules are. */
export const kernelModules: readonly ServerModule[] = [
  { name: 'system', menus: systemMenus, dictionaries: systemDictionaries },
  {
    name: 'session',
    routes: (app, context) => {
      mountSession(app, context)
      mountRegistration(app, context)
      mountCas(app, context)
      mountThirdLogin(app, context)
      mountThirdAccounts(app, context)
      mountSecondFactors(app, context)
      mountOtherLogins(app, context)
    },
  },
  {
    name: 'users',
    routes: (app, context) => {
      mountUserAdministration(app, context)
      mountUserPickers(app, context)
      mountUserMemberships(app, context)
      mountProfile(app, context)
      mountPhone(app, context)
      mountUserAgents(app, context)
      mountUserDirectory(app, context)
    },
  },
  { name: 'roles', routes: mountRoles },
  {
    name: 'permissions',
    routes: (app, context) => {
      mountPermissionAdministration(app, context)
      mountGrants(app, context)
      mountDataRules(app, context)
      mountExplanations(app, context)
      mountTickedRules(app, context)
      mountDepartmentRoles(app, context)
    },
  },
  {
    name: 'departments',
    routes: (app, context) => {
      mountDepartments(app, context)
      mountDepartmentLookups(app, context)
    },
  },
  { name: 'positions', routes: mountPositions },
  {
    name: 'dictionaries',
    routes: (app, context) => {
      mountLookups(app, context)
      mountDictionaryAdministration(app, context)
    },
  },
  {
    name: 'categories',
    routes: (app, context) => {
      mountCategories(app, context)
      mountCategoryAdministration(app, context)
      mountCategoryLists(app, context)
    },
  },
  { name: 'checks', routes: mountChecks },
  {
    name: 'announcements',
    routes: (app, context) => {
      mountAnnouncements(app, context)
      mountAnnouncementAdministration(app, context)
      mountAnnouncementReaders(app, context)
    },
  },
  { name: 'approvals', routes: mountApprovals },
  { name: 'chains', routes: mountChains },
  { name: 'boards', routes: mountBoards },
  outboxModule,
  onlineModule,
  { name: 'files', routes: mountFiles },
  { name: 'shares', routes: mountShares },
  { name: 'rules', routes: mountRules },
  {
    name: 'reports',
    routes: (app, context) => {
      mountReports(app, context)
      mountReportExport(app, context)
    },
  },
  reportsModule,
  { name: 'dataSources', routes: mountDataSources },
  { name: 'messages', routes: mountMessages },
  {
    name: 'exchange',
    routes: (app, context) => {
      const exchanges = { ...personExchanges(context), ...treeExchanges(context), job: jobExchange(context) }
      for (const [name, exchange] of Object.entries(exchanges))
        mountExchange(app, context, name as Exchanged, exchange)
    },
  },
  { name: 'notOffered', routes: mountNotOffered },
  {
    name: 'monitor',
    routes: (app, context) => {
      mountLogs(app, context)
      mountOnline(app, context)
      mountOwnSessions(app, context)
      mountHealth(app, context)
      mountJobs(app, context)
    },
  },
  { name: 'dashboard', routes: mountDashboard },
  { name: 'tenants', routes: mountTenants },
  { name: 'savedQueries', routes: mountSavedQueries },
  { name: 'records', routes: mountRecords },
  { name: 'lotteries', routes: mountLotteries },
]
