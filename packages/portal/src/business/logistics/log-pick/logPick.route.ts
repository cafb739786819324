// Derived from logPick.entity.ts by `lading generate`: edits here are overwritten; change the definition.
import { defineBusinessRoute } from '@/app/defineBusinessRoute'

export default defineBusinessRoute({
  entity: {
    key: 'logPick',
    name: 'LogPick',
    label: { zh: '提货单', en: 'Collection note' },
    area: 'logistics',
    permissions: {
      prefix: 'logistics:logPick',
      actions: [
        'list',
        'add',
        'edit',
        'delete',
        'batch_delete',
        'export',
        'collect',
        'cancelCollect',
        'arrive',
        'cancel',
      ],
    },
  },
  definition: async () => (await import('./logPick.entity')).logPick,
  pages: {
    list: () => import('./LogPickList'),
    form: () => import('./LogPickForm'),
    record: async () => (await import('./LogPickModal')).LogPickModal,
  },
})
