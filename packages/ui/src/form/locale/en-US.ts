import { lower } from '../../foundation/locale/lower'
import type { FormMessages } from './zh-CN'

/** Texts of the form, in English. */
export const enUS: FormMessages = {
  titles: {
    add: (label) => `New ${lower(label)}`,
    edit: (label) => `Edit ${lower(label)}`,
    view: (label) => label,
  },
  pageTitles: {
    add: (name) => `New ${name}`,
    edit: (name) => `Edit ${name}`,
    view: (name) => `View ${name}`,
  },
  save: 'Save',
  close: 'Close',
  back: 'Back',
  keyOf: (key) => `Keyboard: ${key}`,
  edit: 'Edit',
  saved: 'Saved.',
  notTaken: (labels) => `Not saved: ${labels.join(', ')}. The form has changed, or you may not enter this.`,
  step: (action, label) =>
    lower(label).startsWith(`${lower(action)} `) ? action : `${action} ${lower(label)}`,
  steps: 'Document actions',
  invalid: (count) =>
    count === 1
      ? '1 value needs your attention; it is marked in red'
      : `${count} values need your attention; they are marked in red`,
  uploading: 'Files are still being sent; please wait a moment',
  loadFailed: 'The record could not be loaded',
  linesFailed: 'The lines could not be loaded; please try again',
  retry: 'Try again',
  dirty: 'Unsaved changes',
  leaveTitle: 'Discard your changes?',
  leaveContent: 'You have unsaved changes. They are lost when you leave.',
  leave: 'Discard',
  stay: 'Keep editing',
  conflictTitle: 'Somebody else changed this record',
  conflictContent: (by) =>
    `${by === '' ? 'Another user' : by} saved it after you had opened it. Load the latest version and lose your changes, or save yours over it.`,
  goneMeanwhile: 'This record was deleted',
  goneContent: (why, renewable) =>
    `${why === '' ? '' : `${why}. `}Everything you entered is still here, but it cannot be saved to the old record. ${renewable ? 'Turn it into a new record to save it.' : 'Copy the lines before you leave.'}`,
  renew: 'Make it a new record',
  renewed: 'This is a new record now. It holds everything you entered; save it to keep it.',
  copyLines: 'Copy the lines',
  linesCopied: 'Lines copied: paste them into a grid or a spreadsheet',
  notCopied: 'The lines could not be copied',
  stayAndLook: 'Stay on this page',
  leavePage: 'Leave',
  changedMeanwhile: 'Somebody else has changed this field, too: you will be asked when you save',
  conflictsLeft: (count: number) =>
    `${count} ${count === 1 ? 'cell was' : 'cells were'} changed by others, too: choose first which value stays`,
  takeTheirs: 'Load the latest',
  keepMine: 'Keep mine',
  draftFound: (time) => `There is input of ${time} that was not saved. Restore it?`,
  draftOutdated: 'The record was saved since: you will be asked which one to keep when you save.',
  draftRestore: 'Restore input',
  draftDiscard: 'Discard',
  print: 'Print',
  printSaved: 'Save it first, then print',
  notPrinted: 'It could not be prepared for printing: try again',
  chain: {
    title: 'Related documents',
    notYours: 'You may not see it',
    unnamed: 'No number',
    open: (quantity) => `${quantity} open`,
    further: (count) => `${count} more`,
    more: 'There are more documents than are listed here',
  },
  approval: {
    title: 'Approvals',
    what: {
      submitted: 'submitted it',
      approved: 'approved',
      returned: 'returned it',
      rejected: 'rejected it',
      withdrawn: 'withdrew it',
    },
    did: (name: string, what: string) => `${name} ${what}`,
    inPlaceOf: (name: string, absent: string) => `${name} (for ${absent})`,
    waits: (names: readonly string[]) =>
      names.length === 0
        ? 'Nobody can approve it now: tell the administrator'
        : `Waiting for ${names.join(names.length > 2 ? ', ' : ' or ')}`,
  },
  lines: 'Lines',
  summary: 'Summary',
  none: 'None',
}
