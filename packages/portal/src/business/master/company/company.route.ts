// Derived from company.entity.ts by `lading generate`: edits here are overwritten; change the definition.
import { defineBusinessRoute } from '@/app/defineBusinessRoute'

export default defineBusinessRoute({
  entity: {
    key: 'company',
    name: 'Company',
    label: { zh: '公司', en: 'Company' },
    area: 'master',
    permissions: {
      prefix: 'master:company',
      actions: ['list', 'add', 'edit', 'delete', 'batch_delete', 'export', 'import'],
    },
  },
  definition: async () => (await import('./company.entity')).company,
  pages: {
    list: () => import('./CompanyList'),
    record: async () => (await import('./CompanyModal')).CompanyModal,
  },
})
