import type { TablesResult, ValidateTablesOptions } from './features/validation/validateTables'

/**
 * Checks the parent form first, then the tables in order, and stops at the first failure: its pane is brought to the
 * front and the first refused cell takes the keyboard (spec 2 §5). A table whose pane was never shown is shown, so
 * that it can be checked; panes rendered with `forceRender` need not be. It is fetched when it is first used.
 *
 * @throws TypeError when there is no form object, or `tables` is no array; Error when a table never appears
 * @example
 * const result = await validateTables({ form, tables: [{ key: 'lines', grid: lines }], activatePane: setTab })
 * if (result.ok) save({ ...result.values, ...result.tables })
 */
export async function validateTables(options: ValidateTablesOptions): Promise<TablesResult> {
  return (await import('./features/validation/validateTables')).validateTables(options)
}
