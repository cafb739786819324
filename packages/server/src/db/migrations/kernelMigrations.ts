import type { Migration } from '../migrate'
import { kernelMigration } from './0001Kernel'
import { runtimeMigration } from './0002Runtime'
import { administrationMigration } from './0003Administration'
import { dataRuleMigration } from './0004DataRules'
import { loginMigration } from './0005Logins'
import { savedQueryMigration } from './0006SavedQueries'
import { tenantRecordMigration } from './0007TenantRecords'
import { jobRunMigration } from './0008JobRuns'
import { oneRunPerJobMigration } from './0009OneRunPerJob'
import { defaultQueryMigration } from './0010DefaultQueries'
import { fileReferenceMigration } from './0011FileReferences'
import { recordOriginMigration } from './0012RecordOrigins'
import { approvalMigration } from './0013Approvals'
import { administrationLogMigration } from './0014AdministrationLog'
import { userGroupMigration } from './0014UserGroups'
import { announcementMigration } from './0015Announcements'
import { onlineFormMigration } from './0025OnlineForms'
import { formMenuGroupMigration } from './0026FormMenuGroups'
import { outboxFileMigration } from './0029OutboxFiles'
import { storedReportMigration } from './0028StoredReports'
import { outboxMigration } from './0020Outbox'
import { secondFactorMigration } from './0030SecondFactors'
import { cellCommentMigration } from './0035CellComments'
import { dataSourceMigration } from './0041DataSources'
import { nameMigration } from './0036Names'
import { reportMailMigration } from './0042ReportMails'
import { dataLogByTimeMigration } from './0048DataLogByTime'
import { lotteryMigration } from './0046Lotteries'
import { repeatedOriginMigration } from './0016RecordOriginsAgain'

/** The kernel's own steps, in order; append only. */
export const kernelMigrations: Migration[] = [
  kernelMigration,
  runtimeMigration,
  administrationMigration,
  dataRuleMigration,
  loginMigration,
  savedQueryMigration,
  tenantRecordMigration,
  jobRunMigration,
  oneRunPerJobMigration,
  defaultQueryMigration,
  fileReferenceMigration,
  recordOriginMigration,
  approvalMigration,
  userGroupMigration,
  administrationLogMigration,
  announcementMigration,
  outboxMigration,
  repeatedOriginMigration,
  onlineFormMigration,
  secondFactorMigration,
  formMenuGroupMigration,
  cellCommentMigration,
  storedReportMigration,
  outboxFileMigration,
  dataSourceMigration,
  nameMigration,
  reportMailMigration,
  lotteryMigration,
  dataLogByTimeMigration,
]
