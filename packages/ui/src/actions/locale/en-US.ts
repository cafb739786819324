import { lower } from '../../foundation/locale/lower'
import type { ActionMessages } from './zh-CN'

/** Texts of actions, in English. */
export const enUS: ActionMessages = {
  ask: (action, name) => `${action}${name && ` ${name}`}?`,
  askMany: (action, count) => `${action}: ${count} chosen ${count === 1 ? 'record' : 'records'}?`,
  leads: (from, to, ends) => `Its state changes from “${from}” to “${to}”${ends ? '; that is final' : ''}.`,
  saves: 'Your unsaved changes will be saved first.',
  leave: (state) => `Leave as ${lower(state)}`,
  notNow: 'Not now',
  done: (action) => `${action}: done.`,
  more: 'More actions',
  choose: 'Choose a record first',
  changedMeanwhile: (by) =>
    `${by === '' ? 'Another user' : by} has just changed the data. Check it and confirm again: the latest version is used then.`,
  saveLinesFirst: 'Save the new lines first',
}
