import type { ListPageMessages } from './zh-CN'

/** Texts of the list page, in English. */
export const enUS: ListPageMessages = {
  search: 'Search',
  reset: 'Reset',
  expand: 'More',
  collapse: 'Less',
  searchForm: 'Search',
  begin: 'From',
  end: 'To',
  min: 'Min',
  max: 'Max',
  enterText: (label) => `Enter ${lower(label)}`,
  chooseText: (label) => `Choose ${lower(label)}`,
  add: 'Add',
  remove: 'Delete',
  edit: 'Edit',
  view: 'View',
  removeBatch: 'Delete selected',
  exportFile: 'Export',
  importFile: 'Import',
  refresh: 'Refresh',
  columns: 'Columns',
  density: 'Density',
  densities: { small: 'Compact', middle: 'Medium', large: 'Comfortable' },
  more: 'More',
  operation: 'Actions',
  operationOf: (record) => `Actions for ${record}`,
  selected: (count) => `${count} selected`,
  clear: 'Clear',
  total: (text) => `${text} records`,
  empty: 'No records yet',
  emptyFiltered: 'Nothing matches these conditions. Try wider ones.',
  loadFailed: 'The list could not be loaded',
  retry: 'Try again',
  selectOne: 'Select a record first.',
  confirmTitle: 'Confirm deletion',
  confirmBatch: 'Delete the selected records?',
  confirmOne: (record) => `Delete “${record}”?`,
  removed: 'Deleted.',
  noExport: 'The file could not be downloaded',
  wrongImportType: 'Only .xls and .xlsx files can be imported',
  importPartial: 'Imported, but some rows were refused.',
  showAllColumns: 'Show all',
  list: (label) => `${label} list`,
}

/** Lower case for the first letter, unless the word is an abbreviation such as ETA. */
function lower(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label
}
