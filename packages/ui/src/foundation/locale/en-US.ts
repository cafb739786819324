import type { FoundationMessages } from './zh-CN'

/** Texts of the foundation, in English. */
export const enUS: FoundationMessages = {
  tooFast: 'You are clicking too fast, please slow down.',
  loadFailed: 'Could not load',
  unknownError: 'Unknown error',
  yes: 'Yes',
  no: 'No',
  empty: '-',
  clear: 'Clear',
  choose: 'Choose',
  nothingFound: 'Nothing found',
  enterKeyword: 'Enter what to search for',
  openAgain: (message) => `${message} (open again to retry)`,
  retry: 'Try again',
  dialogNotLoaded: 'The dialog could not be loaded; check the network and try again',
  portMissing: (port) => `The data source has no “${port}”, which this control needs`,
  nameNotFound: (text: string) => `Nothing is called “${text}”; nothing was chosen`,
  nameAmbiguous: (text: string) => `Several are found for “${text}”; choose from the list`,
  nameNotSearched: (text: string, reason: string) => `“${text}” could not be looked up: ${reason}`,
  loading: 'Loading…',
  search: 'Search',
  reset: 'Reset',
  expand: 'More',
  collapse: 'Less',
  popups: 'Popups',
}
