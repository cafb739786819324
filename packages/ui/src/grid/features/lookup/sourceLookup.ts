import type { DataSource, DepartmentNode } from '../../../foundation/dataSource'
import type { ReferenceSource, Ui } from '../../../foundation/uiContext'
import type { Lookup, LookupOption } from '../../engine/lookup'
import type { GridColumn } from '../../types'

/** Dictionary searches ask for ten options, 800 ms after the last key (spec 2 §9). */
const DICT_PAGE = 10
const DICT_DEBOUNCE = 800
const PAGE = 20

/**
 * The lookup of a column by its type: users, departments, table dictionaries, records of another entity. Undefined
 * when the type needs none, or what it needs is not configured.
 */
export function sourceLookup(
  column: GridColumn,
  ui: Pick<Ui, 'dataSource' | 'references'>,
): Lookup | undefined {
  if (column.lookup) return column.lookup
  switch (column.type) {
    case 'sel_user':
      return userLookup(ui.dataSource)
    case 'sel_depart':
      return departmentLookup(ui.dataSource)
    case 'select-dict-search':
    case 'sel_search':
    case 'sel_search_async':
      return column.dictCode ? dictLookup(ui.dataSource, column.dictCode) : undefined
    case 'popup':
    case 'popupNew': {
      const ref = column.props?.['ref']
      const source =
        typeof ref === 'string' && Object.hasOwn(ui.references, ref) ? ui.references[ref] : undefined
      return source && recordLookup(ui.dataSource, source)
    }
    default:
      return undefined
  }
}

function userLookup(source: DataSource): Lookup {
  const option = (user: { username: string; realname: string }): LookupOption => ({
    value: user.username,
    text: user.realname || user.username,
    row: { ...user },
  })
  return {
    async search(keyword, signal) {
      const query = { pageNo: 1, pageSize: PAGE, ...(keyword ? { username: `*${keyword}*` } : {}) }
      return (await source.users.page(query, signal)).records.map(option)
    },
    async texts(values) {
      const users = await source.users.byUsernames([...values])
      return new Map(users.map((user) => [user.username, user.realname || user.username]))
    },
  }
}

function departmentLookup(source: DataSource): Lookup {
  const flat = (nodes: readonly DepartmentNode[]): DepartmentNode[] =>
    nodes.flatMap((node) => [node, ...flat(node.children ?? [])])
  const option = (node: DepartmentNode): LookupOption => ({
    value: node.id,
    text: node.departName,
    row: { ...node },
  })
  return {
    async search(keyword, signal) {
      const nodes = keyword
        ? await source.departments.search(keyword, signal)
        : await source.departments.tree(signal)
      return flat(nodes).map(option)
    },
    async texts() {
      return new Map(flat(await source.departments.tree()).map((node) => [node.id, node.departName]))
    },
  }
}

function dictLookup(source: DataSource, dict: string): Lookup {
  return {
    debounce: DICT_DEBOUNCE,
    search: (keyword, signal) => source.dict.search(dict, { keyword, pageSize: DICT_PAGE }, signal),
    async texts(values) {
      const texts = await source.dict.texts(dict, [...values])
      return new Map(values.map((value, index) => [value, texts[index] ?? value]))
    },
  }
}

function recordLookup(source: DataSource, reference: ReferenceSource): Lookup {
  const resource = source.resource(reference.api)
  const option = (row: Record<string, unknown>): LookupOption => {
    const value = String(row[reference.value] ?? '')
    const text = String(row[reference.text] ?? '')
    return { value, text: text && text !== value ? `${value} ${text}` : value, row }
  }
  return {
    async search(keyword, signal) {
      const filter = keyword ? { [reference.text]: `*${keyword}*` } : {}
      const found = await resource.list({ pageNo: 1, pageSize: PAGE, ...filter }, signal)
      if (!keyword || found.records.length > 0) return found.records.map(option)
      // Nothing is called so: it may be the beginning of a code.
      const coded = await resource.list(
        { pageNo: 1, pageSize: PAGE, [reference.value]: `${keyword}*` },
        signal,
      )
      return coded.records.map(option)
    },
  }
}
