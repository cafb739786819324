import { useEffect, useMemo } from 'react'
import { useForm } from 'react-hook-form'
import type { Resolver } from 'react-hook-form'
import type { GridController } from '../../view/gridController'
import type { EditState } from './editing'

/** The row being edited as a form: fields are named by column number, since keys may hold dots. */
type RowForm = Record<string, unknown>

/**
 * Runs the row being edited through react-hook-form: its values are the row's, its resolver is the columns' rules,
 * and the open cell is checked at every change. Answers the message of the open cell.
 */
export function useRowForm(grid: GridController, edit: EditState): string | undefined {
  const { engine, validator } = grid
  const { rowId, key } = edit
  const name = `c${engine.columns.findIndex((column) => column.key === key)}`
  const resolver = useMemo(
    (): Resolver<RowForm> => async (values) => {
      const column = engine.column(key)
      const row = engine.store.byId(rowId)
      if (!column || !row) return { values, errors: {} }
      const message = await validator.check(column, { ...row, [key]: values[name] }, values[name])
      return message === undefined
        ? { values, errors: {} }
        : { values: {}, errors: { [name]: { type: 'rule', message } } }
    },
    [engine, validator, rowId, key, name],
  )
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
