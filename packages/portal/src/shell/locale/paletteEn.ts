import type { Translated } from '@/app/i18n/messages'
import type { paletteZh } from './paletteZh'

/** Texts of the palette and of the help on keys. */
export const paletteEn: Translated<typeof paletteZh> = {
  title: 'Find pages, records and actions',
  placeholder: 'A page, a number, a customer, or something to do',
  none: 'Nothing matches',
  searching: 'Searching…',
  hint: '↑ ↓ choose, Enter opens, Esc closes',
  pin: 'Pin',
  unpin: 'Unpin',
  notices: 'My announcements',
  custom: 'Appearance settings',
  groups: { pinned: 'Pinned', recent: 'Recent', pages: 'Menu', records: 'Records', actions: 'Actions' },
  keys: {
    title: 'Keyboard shortcuts',
    places: { shell: 'On every page', form: 'In forms', grid: 'In the table of lines' },
    shell: {
      0: 'Find pages, records and actions',
      1: 'Show these keys',
      2: 'On a tab: open its menu',
      3: 'On a tab: close it',
    },
    form: { 0: 'Save', 1: 'Go to “Back”; Enter then leaves' },
    grid: {
      0: 'Edit the cell',
      1: 'Next cell; in the last row, a new row',
      2: 'Next row',
      3: 'Copy; Ctrl+V pastes, also from Excel and WPS',
      4: 'Undo; Ctrl+Y does it again',
      5: 'Fill down; Ctrl+R fills right',
      6: 'Find; Ctrl+H replaces',
      7: 'Put in today’s date',
      8: 'Leave the table',
    },
  },
}
