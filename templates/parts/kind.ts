import { code, literal } from '../code/code'
import type { RenderedFile } from '../model'

/** A kind of field that is to be added to the library. */
export interface OwnKind {
  /** In camelCase: `rating`. */
  name: string
  zh: string
  en: string
  /** What it is most like. */
  like: 'text' | 'number' | 'whole'
}

/** An entry of a table in a room of kinds, and what it needs imported. */
export interface TableEntry {
  path: string
  /** Const that holds the table. */
  table: string
  key: string
  value: string
  imports?: readonly string[]
}

/** What is added: files of the two rooms, and a line in each of their tables. */
export interface RenderedKind {
  files: Omit<RenderedFile, 'owner'>[]
  entries: TableEntry[]
}

const CORE = 'packages/core/src/kinds'
const UI = 'packages/ui/src/kinds'

const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

const LIKE = {
  text: { base: 'typed', control: 'Text', view: false, sample: "'A1'", text: "'A1'", pasted: "['B2', 'B2']" },
  number: { base: 'amount', control: 'Number', view: true, sample: '2.5', text: "'2.5'", pasted: "['3', 3]" },
  whole: { base: 'whole', control: 'Number', view: true, sample: '3', text: "'3'", pasted: "['4', 4]" },
} as const

/** A kind whose values are typed, to be made special by its owner. */
export function renderOwnKind({ name, zh, en, like }: OwnKind): RenderedKind {
  const { base, control, view, sample, text, pasted } = LIKE[like]
  const shown = view ? 'NumberView' : "'text'"
  const fileName = `${pascal(name)}Control`
  const kind = code`
import { ${base} } from './bases'
import type { Kind } from './kind'

/** ${zh}: ${en}. What else can be said of it stands in kind.ts. */
export const ${`${name}Kind`}: Kind = {
  ...${base},
  width: 120,
  ${like === 'text' ? code`maxLength: 50,` : code`limits: { min: 0, max: 1_000_000 },`}
  suggestedBy: [/${pascal(name)}$/],
}
`.text
  const component = code`
import type { ReactNode } from 'react'
import { ${`${control}Control`} } from '../${control === 'Text' ? 'text' : 'number'}/${control}Control'
import type { ControlProps } from '../shared/controlProps'

/** ${zh}, as a form asks for it. */
export function ${fileName}(props: ControlProps): ReactNode {
  return <${`${control}Control`} {...props} />
}
`.text
  const condition = `${control}Condition`
  return {
    files: [
      { path: `${CORE}/${name}.ts`, text: kind },
      { path: `${UI}/${name}/${fileName}.tsx`, text: component },
    ],
    entries: [
      entry(`${CORE}/index.ts`, 'kinds', name, `${name}Kind`, [`import { ${name}Kind } from './${name}'`]),
      entry(`${UI}/controls.ts`, 'CONTROLS', name, fileName, [
        `import { ${fileName} } from './${name}/${fileName}'`,
      ]),
      entry(`${UI}/conditions.ts`, 'CONDITIONS', name, condition),
      entry(`${UI}/views.ts`, 'VIEWS', name, shown),
      entry(`${UI}/sources.ts`, 'SOURCES', name, 'undefined'),
      entry(
        `${UI}/samples.ts`,
        'KIND_SAMPLES',
        name,
        `{ value: ${sample}, text: ${text}, pasted: ${pasted} }`,
      ),
    ],
  }
}

/** A kind whose values are picked from a list of the server. */
export interface OwnPicker {
  /** In camelCase: `carrier`. */
  name: string
  zh: string
  en: string
  /** Path of the list's resource: `/logistics/carrier`. */
  api: string
  /** Table that the names stand in, for imports and lists: `log_carrier`. */
  table: string
  /** Fields that are stored and shown. */
  value: string
  text: string
}

