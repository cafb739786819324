// Derived from partner.entity.ts by `lading generate`: edits here are overwritten; change the definition.
import { defineBusinessRoute } from '@/app/defineBusinessRoute'

export default defineBusinessRoute({
  entity: {
    key: 'partner',
    name: 'Partner',
    label: { zh: '合作方', en: 'Partner' },
    area: 'master',
    permissions: {
      prefix: 'master:partner',
      actions: ['list', 'add', 'edit', 'delete', 'batch_delete', 'export', 'import'],
    },
  },
  definition: async () => (await import('./partner.entity')).partner,
  pages: {
    list: () => import('./PartnerList'),
    record: async () => (await import('./PartnerModal')).PartnerModal,
  },
})
