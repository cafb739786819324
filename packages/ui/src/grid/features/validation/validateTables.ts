import type { RefObject } from 'react'
import type { GridIssue } from '../../api/issue'
import type { GridHandle } from '../../api/handle'

/** Of react-hook-form's `useForm` answer, what the check needs. */
export interface HookForm {
  trigger(name?: undefined, options?: { shouldFocus?: boolean }): Promise<boolean>
  getValues(): unknown
  getFieldState(name: never): { error?: { message?: unknown } | undefined }
}

/** Of antd's form instance, what the check needs. */
export interface AntdForm {
  validateFields(): Promise<unknown>
  scrollToField?(name: never, options?: { focus?: boolean; block?: 'center' }): void
}

/** What a table's check needs of its grid's handle. */
type TableHandle = Pick<GridHandle, 'validate' | 'focusCell' | 'getTableData'>

/** One table of the page. */
export interface ValidatedTable {
  /** Names the table in the answer. */
  key: string
  /** The grid's `ref`, or its handle. */
  grid: RefObject<TableHandle | null> | TableHandle
  /** The pane (tab) the table is in. @default key */
  pane?: string
}

/** Messages of one table: by id of the row, then by key of the column. */
export type TableErrors = Record<string, Record<string, string>>

/** What the check found. */
export type TablesResult =
  | {
      ok: true
      /** The form's values. */
      values: unknown
      /** Each table's changes, by its key. */
      tables: Record<string, ReturnType<TableHandle['getTableData']>>
    }
  | {
      ok: false
      failed: 'form'
      /** Messages by field; nested names are joined by dots. */
      errors: Record<string, string>
    }
  | {
      ok: false
      failed: 'table'
      /** Key and place (from 0) of the first table that fails. */
      table: string
      index: number
      issues: GridIssue[]
      errors: TableErrors
    }

/** What is to be checked. */
export interface ValidateTablesOptions {
  form: HookForm | AntdForm
  /** In the order in which they are checked. */
  tables: readonly ValidatedTable[]
  /** Brings a pane to the front: the one with the first table that fails, or one that was never shown. */
  activatePane?: (pane: string) => void
}

/** How long a table in a pane that was never shown may take to appear, in milliseconds. */
const MOUNT_LIMIT = 3000

/** What the published function of this name fetches and does. */
export async function validateTables(options: ValidateTablesOptions): Promise<TablesResult> {
  const { form, tables, activatePane } = options
  if (!isForm(form)) {
    throw new TypeError(
      'validateTables needs `form`: the answer of useForm (react-hook-form) or Form.useForm (antd).',
    )
  }
  if (!Array.isArray(tables)) throw new TypeError('validateTables needs `tables`: an array.')
  const checked = await checkForm(form)
  if ('errors' in checked) return { ok: false, failed: 'form', errors: checked.errors }
  const data: Record<string, ReturnType<TableHandle['getTableData']>> = {}
  for (const [index, table] of (tables as readonly ValidatedTable[]).entries()) {
    const pane = table.pane ?? table.key
    const grid = await mounted(table, () => activatePane?.(pane))
    const issues = await grid.validate({ focusFirst: false })
    const first = issues[0]
    if (first) {
      activatePane?.(pane)
      // A cell in a hidden pane cannot be scrolled to: the pane is drawn first.
      await nextFrame()
      await nextFrame()
      handleOf(table)?.focusCell(first.rowId, first.field)
      return { ok: false, failed: 'table', table: table.key, index, issues, errors: errorMap(issues) }
    }
    data[table.key] = grid.getTableData()
  }
  return { ok: true, values: checked.values, tables: data }
}

/** Messages by row and column. */
function errorMap(issues: readonly GridIssue[]): TableErrors {
  const errors: TableErrors = {}
  for (const { rowId, field, message } of issues) (errors[rowId] ??= {})[field] = message
  return errors
}

function isForm(form: unknown): form is HookForm | AntdForm {
  return (
    typeof form === 'object' &&
    form !== null &&
    (typeof (form as HookForm).trigger === 'function' ||
      typeof (form as AntdForm).validateFields === 'function')
  )
}

type FormAnswer = { values: unknown } | { errors: Record<string, string> }

function checkForm(form: HookForm | AntdForm): Promise<FormAnswer> {
  return 'trigger' in form ? checkHookForm(form) : checkAntdForm(form)
}

async function checkHookForm(form: HookForm): Promise<FormAnswer> {
  if (await form.trigger(undefined, { shouldFocus: true })) return { values: form.getValues() }
  const errors: Record<string, string> = {}
  for (const name of leafNames(form.getValues())) {
    const { error } = form.getFieldState(name as never)
    if (error) errors[name] = typeof error.message === 'string' ? error.message : ''
  }
  return { errors }
}

/** Names of all fields in a form's values, nested ones joined by dots. */
function leafNames(values: unknown, prefix = ''): string[] {
  if (typeof values !== 'object' || values === null) return []
  return Object.entries(values).flatMap(([key, value]) => {
    const name = prefix + key
    const nested = typeof value === 'object' && value !== null && !(value instanceof Date)
    return nested ? [name, ...leafNames(value, `${name}.`)] : [name]
  })
}

/** How antd rejects a form that is not valid. */
interface AntdRejection {
  errorFields: { name: (string | number)[]; errors: string[] }[]
}

async function checkAntdForm(form: AntdForm): Promise<FormAnswer> {
  try {
    return { values: await form.validateFields() }
  } catch (rejection) {
    const fields = (rejection as Partial<AntdRejection> | null)?.errorFields
    if (!Array.isArray(fields)) throw rejection
    const first = fields[0]
    if (first) form.scrollToField?.(first.name as never, { focus: true, block: 'center' })
    return { errors: Object.fromEntries(fields.map(({ name, errors }) => [name.join('.'), errors[0] ?? ''])) }
  }
}

function handleOf({ grid }: ValidatedTable): TableHandle | null {
  return 'current' in grid ? grid.current : grid
}

async function mounted(table: ValidatedTable, show: () => void): Promise<TableHandle> {
  const now = handleOf(table)
  if (now) return now
  show()
  const end = performance.now() + MOUNT_LIMIT
  for (;;) {
    await nextFrame()
    const grid = handleOf(table)
    if (grid) return grid
    if (performance.now() > end) {
      throw new Error(`validateTables: the grid of table "${table.key}" is not mounted.`)
    }
  }
}

/** A frame, or a moment where none are drawn (a window in the background). */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, 100)
    requestAnimationFrame(() => {
      clearTimeout(timer)
      setTimeout(resolve)
    })
  })
}