/** A kind with a picker: search field, dialog with a table, condition, grid cell. */
export function renderOwnPicker(picker: OwnPicker): RenderedKind {
  const { name, zh, en, api, table, value, text } = picker
  const Name = pascal(name)
  const title = { zh: `选择${zh}`, en: `Choose ${en.charAt(0).toLowerCase()}${en.slice(1)}` }
  const room = `${UI}/${name}`
  const file = (path: string, content: string) => ({ path, text: content })
  const type = `sel_${name}`
  const kind = code`
import { pickedFrom } from './bases'
import type { Kind } from './kind'

/** ${zh} (${en}), stored by ${value}. */
export const ${`${name}Kind`} = {
  ...pickedFrom({
    table: ${literal(table)},
    value: ${literal(value)},
    text: ${literal(text)},
    codes: [],
    hint: { zh: ${literal(`${zh}的名称或编码`)}, en: ${literal(`the name or code of: ${en}`)} },
  }),
  column: ${literal(type)},
} satisfies Kind
`.text
  const source = code`
import type { BoundDataSource } from '../../foundation/dataSource'
import { recordSource } from '../../foundation/remote-select/remoteSource'
import type { RemoteSource } from '../../foundation/remote-select/remoteSource'
import { ${`${name}Reference`} } from './${name}Reference'

/** ${en}: options and names of stored values. */
export const ${`${name}Source`} = (source: BoundDataSource): RemoteSource => recordSource(${`${name}Reference`}, source)
`.text
  const reference = code`
import type { ReferencePort } from '../../foundation/uiContext'

/** Where they are listed. It stands alone: what a grid needs at once needs no more. */
export const ${`${name}Reference`} = {
  api: ${literal(api)},
  value: ${literal(value)},
  text: ${literal(text)},
} satisfies ReferencePort
`.text
  const texts = code`
import type { Text } from '@lading/core/text'

/** Texts of the picker. */
export const ${`${name}Texts`} = {
  title: { zh: ${literal(title.zh)}, en: ${literal(title.en)} },
  text: { zh: '名称', en: 'Name' },
  value: { zh: '编码', en: 'Code' },
} satisfies Record<string, Text>
`.text
  const dialog = code`
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { useText } from '../../foundation/locale/useText'
import { pickable } from '../../foundation/remote-select/remoteSource'
import { useUi } from '../../foundation/useUi'
import { listTableSource } from '../../pickers/shared/listTableSource'
import { TableDialog } from '../../pickers/shared/TableDialog'
import type { PickerDialogProps } from '../../pickers/shared/TableDialog'
import { ${`${name}Reference`} } from './${name}Reference'
import { ${`${name}Source`} } from './${name}Source'
import { ${`${name}Texts`} as texts } from './${name}Texts'

/** Width in pixels. */
const WIDTH = 800
const PAGE_SIZES = [10, 20, 30]

/** ${title.zh}: a table to choose from. */
export function ${`${Name}Dialog`}(props: PickerDialogProps): ReactNode {
  const say = useText()
  const { dataSource } = useUi()
  const source = useMemo(
    () =>
      listTableSource(
        ${`${name}Source`}(dataSource),
        pickable(${`${name}Reference`}.api, dataSource),
        ${literal(value)},
        ${literal(text)},
      ),
    [dataSource],
  )
  const columns = useMemo(
    () => [
      { field: ${literal(text)}, title: say(texts.text) },
      { field: ${literal(value)}, title: say(texts.value) },
    ],
    [say],
  )
  return (
    <TableDialog
      {...props}
      source={source}
      title={say(texts.title)}
      width={WIDTH}
      columns={columns}
      pageSizes={PAGE_SIZES}
      searchLabel={say(texts.text)}
    />
  )
}
`.text
  const field = code`
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { lazyDialog } from '../../foundation/lazy/lazyPart'
import { useText } from '../../foundation/locale/useText'
import { useUi } from '../../foundation/useUi'
import { PickerField } from '../../pickers/shared/PickerField'
import type { PickerFieldProps } from '../../pickers/shared/pickerSource'
import { ${`${name}Source`} } from './${name}Source'
import { ${`${name}Texts`} } from './${name}Texts'

const Dialog = lazyDialog(async () => (await import('./${Name}Dialog')).${`${Name}Dialog`})

/** ${title.zh}: stores ${value}, shows ${text}. */
export function ${`${Name}Picker`}(props: PickerFieldProps): ReactNode {
  const say = useText()
  const { dataSource } = useUi()
  const source = useMemo(() => ${`${name}Source`}(dataSource), [dataSource])
  return <PickerField {...props} source={source} title={say(${`${name}Texts`}.title)} Dialog={Dialog} />
}
`.text
  const parts = code`
import { pickerCondition, pickerControl } from '../shared/pickerParts'
import { ${`${Name}Picker`} } from './${Name}Picker'

export const ${`${Name}Control`} = pickerControl(${`${Name}Picker`})
export const ${`${Name}Condition`} = pickerCondition(${`${Name}Picker`})
`.text
  const lookup = code`
import type { BoundDataSource } from '../../foundation/dataSource'
import type { GridColumn } from '../../grid/api/column'
import type { Lookup } from '../../grid/api/lookup'
import { fetched, finders, lookupOf } from '../lookup/lookupOf'
import { ${`${name}Reference`} } from './${name}Reference'

/** ${en} by code or name, in a grid. */
export function ${`${name}Lookup`}(_column: GridColumn, source: BoundDataSource): Lookup {
  return lookupOf(
    fetched((from) => from.recordSource(${`${name}Reference`}, source)),
    async (words) => (await finders()).findRecords(source, ${`${name}Reference`}, words),
  )
}
`.text
  return {
    files: [
      file(`${CORE}/${name}.ts`, kind),
      file(`${room}/${`${name}Reference`}.ts`, reference),
      file(`${room}/${`${name}Source`}.ts`, source),
      file(`${room}/${`${name}Texts`}.ts`, texts),
      file(`${room}/${`${Name}Dialog`}.tsx`, dialog),
      file(`${room}/${`${Name}Picker`}.tsx`, field),
      file(`${room}/${name}Parts.ts`, parts),
      file(`${room}/${`${name}Lookup`}.ts`, lookup),
    ],
    entries: [
      entry(`${CORE}/index.ts`, 'kinds', name, `${name}Kind`, [`import { ${name}Kind } from './${name}'`]),
      entry(
        `${UI}/controls.ts`,
        'CONTROLS',
        name,
        `lazyPart(async () => (await import('./${name}/${name}Parts')).${`${Name}Control`})`,
      ),
      entry(
        `${UI}/conditions.ts`,
        'CONDITIONS',
        name,
        `lazyPart(async () => (await import('./${name}/${name}Parts')).${`${Name}Condition`})`,
      ),
      entry(`${UI}/views.ts`, 'VIEWS', name, 'RemoteView'),
      entry(`${UI}/sources.ts`, 'SOURCES', name, `(_field, source) => ${`${name}Source`}(source)`, [
        `import { ${`${name}Source`} } from './${name}/${name}Source'`,
      ]),
      entry(`${UI}/samples.ts`, 'KIND_SAMPLES', name, `{ value: 'A1', text: 'A1' }`),
      entry(`${UI}/lookups.ts`, 'LOOKUPS', type, `${name}Lookup`, [
        `import { ${`${name}Lookup`} } from './${name}/${name}Lookup'`,
      ]),
      entry(`${UI}/dialogs.ts`, 'DIALOGS', type, `${Name}Dialog`, [
        `import { ${`${Name}Dialog`} } from './${name}/${Name}Dialog'`,
      ]),
      entry(`${UI}/cells.ts`, 'kindCells', type, 'peopleCell'),
    ],
  }
}

const entry = (
  path: string,
  table: string,
  key: string,
  value: string,
  imports: string[] = [],
): TableEntry => ({
  path,
  table,
  key,
  value,
  imports,
})
