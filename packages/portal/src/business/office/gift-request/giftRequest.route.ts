// Derived from giftRequest.entity.ts by `lading generate`: edits here are overwritten; change the definition.
import { defineBusinessRoute } from '@/app/defineBusinessRoute'

export default defineBusinessRoute({
  entity: {
    key: 'giftRequest',
    name: 'GiftRequest',
    label: { zh: '礼品申请', en: 'Gift request' },
    area: 'office',
    permissions: {
      prefix: 'office:giftRequest',
      actions: ['list', 'add', 'edit', 'delete', 'batch_delete', 'export', 'import', 'submit', 'withdraw'],
    },
  },
  definition: async () => (await import('./giftRequest.entity')).giftRequest,
  pages: {
    list: () => import('./GiftRequestList'),
    record: async () => (await import('./GiftRequestModal')).GiftRequestModal,
  },
})
