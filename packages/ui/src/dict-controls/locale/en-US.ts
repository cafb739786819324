import type { DictControlMessages } from './zh-CN'

/** Texts of the dictionary controls, in English. */
export const enUS: DictControlMessages = {
  nothingFound: 'Nothing found',
  loading: 'Loading…',
  loadFailed: 'Could not load',
  retry: 'Retry',
  noCode: 'The dictionary code must not be empty!',
  badCondition: 'JTreeSelect: the condition is wrong, a JSON text is needed!',
  searchAgain: (message) => `${message} (type again to retry)`,
  searchingBelow: 'Searching levels that are not open…',
  onlyOpened: 'Only levels that have been opened are searched',
  chooseFirst: (label) => `Choose ${label} first`,
}
