import type { ReportSource, ReportSourceField, StoredReport, StoredReportColumn } from '@lading/core/contract'
import type { Locale } from '@lading/core/text'
import { textIn } from '@lading/core/text'

/** A draft as the designer changes it; the server says what is wrong with it. */
export type ReportDraft = StoredReport

/** A field that may be taken, with what leads to it. */
export interface SourceNode {
  /** As the report names it: `customerCode.level`. */
  path: string
  zh: string
  en: string
  field: ReportSourceField
  children?: SourceNode[]
}

/** References followed from the source. */
const DEPTH = 3

function nodesOf(
  fields: readonly ReportSourceField[],
  sources: ReadonlyMap<string, ReportSource>,
  way: string,
  depth: number,
): SourceNode[] {
  return fields.map((field) => {
    const path = way === '' ? field.name : `${way}.${field.name}`
    const behind = field.ref === undefined || depth >= DEPTH ? undefined : sources.get(field.ref)
    return {
      path,
      zh: field.zh,
      en: field.en,
      field,
      ...(behind ? { children: nodesOf(behind.fields, sources, path, depth + 1) } : {}),
    }
  })
}

/**
 * The fields of a report's source as a tree: those of its lines, of the records, and behind their references. Lines and
 * records may have fields of one name, so those of lines say whose they are.
 */
export function sourceTree(
  sources: readonly ReportSource[],
  { lines, ...place }: Pick<StoredReport, 'dataSource' | 'source' | 'lines'>,
): SourceNode[] {
  // Tables of other databases may be called as entities are: no reference leads to them.
  const known = new Map(sources.filter(({ dataSource }) => !dataSource).map((each) => [each.key, each]))
  const root = sources.find((each) => sourceId(each) === placeId(place))
  if (!root) return []
  const own = root.lines.find(({ key }) => key === lines)
  const ofLines = own ? nodesOf(own.fields, known, own.key, 0) : []
  const said = ofLines.map((node) => ({
    ...node,
    zh: `${own!.label.zh} / ${node.zh}`,
    en: `${own!.label.en} / ${node.en}`,
  }))
  return [...said, ...nodesOf(root.fields, known, '', 0)]
}

/** The node of a path. */
export function findNode(nodes: readonly SourceNode[], path: string): SourceNode | undefined {
  for (const node of nodes) {
    if (node.path === path) return node
    const below = path.startsWith(`${node.path}.`) ? findNode(node.children ?? [], path) : undefined
    if (below) return below
  }
  return undefined
}

/** A field as people know it: `客户 / 等级`. */
export function fieldTitle(tree: readonly SourceNode[], path: string, locale: Locale): string {
  const parts = path.split('.')
  const titles = parts.flatMap((_, at) => {
    const node = findNode(tree, parts.slice(0, at + 1).join('.'))
    return node ? [textIn(node, locale)] : []
  })
  return titles.join(' / ') || path
}

const NUMBERS = ['integer', 'number']

/** Whether a field holds numbers. */
export const isNumberField = ({ type }: Pick<ReportSourceField, 'type'>): boolean => NUMBERS.includes(type)
/** Whether a field holds days or moments. */
export const isMomentField = ({ type }: Pick<ReportSourceField, 'type'>): boolean =>
  /^(date|datetime|instant)$/.test(type)

/** A name that no column or parameter has yet. */
export function freeName(taken: readonly string[], wanted: string): string {
  const bare = wanted === 'id' ? 'recordId' : wanted
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? bare : `${bare}${number}`
    if (!taken.some((each) => each.toLowerCase() === name.toLowerCase())) return name
  }
}

const namesOf = ({ columns }: ReportDraft) => columns.map(({ name }) => name)
const grouped = ({ columns }: ReportDraft) => columns.some(({ aggregate }) => aggregate !== undefined)

/** The draft with a column of a field; numbers are summed where rows are grouped. */
export function addField(draft: ReportDraft, node: SourceNode): ReportDraft {
  const { field, path } = node
  const column: StoredReportColumn = {
    name: freeName(namesOf(draft), field.name),
    title: { zh: field.zh, en: field.en },
    field: path,
    ...(grouped(draft) && isNumberField(field) ? { aggregate: 'sum' as const } : {}),
  }
  return { ...draft, columns: [...draft.columns, column] }
}

/** The draft with one more column that is no field: the number of rows, or a formula. */
export function addColumn(draft: ReportDraft, column: StoredReportColumn): ReportDraft {
  return { ...draft, columns: [...draft.columns, { ...column, name: freeName(namesOf(draft), column.name) }] }
}

/** The draft with a column changed; a member that is `undefined` goes. */
export function setColumn(
  draft: ReportDraft,
  name: string,
  change: { [Key in keyof StoredReportColumn]?: StoredReportColumn[Key] | undefined },
): ReportDraft {
  const columns = draft.columns.map((column) => {
    if (column.name !== name) return column
    const next = Object.entries({ ...column, ...change }).filter(([, value]) => value !== undefined)
    return Object.fromEntries(next) as unknown as StoredReportColumn
  })
  return { ...draft, columns }
}

/** The draft without a column, and without what is drawn or sorted by it. */
export function removeColumn(draft: ReportDraft, name: string): ReportDraft {
  const { chart, pivot, sort, ...rest } = draft
  const values = chart?.values.filter((each) => each !== name) ?? []
  const kept = chart && chart.category !== name && values.length > 0 ? { chart: { ...chart, values } } : {}
  const others = sort?.filter(({ column }) => column !== name) ?? []
  return {
    ...rest,
    ...kept,
    ...(pivot && ![pivot.row, pivot.column, pivot.value].includes(name) ? { pivot } : {}),
    ...(others.length > 0 ? { sort: others } : {}),
    columns: draft.columns.filter((column) => column.name !== name),
  }
}

/** The draft with a column one place further. @param by -1 up, 1 down */
export function moveColumn(draft: ReportDraft, name: string, by: -1 | 1): ReportDraft {
  const at = draft.columns.findIndex((column) => column.name === name)
  const to = at + by
  if (at < 0 || to < 0 || to >= draft.columns.length) return draft
  const columns = [...draft.columns]
  columns.splice(to, 0, ...columns.splice(at, 1))
  return { ...draft, columns }
}

/** What a choice of sources calls one: a table of another database stands behind the code of its data source. */
export const sourceId = ({ key, dataSource }: Pick<ReportSource, 'key' | 'dataSource'>): string =>
  dataSource ? `${dataSource.code}/${key}` : key
/** The same for what a draft is made from. */
export const placeId = ({ source, dataSource }: Pick<StoredReport, 'source' | 'dataSource'>): string =>
  dataSource === undefined ? source : `${dataSource}/${source}`

/** A draft of another source begins anew. @param id as `sourceId` gives it */
export function startFrom(id: string, lines?: string): ReportDraft {
  const [table, dataSource] = id.split('/').reverse() as [string, string?]
  return {
    ...(dataSource === undefined ? {} : { dataSource }),
    source: table,
    ...(lines ? { lines } : {}),
    columns: [],
  }
}

/** Sources as options; those of another database say whose they are. */
export const sourceOptions = (sources: readonly ReportSource[], locale: Locale) =>
  sources.map((source) => {
    const { label, dataSource } = source
    const name = textIn(label, locale)
    return { value: sourceId(source), label: dataSource ? `${dataSource.name} / ${name}` : name }
  })
