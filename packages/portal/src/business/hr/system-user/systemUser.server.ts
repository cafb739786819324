import { defineResource, seedRecords } from '@lading/server'
import { systemUser } from './systemUser.entity'
import { systemUserMigrations } from './systemUser.migrations'

/** The demo’s records. */
const samples = [
  ['HD0001', 'admin', '系统管理员', 'System Admin', '1', '13600000001', 'admin@hangda.example.com', 'CC1009'],
  ['HD0102', 'sales', '王小敏', 'Wang Xiaomin', '2', '13600000002', 'wang.xm@hangda.example.com', 'CC1001'],
  ['HD0137', 'viewer', '陈立', 'Chen Li', '1', '13600000003', 'chen.li@hangda.example.com', 'CC1002'],
  ['HD0215', null, '李建国', 'Li Jianguo', '1', '13600000004', 'li.jg@hangda.example.com', 'CC1003'],
  ['HD0288', null, '张海燕', 'Zhang Haiyan', '2', '13600000005', 'zhang.hy@hangda.example.com', 'CC1004'],
  ['HD0301', null, '赵文博', 'Zhao Wenbo', '1', '13600000006', 'zhao.wb@hangda.example.com', 'CC2001'],
].map(([userId, userAccount, userName, englishName, gender, mobile, email, costcenter]) => ({
  userId,
  userAccount,
  userName,
  englishName,
  gender,
  mobile,
  email,
  costcenter,
}))

/** 人员档案: calls below `/hr/systemUser`. */
export const systemUserServer = defineResource(systemUser, {
  migrations: systemUserMigrations,
  // The demo's own; never in production.
  seed: (context) => seedRecords(systemUser, context, samples),
})
