/**
 * What an import may cost: kB (1,000 bytes) of minified, gzipped script that a page loads at once for it, without
 * React and antd, which the application has anyway. What an entry loads later, when it is first used, does not count
 * here but is printed. A new entry needs a line; whoever raises a number says why in the commit.
 */
export const budgets = {
  '@lading/core/contract': 29,
  '@lading/core/calls': 4,
  '@lading/core/envelope': 0.6,
  '@lading/core/sign': 5.5,
  '@lading/core/query': 6.5,
  '@lading/core/permission': 1,
  '@lading/core/rules': 6,
  // With yup.
  '@lading/core/rules-yup': 19,
  '@lading/core/cron': 9.5,
  '@lading/core/entity': 9,
  '@lading/core/workflow': 1.2,
  '@lading/core/text': 1.3,
  '@lading/request': 42,
  // With what shows formatted texts in tables as plain ones.
  '@lading/ui/foundation': 13.5,
  // Its goal is 70, the lines of the benchmark's adapter included; what is only done once a cell is active (pasting,
  // filling, dragging), once changes come or rows are checked comes later.
  '@lading/ui/grid': 70,
  // With an export that says how long it takes and can be given up, and a search form that knows every widget by name.
  '@lading/ui/list-page': 27,
  // The grid of its lines comes when there are lines to show.
  '@lading/ui/form': 54,
  // With messages that follow the language while they stand.
  '@lading/ui/dialogs': 14,
  '@lading/ui/cron-builder': 22,
  '@lading/ui/super-query': 28,
  '@lading/ui/pickers': 12,
  '@lading/ui/dict-controls': 9,
  // With the codes that were retired since 2006.
  '@lading/ui/area-select': 6,
  '@lading/ui/upload': 42,
  '@lading/ui/excel-import': 26,
  '@lading/ui/editors': 4,
  '@lading/ui/slider-verify': 2.5,
  '@lading/ui/context-menu': 1.5,
  '@lading/ui/testing': 32,
}

/** kB of script that the browser asks for before the first page of the built portal shows, React and antd included. */
export const firstLoad = 335

/**
 * Parts that are kept out: only the entries named under `atOnce` may bring them with them, and only those and the ones
 * under `later` may load them when they are used.
 */
export const parts = {
  'the schema library': {
    modules: /node_modules\/typebox\//,
    atOnce: ['@lading/core/contract'],
  },
  'the editable grid': {
    modules: /packages\/ui\/src\/grid\/(engine|view|EditableGrid)/,
    atOnce: ['@lading/ui/grid'],
    later: ['@lading/ui/form', '@lading/ui/excel-import', '@lading/ui/list-page'],
  },
  'form handling': {
    modules: /node_modules\/react-hook-form\//,
    atOnce: ['@lading/ui/form'],
    later: ['@lading/ui/grid', '@lading/ui/excel-import', '@lading/ui/list-page'],
  },
  'the rich-text editor': {
    modules: /node_modules\/(@tiptap|prosemirror-[a-z]+)\//,
    // Cells of rich text are written in a dialog.
    later: [
      '@lading/ui/editors',
      '@lading/ui/form',
      '@lading/ui/grid',
      '@lading/ui/excel-import',
      '@lading/ui/list-page',
    ],
  },
  'the code editor': {
    modules: /node_modules\/@(codemirror|lezer)\//,
    // Cells of code and Markdown are written in a dialog.
    later: [
      '@lading/ui/editors',
      '@lading/ui/form',
      '@lading/ui/grid',
      '@lading/ui/excel-import',
      '@lading/ui/list-page',
    ],
  },
  'what reads and builds cron expressions': {
    modules: /packages\/(core\/src\/cron|ui\/src\/cron-builder)\//,
    atOnce: ['@lading/core/cron', '@lading/ui/cron-builder'],
    // Cells of expressions are checked when there is one, and written in a dialog.
    later: ['@lading/ui/grid', '@lading/ui/form', '@lading/ui/excel-import', '@lading/ui/list-page'],
  },
  'what reads and writes workbooks': {
    modules: /node_modules\/(@e965\/xlsx|read-excel-file|write-excel-file|fflate)\//,
    later: ['@lading/ui/grid', '@lading/ui/form', '@lading/ui/excel-import', '@lading/ui/list-page'],
  },
  'what reads and writes PDF': {
    modules: /node_modules\/(@cantoo\/)?pdf[a-z-]*\//,
  },
  'pronunciations of Chinese': {
    modules: /node_modules\/pinyin-pro\//,
    // With the first letters that are typed into a field of users, departments or records.
    later: [
      '@lading/ui/foundation',
      '@lading/ui/dialogs',
      '@lading/ui/pickers',
      '@lading/ui/dict-controls',
      '@lading/ui/area-select',
      '@lading/ui/super-query',
      '@lading/ui/form',
      '@lading/ui/grid',
      '@lading/ui/excel-import',
      '@lading/ui/list-page',
    ],
  },
  'the names of all areas': {
    modules: /node_modules\/@vant\/area-data\//,
    // Shown values of records name areas, when there is one.
    later: [
      '@lading/ui/area-select',
      '@lading/ui/form',
      '@lading/ui/grid',
      '@lading/ui/excel-import',
      '@lading/ui/foundation',
      '@lading/ui/list-page',
      '@lading/ui/dialogs',
    ],
  },
}
