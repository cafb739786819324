import { announcementOperations } from './announcement'
import { approvalOperations } from './approval'
import { chainOperations } from './chain'
import { figureOperations } from './figures'
import { categoryOperations } from './category'
import { cgformOperations } from './cgform'
import { checkOperations } from './check'
import { dashboardOperations } from './dashboard'
import { dataRuleOperations } from './dataRule'
import { dataSourceOperations } from './dataSource'
import { departmentOperations } from './department'
import { departmentRoleOperations } from './departmentRole'
import { dictOperations } from './dict'
import { dictTableOperations } from './dictTable'
import { exchangeOperations } from './exchange'
import { fileOperations } from './file'
import { checkRuleOperations, fillRuleOperations, jobOperations, monitorOperations } from './monitor'
import { loginOperations } from './login'
import { lotteryOperations } from './lottery'
import { messageOperations } from './message'
import { onlineFormOperations } from './onlineForm'
import { otherLoginOperations } from './otherLogin'
import { permissionOperations } from './permission'
import { phoneOperations } from './phone'
import { positionOperations } from './position'
import { recordOperations } from './record'
import { reportOperations } from './report'
import { storedReportOperations } from './storedReport'
import { reportMailOperations } from './reportMail'
import { roleOperations } from './role'
import { savedQueryOperations } from './savedQuery'
import { secondFactorOperations } from './secondFactor'
import { sessionOperations } from './session'
import { shareOperations } from './share'
import { tenantOperations } from './tenant'
import { userOperations } from './user'
import { userAgentOperations } from './userAgent'
import { userDirectoryOperations } from './userDirectory'

/** Every call of the system resources by its id: the server mounts them, clients call them. */
export const operations = {
  ...sessionOperations,
  ...loginOperations,
  ...userOperations,
  ...roleOperations,
  ...departmentOperations,
  ...positionOperations,
  ...dictOperations,
  ...dictTableOperations,
  ...categoryOperations,
  ...checkOperations,
  ...announcementOperations,
  ...approvalOperations,
  ...chainOperations,
  ...figureOperations,
  ...dashboardOperations,
  ...tenantOperations,
  ...permissionOperations,
  ...departmentRoleOperations,
  ...dataRuleOperations,
  ...monitorOperations,
  ...jobOperations,
  ...checkRuleOperations,
  ...fillRuleOperations,
  ...fileOperations,
  ...reportOperations,
  ...storedReportOperations,
  ...dataSourceOperations,
  ...reportMailOperations,
  ...exchangeOperations,
  ...messageOperations,
  ...userAgentOperations,
  ...savedQueryOperations,
  ...recordOperations,
  ...secondFactorOperations,
  ...userDirectoryOperations,
  ...onlineFormOperations,
  ...cgformOperations,
  ...otherLoginOperations,
  ...phoneOperations,
  ...shareOperations,
  ...lotteryOperations,
}

/** Id of a system call. */
export type OperationId = keyof typeof operations
