// Derived from oaInfoSysPermission.entity.ts by `lading generate`: edits here are overwritten; change the definition.
import { defineBusinessRoute } from '@/app/defineBusinessRoute'

export default defineBusinessRoute({
  entity: {
    key: 'oaInfoSysPermission',
    name: 'InfoSysPermission',
    label: { zh: '系统权限申请', en: 'Access application' },
    area: 'office',
    permissions: {
      prefix: 'office:oaInfoSysPermission',
      actions: [
        'list',
        'add',
        'edit',
        'delete',
        'batch_delete',
        'export',
        'import',
        'submit',
        'withdraw',
        'remind',
        'finish',
      ],
    },
  },
  definition: async () => (await import('./oaInfoSysPermission.entity')).oaInfoSysPermission,
  pages: {
    list: () => import('./InfoSysPermissionList'),
    record: async () => (await import('./InfoSysPermissionModal')).InfoSysPermissionModal,
  },
})
