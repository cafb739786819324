import { useEffect, useMemo } from 'react'
import { useForm } from 'react-hook-form'
import type { FieldErrors, Resolver } from 'react-hook-form'
import type { GridController } from '../../kernel/gridController'
import type { EditState } from './editing'

/** The row being edited as a form: fields are named by column number, since keys may hold dots. */
type RowForm = Record<string, unknown>

/**
 * Runs the row being edited through react-hook-form: its values are the row's, its resolver is the columns' rules,
 * and the open cell is checked at every change. Answers the message of the open cell.
 */
export function useRowForm(grid: GridController, edit: EditState): string | undefined {
  const { engine } = grid
  const { rowId, key } = edit
  const name = `c${engine.columns.findIndex((column) => column.key === key)}`
  const resolver = useMemo(() => rowResolver(grid, rowId), [grid, rowId])
  const values = useMemo(() => {
    const row = engine.store.byId(rowId)
    return Object.fromEntries(engine.columns.map((column, index) => [`c${index}`, row?.[column.key]]))
  }, [engine, rowId])
  const { setValue, formState } = useForm<RowForm>({ mode: 'onChange', resolver, defaultValues: values })
  useEffect(() => {
    const column = engine.column(key)
    const row = engine.store.byId(rowId)
    if (!edit.typed || !column || !row) return
    const parsed = column.cell.parse(edit.draft, column, row)
    // What is no value yet (a date half typed) is told when the user leaves, not at every key.
    if (parsed.ok) setValue(name, parsed.value, { shouldValidate: true, shouldDirty: true })
  }, [engine, edit.draft, edit.typed, key, rowId, name, setValue])
  const message = formState.errors[name]?.message
  return typeof message === 'string' ? message : undefined
}

/**
 * Checks the fields asked for against their columns' rules, in the row as the form has it. react-hook-form shows the
 * answers in the order in which they come; an answer that was overtaken therefore waits for the newest and gives that.
 */
export function rowResolver(
  { engine, validator }: Pick<GridController, 'engine' | 'validator'>,
  rowId: string,
): Resolver<RowForm> {
  type Answer = Awaited<ReturnType<Resolver<RowForm>>>
  let newest: Promise<Answer> | undefined
  let controller: AbortController | undefined
  const check = async (values: RowForm, names: readonly string[], signal: AbortSignal): Promise<Answer> => {
    const stored = engine.store.byId(rowId)
    if (!stored) return { values, errors: {} }
    const row = { ...stored }
    engine.columns.forEach((column, index) => {
      if (`c${index}` in values) row[column.key] = values[`c${index}`]
    })
    const errors: FieldErrors<RowForm> = {}
    for (const name of names) {
      const column = engine.columns[Number(name.slice(1))]
      const message = column && (await validator.check(column, row, values[name], { signal }))
      if (message !== undefined) errors[name] = { type: 'rule', message }
    }
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors }
  }
  return (values, _context, options) => {
    controller?.abort()
    controller = new AbortController()
    const answer: Promise<Answer> = check(
      values,
      options.names ?? Object.keys(values),
      controller.signal,
    ).then((own) => (newest === answer || !newest ? own : newest))
    newest = answer
    return answer
  }
}
