import type { ListPageMessages } from './zh-CN'

/** Texts of the list page, in English. */
export const enUS: ListPageMessages = {
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
  exporting: (rows) => `Exporting ${rows} ${rows === 1 ? 'row' : 'rows'}, please wait`,
  exportSeconds: (seconds) => `${seconds} s`,
  cancelExport: 'Cancel the export',
  importFile: 'Import',
  refresh: 'Refresh',
  news: (count: number) =>
    Number.isFinite(count)
      ? `${count} new ${count === 1 ? 'row' : 'rows'}: refresh`
      : 'There is newer data: refresh',
  columns: 'Columns',
  density: 'Density',
  densities: { small: 'Compact', middle: 'Medium', large: 'Comfortable' },
  more: 'More',
  operation: 'Actions',
  operationOf: (record) => `Actions for ${record}`,
  selected: (count) => `${count} selected`,
  clear: 'Clear',
  total: (text) => `${text} ${text === '1' ? 'record' : 'records'}`,
  empty: 'No records yet',
  emptyFiltered: 'Nothing matches these conditions. Try wider ones.',
  loadFailed: 'The list could not be loaded',
  retry: 'Try again',
  selectOne: 'Select a record first.',
  selectSingle: 'Choose one record.',
  unknownData: 'The list returned data of an unknown type',
  tooManyRows: (most) => `Too many rows: only the first ${most} were opened`,
  addChild: 'Add below',
  expandAll: 'Expand all',
  collapseAll: 'Collapse all',
  open: (name) => `Expand “${name}”`,
  subTableFailed: (retries) => `Failed to open sub-table after ${retries} retries`,
  confirmTitle: 'Confirm deletion',
  confirmBatch: 'Delete the selected records?',
  confirmOne: (record) => `Delete “${record}”?`,
  removed: 'Deleted.',
  noExport: 'The file could not be downloaded',
  wrongImportType: 'Only .xls and .xlsx files can be imported',
  importTemplate: 'Download a template',
  importDirect: 'Upload .xls / .xlsx files as they are: the server checks them',
  selectAll: 'Select the whole page',
  resetColumns: 'Back to the default',
  columnUp: (title: string) => `Move ${title} forward`,
  columnDown: (title: string) => `Move ${title} back`,
  columnWidth: (title: string) => `Width of ${title}`,
  noUrl: (name: string) => `Set the property url.${name}.`,
  list: (label) => `${label} list`,
}

/** Lower case for the first letter, unless the word is an abbreviation such as ETA. */
function lower(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label
}
