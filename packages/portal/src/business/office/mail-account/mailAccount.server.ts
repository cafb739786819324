import { defineResource, seedRows } from '@lading/server'
import { oaMailAccount } from './oaMailAccount.entity'
import { oaMailAccountMigrations } from './oaMailAccount.migrations'

/** 邮箱账号申请: calls below `/office/oaMailAccount`. */
export const mailAccountServer = defineResource(oaMailAccount, {
  migrations: oaMailAccountMigrations,
  // Believable rows for the demo; never in production.
  seed: (context) =>
    seedRows(oaMailAccount, context, {
      rows: 20,
      scaled: false,
      values: {
        name: (random) =>
          random.pick(['ops-shanghai', 'sales2', 'cosco-supply', 'noreply-wms', 'wang.xiaomin']),
        reason: (random) =>
          random.pick(['新员工入职', '部门公共往来', '客户要求专用邮箱', '系统自动通知发信']),
      },
    }),
})
