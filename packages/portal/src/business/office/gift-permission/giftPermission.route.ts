// Derived from giftPermission.entity.ts by `lading generate`: edits here are overwritten; change the definition.
import { defineBusinessRoute } from '@/app/defineBusinessRoute'

export default defineBusinessRoute({
  entity: {
    key: 'giftPermission',
    name: 'GiftPermission',
    label: { zh: '礼品申请权限', en: 'Gift permission' },
    area: 'office',
    permissions: {
      prefix: 'office:giftPermission',
      actions: ['list', 'add', 'edit', 'delete', 'batch_delete', 'export', 'import', 'stop', 'start'],
    },
  },
  definition: async () => (await import('./giftPermission.entity')).giftPermission,
  pages: {
    list: () => import('./GiftPermissionList'),
    record: async () => (await import('./GiftPermissionModal')).GiftPermissionModal,
  },
})
