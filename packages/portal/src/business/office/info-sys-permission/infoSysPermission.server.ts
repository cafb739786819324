import { defineResource, seedRows } from '@lading/server'
import { oaInfoSysPermission } from './oaInfoSysPermission.entity'
import { oaInfoSysPermissionMigrations } from './oaInfoSysPermission.migrations'

/** 系统权限申请: calls below `/office/oaInfoSysPermission`. */
export const infoSysPermissionServer = defineResource(oaInfoSysPermission, {
  migrations: oaInfoSysPermissionMigrations,
  // Believable rows for the demo; never in production.
  seed: (context) =>
    seedRows(oaInfoSysPermission, context, {
      rows: 24,
      scaled: false,
      values: {
        account: (random) => random.pick(['wangxm', 'lijg', 'zhanghy', 'chenli', 'zhaowb']),
        workerNo: (random) => random.pick(['HD0102', 'HD0137', 'HD0215', 'HD0288']),
      },
    }),
})
