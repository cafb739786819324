import { checkCell, findDuplicates } from '@lading/core/rules'
import type { CellInput, OtherValues, Row, RuleResult } from '@lading/core/rules'
import type { Locale } from '@lading/core/text'
import type { GridMessages } from '../locale/zh-CN'
import type { CompiledColumn } from '../api/cell'
import type { GridEngine } from './gridEngine'
import type { ReplacedRow, Transaction } from './transaction'
import type { GridIssue } from '../api/issue'

/**
 * Checks cells against their columns' rules, off the document: rows need not be mounted. Answers of asynchronous
 * rules that come after the cell has changed again are dropped.
 */
export class Validator {
  messages: GridMessages
  locale: Locale
  readonly #engine: GridEngine
  readonly #running = new Map<string, Question>()

  constructor(engine: GridEngine, messages: GridMessages, locale: Locale) {
    this.locale = locale
    this.#engine = engine
    this.messages = messages
    engine.transactions.on((transaction) => this.#follow(transaction))
  }

  /** What the rules say of a value in a row; undefined when it passes. @param asked its signal ends the question */
  check(
    column: CompiledColumn,
    row: Row,
    value: unknown,
    asked?: { readonly signal: AbortSignal },
    others: OtherValues = this.#others(column, row),
  ): string | undefined | Promise<string | undefined> {
    if (column.rules.length === 0) return undefined
    try {
      const answer = checkCell(column.rules, new Checked(column, row, value, this.locale, asked), others)
      if (answer instanceof Promise) {
        return answer
          .then((each) => this.#message(column, each))
          .catch((error) => this.#crashed(column, error))
      }
      return this.#message(column, answer)
    } catch (error) {
      return this.#crashed(column, error)
    }
  }

  /** Checks one cell and shows the answer at it. */
  checkAt(column: CompiledColumn, row: Row, others?: OtherValues): void | Promise<void> {
    const id = this.#engine.store.idOf(row)
    // What was entered and is no value yet counts, not the value behind it.
    if (this.#engine.entries.at(id, column.key)) return
    if (!column.asks) {
      const message = this.check(column, row, row[column.key], undefined, others)
      this.#engine.issues.set(id, column.key, message as string | undefined)
      return
    }
    const token = `${id}\n${column.key}`
    if (this.#running.size > 0) {
      this.#running.get(token)?.end()
      this.#running.delete(token)
    }
    const question = new Question()
    const answer = this.check(column, row, row[column.key], question, others)
    if (!(answer instanceof Promise)) {
      this.#engine.issues.set(id, column.key, answer)
      return
    }
    this.#running.set(token, question)
    return answer.then((message) => {
      if (question.ended) return
      this.#running.delete(token)
      if (this.#engine.store.byId(id)) this.#engine.issues.set(id, column.key, message)
    })
  }

  /** Says in the language in force what stands at cells; messages of the server, which no rule gives, stay. */
  async translate(): Promise<void> {
    const { store, issues, columns, entries } = this.#engine
    for (const column of columns) {
      const ids = issues.rowIds().filter((id) => this.#refused(id, column) && !entries.at(id, column.key))
      const repeated = ids.length > 0 ? this.repeated(column) : undefined
      for (const id of ids) {
        const row = store.byId(id)
        if (!row) continue
        const value = row[column.key]
        const others = () => repeated?.has(store.positionOf(id)) ?? false
        const message = await this.check(column, row, value, undefined, others)
        if (message && store.byId(id)?.[column.key] === value && this.#refused(id, column))
          issues.set(id, column.key, message)
      }
    }
  }

  /** The messages in row order, then column order. */
  list(): GridIssue[] {
    const { store, issues, columns } = this.#engine
    const positions = issues
      .rowIds()
      .map((rowId) => ({ rowId, index: store.positionOf(rowId) }))
      .filter(({ index }) => index >= 0)
      .sort((a, b) => a.index - b.index)
    return positions.flatMap(({ rowId, index }) =>
      columns.flatMap(({ key, title }) => {
        const message = issues.message(rowId, key)
        return message === undefined ? [] : [{ rowId, index, field: key, title, message }]
      }),
    )
  }

  /** After a change: checks the changed cells, and the doubled ones of unique columns that it may have cured. */
  #follow(transaction: Transaction): void {
    const { removed, reason } = transaction
    if (reason === 'load') {
      this.#running.forEach((question) => question.end())
      this.#running.clear()
      return
    }
    // Without a message there is nothing to cure: only rules have something to say, and not on what others saved.
    if (this.#engine.issues.none && (reason === 'remote' || !this.#engine.columns.some(hasRules))) return
    const byColumn = changesByColumn(transaction.updated, this.#engine.columns)
    for (const column of this.#engine.columns) {
      const changed = byColumn.get(column.key) ?? NO_CHANGES
      // What others saved is theirs to check; only a message that stands here may have been cured.
      if (reason === 'remote')
        this.#checkChanged(
          column,
          changed.filter(({ id }) => this.#refused(id, column)),
        )
      else if (column.rules.length > 0) this.#checkChanged(column, changed)
      // A message of the server goes when its cell changes; that of a refused text stands as long as the text.
      else
        for (const { id } of changed)
          if (!this.#engine.entries.at(id, column.key)) this.#engine.issues.set(id, column.key, undefined)
      if (column.unique && (changed.length || removed.length)) this.#recheckRepeated(column)
    }
  }

  /** Checks cells of new rows that came with values, e.g. from the clipboard; empty new rows are not checked. */
  checkRows(rows: readonly Row[], columns: readonly CompiledColumn[]): void {
    const { store } = this.#engine
    const changed = rows.map((row) => ({ id: store.idOf(row), before: row, after: row, keys: undefined }))
    for (const column of columns) if (column.rules.length > 0) this.#checkChanged(column, changed)
  }

  #checkChanged(column: CompiledColumn, changed: Transaction['updated']): void {
    const { store } = this.#engine
    // One look through the column serves a whole paste.
    const repeated = changed.length > 1 ? this.repeated(column) : undefined
    for (const { id, after } of changed) {
      const others = repeated && (() => repeated.has(store.positionOf(id)))
      void this.checkAt(column, after, others)
    }
  }

  #refused(id: string, column: CompiledColumn): boolean {
    return this.#engine.issues.message(id, column.key) !== undefined
  }

  #recheckRepeated(column: CompiledColumn): void {
    for (const id of this.#engine.issues.rowIds()) {
      const row =
        this.#engine.issues.message(id, column.key) === undefined ? undefined : this.#engine.store.byId(id)
      if (row) void this.checkAt(column, row)
    }
  }

  /** Positions of values that occur more than once in a unique column; undefined for others. */
  repeated(column: CompiledColumn): ReadonlySet<number> | undefined {
    return column.unique ? findDuplicates(this.#engine.store.rows.map((row) => row[column.key])) : undefined
  }

  #others(column: CompiledColumn, row: Row): OtherValues {
    if (!column.unique) return NO_OTHERS
    const { store } = this.#engine
    const own = store.positionOf(store.idOf(row))
    return store.rows.filter((_, position) => position !== own).map((each) => each[column.key])
  }

  #message(column: CompiledColumn, answer: RuleResult): string | undefined {
    if (answer.ok) return undefined
    return answer.message || this.messages.ruleFailed(column.title)
  }

  #crashed(column: CompiledColumn, error: unknown): string {
    return this.messages.ruleCrashed(column.title, error instanceof Error ? error.message : String(error))
  }
}

/**
 * The cell that a rule is asked about. A class, for its signal: an object with an accessor of its own takes nine times
 * as long to make, and a paste of 20,000 rows makes one for each cell.
 */
class Checked implements CellInput {
  readonly field: string
  readonly title: string
  readonly defaultValue: unknown
  readonly row: Row
  readonly value: unknown
  readonly locale: Locale
  readonly #asked: { readonly signal: AbortSignal } | undefined

  constructor(
    { key, title, def }: CompiledColumn,
    row: Row,
    value: unknown,
    locale: Locale,
    asked: { readonly signal: AbortSignal } | undefined,
  ) {
    this.field = key
    this.title = title
    this.defaultValue = def.defaultValue
    this.row = row
    this.value = value
    this.locale = locale
    this.#asked = asked
  }

  get signal(): AbortSignal | undefined {
    return this.#asked?.signal
  }
}

/** A question that may be ended. Its signal is made for those who look at it: most rules answer at once. */
class Question {
  ended = false
  #controller: AbortController | undefined

  get signal(): AbortSignal {
    this.#controller ??= new AbortController()
    return this.#controller.signal
  }

  end(): void {
    this.ended = true
    this.#controller?.abort()
  }
}

const NO_CHANGES: Transaction['updated'] = []
const NO_OTHERS: OtherValues = []

const hasRules = ({ rules }: CompiledColumn) => rules.length > 0

/** The changed rows under each column in which they differ. */
function changesByColumn(
  updated: Transaction['updated'],
  columns: readonly CompiledColumn[],
): ReadonlyMap<string, Transaction['updated']> {
  const all = columns.map(({ key }) => key)
  const found = new Map<string, ReplacedRow[]>()
  for (const change of updated) {
    const { before, after, keys = all } = change
    for (const key of keys) {
      if (Object.is(before[key], after[key])) continue
      const list = found.get(key)
      if (list) list.push(change)
      else found.set(key, [change])
    }
  }
  return found
}
