// Derived from oaMailAccount.entity.ts by `lading generate`: edits here are overwritten; change the definition.
import { defineBusinessRoute } from '@/app/defineBusinessRoute'

export default defineBusinessRoute({
  entity: {
    key: 'oaMailAccount',
    name: 'MailAccount',
    label: { zh: '邮箱账号申请', en: 'E-mail account' },
    area: 'office',
    permissions: {
      prefix: 'office:oaMailAccount',
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
  definition: async () => (await import('./oaMailAccount.entity')).oaMailAccount,
  pages: {
    list: () => import('./MailAccountList'),
    record: async () => (await import('./MailAccountModal')).MailAccountModal,
  },
})
