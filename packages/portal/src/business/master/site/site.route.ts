// Derived from site.entity.ts by `lading generate`: edits here are overwritten; change the definition.
import { defineBusinessRoute } from '@/app/defineBusinessRoute'

export default defineBusinessRoute({
  entity: {
    key: 'site',
    name: 'Site',
    label: { zh: '站点', en: 'Site' },
    area: 'master',
    permissions: {
      prefix: 'master:site',
      actions: ['list', 'add', 'edit', 'delete', 'batch_delete', 'export', 'import'],
    },
  },
  definition: async () => (await import('./site.entity')).site,
  pages: {
    list: () => import('./SiteList'),
    record: async () => (await import('./SiteModal')).SiteModal,
  },
})
