import type { Translated } from '@/app/i18n/messages'
import type { homeZh } from './homeZh'

/** Texts of what a user has to do today. */
export const homeEn: Translated<typeof homeZh> = {
  all: 'All',
  failed: 'Could not be loaded',
  waiting: 'Waiting for me',
  noWaiting: 'Nothing waits for your approval',
  drafts: 'My drafts',
  noDrafts: 'You have no unfinished records',
  noNumber: '(no number yet)',
  unread: 'Unread messages',
  noUnread: 'Nothing unread',
  recent: 'Recent pages',
  noRecent: 'You have not opened another page yet',
  steps: {
    title: 'First steps',
    aside: 'Do not show again',
    putAside: 'Do not show again: {{step}}',
    profile: 'Complete your profile',
    palette: 'Try the palette',
    approve: 'Look at your approvals',
    record: 'Add your first record',
    user: 'Add a user',
    role: 'Give a role its rights',
  },
  stepHints: {
    profile: 'A picture and an e-mail address',
    palette: 'Ctrl K: pages, records, actions',
    approve: 'What waits for your decision is here',
    record: 'Save it as a draft and go on any time',
    user: 'An account with department and roles',
    role: 'Pages, buttons and data rules',
  },
  siteMap: {
    all: 'All',
    recent: 'Recent',
    pinned: 'Pinned',
    hint: 'Every page that you may open, by the groups of the menu. Ctrl+K finds pages and records from anywhere.',
    account: 'My account',
    settings: 'Account settings',
    notices: 'My announcements',
    find: 'Find a page',
    none: 'No page matches',
  },
}
