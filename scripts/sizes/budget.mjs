/**
 * What an import may cost: kB (1,000 bytes) of minified, gzipped script that a page loads at once for it, without
 * React and antd, which the application has anyway. What an entry loads later, when it is first used, does not count
 * here but is printed. A new entry needs a line; whoever raises a number says why in the commit. Numbers are multiples
 * of a half and leave at least 0.3 kB of room, so that a change of a few bytes elsewhere does not fail the run.
 */
export const budgets = {
  // With the calls of approvals, own sessions, explained permissions, health and views of lists: +1.2 kB.
  // And of chains of documents and figures of dashboards: +0.2 kB.
  // Calls of online forms, chains, figures, records of all entities, and views as a role: +2.3 kB.
  // The second factor of a login: +0.4 kB. Stored reports, versions of forms, and what forms grant: +1.4 kB.
  // Names in further languages, and data sources of reports: +1 kB. Mails by a timetable and the own absence: +0.3 kB.
  // Draws among the staff: +0.5 kB.
  // Calls of public clients for lines, trees, choices and files of online forms: +0.5 kB.
  '@lading/core/contract': 38,
  // The same calls by name: +0.2 kB; those of the second factor and of reports: +0.2 kB.
  // Calls of online forms: +0.1 kB.
  '@lading/core/calls': 5,
  '@lading/core/envelope': 0.6,
  '@lading/core/sign': 5.5,
  // With the kinds of fields, which say how each is compared.
  // Texts may come from a catalogue of a further language: +0.1 kB.
  '@lading/core/query': 8.5,
  // Types only.
  '@lading/core/ports': 0.1,
  // Lists are asked by code, and packed for the wire: +0.4 kB. Rights and limits of draws: +0.1 kB.
  '@lading/core/permission': 2,
  '@lading/core/rules': 6,
  // With yup.
  '@lading/core/rules-yup': 19,
  '@lading/core/cron': 9.5,
  // With conditions, formulas, actions, references and fields by state, as data.
  // And kinds of pages, approval, and what lines ask for besides their columns: +1.4 kB.
  // Approvals, what actions ask line by line, and what lines declare of their rows: +1.3 kB.
  // With layouts of print and figures of dashboards (ADR 30): +0.6 kB.
  // What fields of every kind allow is asked of their rooms: +0.8 kB.
  // Comments on cells, colours by condition, files with lines, further languages: +1.1 kB.
  // Open quantities of lines, and the way from a form to its list: +0.4 kB.
  // What is wrong with a definition is said in two languages: +2.4 kB for who checks definitions, nobody else.
  // What people may enter, names that lead nowhere and currencies are judged in one place: +0.4 kB.
  // Fields are computed after what their formulas name, in one order; days have limits: +0.6 kB.
  // Defaults that ask for the day or the user, and broken rules told at their lines: +0.5 kB.
  '@lading/core/entity': 27.5,
  // Days have limits: +0.1 kB.
  '@lading/core/tables': 5.5,
  // Definitions as data, which are read where they come in: with the schema library.
  // Every text has a longest length: +0.1 kB.
  // The order of computed fields, circles, and forms that would need a record of their own: +0.8 kB.
  // What may stand at a place, in Chinese as well: +0.5 kB.
  // Defaults that ask: +0.1 kB.
  '@lading/core/data-form': 52.5,
  // What an action may do, decided by conditions.
  // With states by case, and actions of approvals: +0.8 kB.
  // Texts may come from a catalogue of a further language: +0.1 kB.
  // The order of computed fields: +0.3 kB.
  '@lading/core/workflow': 13.5,
  // With arithmetic in exact decimals.
  // With dates in the notations of people and spreadsheets.
  // Texts may come from a catalogue of a further language: +0.3 kB.
  '@lading/core/text': 4.5,
  '@lading/request': 42,
  // With what shows formatted texts in tables as plain ones, and says that a part could not be fetched.
  // And calls stored files by their names.
  // And says which part of the data source is absent, and leaves the theme of a host.
  // And knows the kinds of fields (3 kB, which forms, lists and the grid share).
  // With antd's choices, switches and refusals in forced colours.
  // And fetches how records of other entities are picked, when their first field is shown.
  // And tags of every colour whose text can be read: +0.2 kB.
  // Colours for who does not tell red and green apart: +0.1 kB.
  // The rooms of kinds say what sets them apart: +0.6 kB, in all that shows fields.
  // Texts may come from a catalogue of a further language: +0.5 kB.
  // Dialogs are fetched ahead once a browser is idle: +0.2 kB.
  // Tabs stand closer together on phones, which is antd's to tell: +0.3 kB.
  // Rights that a server sends as entries of a page: +0.1 kB (ADR 43).
  // Icons whose styles are written once: +0.1 kB.
  // Names that are given up when others change them: +0.1 kB.
  // Records are called by their English names to who reads English: +0.2 kB.
  // Tab leaves a field of several choices: +0.1 kB.
  // Whose session it is, and how a button looks that says why it does nothing: +0.2 kB.
  '@lading/ui/foundation': 24,
  // Its goal is 70, the lines of the benchmark's adapter included; what is only done once a cell is active (pasting,
  // filling, dragging), once changes come or rows are checked comes later.
  // Replace, stamps, density, full screen and what a paste tells are asked for at once by name only; +1.8 kB.
  // Features declare commands and state by themselves, apart from the kernel and from their code: +0.6 kB.
  // Values that are refused or rounded are told by one place; a click waits for its code: +0.5 kB.
  // Buttons that go off keep the keyboard; lines nobody touched are known; sheets with titles by name only: +0.6 kB.
  // Rows of measured heights, groups and colours are asked for at once by name and choice only: +1.8 kB (ADR 27).
  // Comments on cells are asked for at once by name only; further languages: +0.5 kB.
  // TanStack Table keeps the state of the columns with seven of its features, where it was one: +4.9 kB (ADR 36).
  // An index of ids that leaves nothing to collect, and tokens computed once: +0.3 kB.
  // Many rows written in one pass, which looks for nothing where nothing is; marks without layers: +0.4 kB.
  // Replaced rows compared when asked for, those in view looked for among them: +0.5 kB.
  '@lading/ui/grid': 84,
  // With an export that says how long it takes and can be given up, and a search form that knows every widget by name.
  // The kinds of fields, and overlays that keep their events from the form around them.
  // Actions on chosen rows, with their conditions, and filters by record: +5.6 kB.
  // Columns fitted to their content, kept views, a record beside the list, cards for phones: +5.4 kB.
  // The same buttons, and answers that begin on the safe side: +0.6 kB.
  // Lists of tabs that hold nothing but tabs: +0.3 kB.
  // What a figure of a dashboard counts, by the address: +0.2 kB.
  // One stop of the keyboard for toolbar and headers: +0.6 kB.
  // Colours by condition, conditions in all wrapped ways, further languages: +1.1 kB.
  // Ranges, numbers and names of views come when they are asked for: 3 kB less.
  // Exports tell how far they are: +0.1 kB.
  // The same, and columns that measure the font of the machine: +0.3 kB.
  // The table in a task of its own, wide tables scrolled by keyboard, what a list may offer, what a header sorts: +0.7 kB.
  // Code that could not be fetched is asked for again by itself: +0.1 kB.
  '@lading/ui/list-page': 47.3,
  // The list page and the super query in one; the dialog of a record comes when one is opened.
  // With the lines of a record below its list, or under its row: +3 kB.
  // The same tabs: +0.4 kB.
  // The same figures: +0.2 kB.
  // The same, and what is asked of the server while a value that must be unique is typed: +0.4 kB.
  // The same: +1.2 kB.
  // The advanced query and the form of a record come after the rows: 13 kB less.
  // The same tabs: +0.1 kB.
  // Exports tell how far they are: +0.1 kB.
  // The same: +0.3 kB.
  // Buttons of actions that show progress, failures that are told once: +0.1 kB.
  // Lists that a report led to, and records by their English names: +0.2 kB.
  // Refusals of actions that are told in their dialogs: +0.1 kB.
  // Code that could not be fetched is asked for again by itself: +0.1 kB.
  '@lading/ui/pages': 51.1,
  // The grid of its lines comes when there are lines to show. With its waiting for files that are on their way.
  // With a record that somebody else deleted, whose entries are kept.
  // Actions, conditions, fields by state and value, and records that fill others: +7.3 kB.
  // The record at a glance, and sections that fold and open where something is refused: +1.6 kB.
  // Decisions of approvals (their history comes later), the same buttons, and keys that lead back: +1.8 kB.
  // The same tabs: +0.1 kB.
  // The button that prints, and what fetches the chain of documents: +0.5 kB.
  // What hands a record back does not stand out: +0.1 kB.
  // Files that a save takes off, further languages, and what core has got: +1.5 kB.
  // Actions go on after a conflict, and say how in dialogs of other pages, too: +0.5 kB.
  // Fields that are drawn in turn, with names that are asked for ahead of them: +0.5 kB.
  // Code is asked for in a task of its own: +0.2 kB.
  // Code that could not be fetched is asked for again by itself: +0.1 kB.
  '@lading/ui/form': 76.9,
  // With messages that follow the language while they stand, and what fetches the form of a password.
  // Dialogs keep Tab inside while their buttons come and go, and say where the keyboard goes afterwards: +0.5 kB.
  // Texts may come from a catalogue of a further language: +0.3 kB.
  // What asks for one text comes when it is opened: 4 kB less.
  // Names that are given up when others change them: +0.1 kB.
  '@lading/ui/dialogs': 17.5,
  '@lading/ui/cron-builder': 22,
  // Buttons that go off keep the keyboard: +0.3 kB.
  // Days before and to come: +0.2 kB.
  // Texts may come from a catalogue of a further language: +0.3 kB.
  // The dialog comes when it is opened: 17 kB less.
  '@lading/ui/super-query': 14.5,
  // Codes that are typed ahead of the list are taken, or it is said why not: +0.6 kB.
  // Texts may come from a catalogue of a further language: +0.3 kB.
  '@lading/ui/pickers': 15,
  // Texts may come from a catalogue of a further language: +0.3 kB.
  '@lading/ui/dict-controls': 11.5,
  // With the codes that were retired since 2006.
  // Texts may come from a catalogue of a further language: +0.3 kB.
  '@lading/ui/area-select': 7.5,
  // With what lets a form move the keyboard to it, and says that the cropper could not be fetched.
  // Texts may come from a catalogue of a further language: +0.2 kB.
  '@lading/ui/upload': 45,
  // Buttons that go off keep the keyboard: +0.3 kB.
  // Lines of records, which are taken whole; further languages: +1.1 kB.
  // Dialogs fetched ahead: +0.2 kB.
  // The same: +0.3 kB.
  // Corrections that stay and are checked before they are sent; sending that goes on behind another page: +0.4 kB.
  '@lading/ui/excel-import': 22.3,
  '@lading/ui/editors': 4,
  // react-hook-form and yup, which it stands on.
  '@lading/ui/rule-form': 32.5,
  '@lading/ui/slider-verify': 3,
  // With keys that are held until it has opened.
  '@lading/ui/context-menu': 2,
  // With actions and references of the fake server.
  // The fake answers for approvals and picks: +1.4 kB.
  // With what core has got: +0.2 kB.
  // And what core has got of calls: +0.1 kB.
  // With what the parts above have got.
  // What the parts that are tested have grown by: +0.5 kB.
  // And by 0.7 kB: members that a save did not take, popups in a landmark.
  // Tab leaves a field of several choices: +0.1 kB.
  // As `@lading/core/entity`: +0.4 kB.
  '@lading/ui/testing': 43,
}

