// Derived from systemUser.entity.ts by `lading generate`: edits here are overwritten; change the definition.
import { defineBusinessRoute } from '@/app/defineBusinessRoute'

export default defineBusinessRoute({
  entity: {
    key: 'systemUser',
    name: 'SystemUser',
    label: { zh: '人员档案', en: 'Staff' },
    area: 'hr',
    permissions: {
      prefix: 'hr:systemUser',
      actions: ['list', 'add', 'edit', 'delete', 'batch_delete', 'export', 'import'],
    },
  },
  definition: async () => (await import('./systemUser.entity')).systemUser,
  pages: {
    list: () => import('./SystemUserList'),
    record: async () => (await import('./SystemUserModal')).SystemUserModal,
  },
})