/**
 * kB of script that the browser asks for before the first page of the built portal shows, React and antd included. The
 * routes of all pages and the texts behind the login come with the shell, not before the login: 31 kB less.
 * Calls of online forms and samples of the kinds of fields: +3 kB.
 * Languages that are added: +0.5 kB.
 * Without loaders of the router and drawings of failures (ADR 38): 28 kB less.
 * Failures that are told once: +0.1 kB.
 * Without antd's forms and panels that the login does not show: 17 kB less, and 15 kB less of the login itself.
 * The landmark of popups, and pickers by the company's clock: +0.3 kB.
 */
// As `@lading/core/entity` and `@lading/ui/foundation`: +0.4 kB.
export const firstLoad = 260
/** Scripts that the built page names: the first stage of packages/portal/vite.chunks.ts. */
export const firstScripts = 3

/** Cells of every type are edited here: what edits them comes when one is opened. */
const WHERE_CELLS_ARE = [
  '@lading/ui/grid',
  '@lading/ui/excel-import',
  '@lading/ui/list-page',
  '@lading/ui/pages',
]

/**
 * Parts that are kept out: only the entries named under `atOnce` may bring them with them, and only those and the ones
 * under `later` may load them when they are used.
 */
export const parts = {
  'the schema library': {
    modules: /node_modules\/typebox\//,
    atOnce: ['@lading/core/contract', '@lading/core/data-form'],
  },
  'the editable grid': {
    modules: /packages\/ui\/src\/grid\/(engine|kernel|react)/,
    atOnce: ['@lading/ui/grid'],
    later: ['@lading/ui/form', '@lading/ui/excel-import', '@lading/ui/list-page', '@lading/ui/pages'],
  },
  'the form of an entity': {
    modules: /packages\/ui\/src\/form\/(?!logic\/|EntityModal\.tsx)/,
    atOnce: ['@lading/ui/form'],
    later: ['@lading/ui/pages'],
  },
  'the list page': {
    modules: /packages\/ui\/src\/list-page\//,
    atOnce: ['@lading/ui/list-page', '@lading/ui/pages'],
  },
  'the super query': {
    modules: /packages\/ui\/src\/super-query\//,
    atOnce: ['@lading/ui/super-query', '@lading/ui/pages'],
  },
  'the Excel import': {
    modules: /packages\/ui\/src\/excel-import\//,
    atOnce: ['@lading/ui/excel-import'],
    later: ['@lading/ui/list-page', '@lading/ui/pages'],
  },
  'the pickers': {
    modules: /packages\/ui\/src\/pickers\/.*[A-Z]\w+\.tsx$/,
    // Fields and conditions that name users, departments and records.
    atOnce: ['@lading/ui/pickers', '@lading/ui/super-query', '@lading/ui/form'],
    later: WHERE_CELLS_ARE,
  },
  'the dialogs of the pickers': {
    modules: /packages\/ui\/src\/pickers\/.*(Dialog|ReportPopup)\.tsx$/,
    later: ['@lading/ui/pickers', '@lading/ui/super-query', '@lading/ui/form', ...WHERE_CELLS_ARE],
  },
  'the dictionary controls': {
    modules: /packages\/ui\/src\/dict-controls\/(?!CodeMissing)[A-Z]/,
    atOnce: ['@lading/ui/dict-controls', '@lading/ui/form'],
    // Dialogs of pickers search by them.
    later: ['@lading/ui/pickers', '@lading/ui/super-query', ...WHERE_CELLS_ARE],
  },
  'the area selector': {
    modules: /packages\/ui\/src\/area-select\/(AreaSelect|CascaderMenu)/,
    atOnce: ['@lading/ui/area-select'],
    later: ['@lading/ui/form', '@lading/ui/super-query', ...WHERE_CELLS_ARE],
  },
  'the uploads': {
    modules: /packages\/ui\/src\/upload\/(?!logic\/|locale\/)/,
    atOnce: ['@lading/ui/upload'],
    later: ['@lading/ui/form', ...WHERE_CELLS_ARE],
  },
  'the editors': {
    modules: /packages\/ui\/src\/editors\/(code\/CodeArea|[a-z]+\/\w+Body|rich\/RichToolbar)/,
    later: ['@lading/ui/editors', '@lading/ui/form', ...WHERE_CELLS_ARE],
  },
  'the slider': {
    modules: /packages\/ui\/src\/slider-verify\//,
    atOnce: ['@lading/ui/slider-verify'],
  },
  'the context menu': {
    modules: /packages\/ui\/src\/context-menu\//,
    atOnce: ['@lading/ui/context-menu'],
  },
  'what is there for tests': {
    modules: /packages\/ui\/src\/testing\//,
    atOnce: ['@lading/ui/testing'],
  },
  'the table core': {
    modules: /node_modules\/@tanstack\/(table-core|store)\//,
    atOnce: ['@lading/ui/grid'],
    later: ['@lading/ui/form', '@lading/ui/excel-import', '@lading/ui/list-page', '@lading/ui/pages'],
  },
  'what sorts by drag': {
    modules: /node_modules\/@dnd-kit\//,
    atOnce: ['@lading/ui/upload'],
    // Fields of an action are asked for by the controls of their kinds.
    later: ['@lading/ui/form', '@lading/ui/list-page', '@lading/ui/pages'],
  },
  'what cuts images': {
    modules: /node_modules\/react-easy-crop\//,
    later: ['@lading/ui/upload', '@lading/ui/form', '@lading/ui/list-page', '@lading/ui/pages'],
  },
  'what reads Markdown': {
    modules: /node_modules\/markdown-it\//,
    later: ['@lading/ui/editors', '@lading/ui/form', ...WHERE_CELLS_ARE],
  },
  'what cleans HTML': {
    modules: /node_modules\/dompurify\//,
    // Shown values of records may be formatted texts, when there is one.
    later: [
      '@lading/ui/editors',
      '@lading/ui/form',
      '@lading/ui/foundation',
      '@lading/ui/dialogs',
      ...WHERE_CELLS_ARE,
    ],
  },
  'form handling': {
    modules: /node_modules\/react-hook-form\//,
    atOnce: ['@lading/ui/form', '@lading/ui/rule-form'],
    later: [
      '@lading/ui/grid',
      '@lading/ui/excel-import',
      '@lading/ui/list-page',
      '@lading/ui/pages',
      '@lading/ui/dialogs',
      // A query that is saved is named in a dialog, and so is the address of a link.
      '@lading/ui/super-query',
      '@lading/ui/editors',
    ],
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
      '@lading/ui/pages',
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
      '@lading/ui/pages',
    ],
  },
  'what reads and builds cron expressions': {
    modules: /packages\/(core\/src\/cron|ui\/src\/cron-builder)\//,
    atOnce: ['@lading/core/cron', '@lading/ui/cron-builder'],
    // Cells of expressions are checked when there is one, and written in a dialog.
    later: [
      '@lading/ui/grid',
      '@lading/ui/form',
      '@lading/ui/excel-import',
      '@lading/ui/list-page',
      '@lading/ui/pages',
    ],
  },
  'what reads and writes workbooks': {
    modules: /node_modules\/(@e965\/xlsx|read-excel-file|write-excel-file|fflate)\//,
    later: [
      '@lading/ui/grid',
      '@lading/ui/form',
      '@lading/ui/excel-import',
      '@lading/ui/list-page',
      '@lading/ui/pages',
    ],
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
      '@lading/ui/pages',
    ],
  },
  'the names of all areas': {
    modules: /node_modules\/@vant\/area-data\//,
    // Shown values of records name areas, when there is one.
    later: [
      '@lading/ui/area-select',
      '@lading/ui/form',
      '@lading/ui/super-query',
      '@lading/ui/grid',
      '@lading/ui/excel-import',
      '@lading/ui/foundation',
      '@lading/ui/list-page',
      '@lading/ui/pages',
      '@lading/ui/dialogs',
    ],
  },
}
