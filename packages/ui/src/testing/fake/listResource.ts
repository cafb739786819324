import type { QueryFields } from '@lading/core/query'
import type { Row } from '@lading/core/rules'
import { SourceError } from '../../foundation/dataSource'
import type { ResourceSource, SourceRow } from '../../foundation/dataSource'
import type { FakeContext } from './fakeContext'
import { runQuery } from './runQuery'

/** A list that can be queried and read, but not written. */
export function listResource(path: string, seed: readonly Row[], context: FakeContext): ResourceSource {
  const rows = seed.map((row, index) => ({ ...row, id: String(row.id ?? index + 1) }))
  const fields = fieldsOf(rows)
  const refuse = (call: string) => (input: unknown) =>
    context.line.answer(`${path}/${call}`, input, (): never => {
      throw new SourceError(`"${path}" of the fake data source can only be read.`, 500)
    })
  return {
    list: (params, signal) =>
      context.line.answer(`${path}/list`, params, () => runQuery<SourceRow>(rows, params, fields), signal),
    get: (id, signal) =>
      context.line.answer(
        `${path}/queryById`,
        id,
        () => {
          const row = rows.find((each) => each.id === id)
          if (!row) throw new SourceError('未找到对应实体', 500)
          return row
        },
        signal,
      ),
    add: refuse('add'),
    edit: refuse('edit'),
    remove: refuse('delete'),
    removeBatch: refuse('deleteBatch'),
    action: (name) => refuse(`action/${name}`)(name),
    exportFile: refuse('exportXls'),
    importFiles: refuse('importExcel'),
  }
}

/** Every column of the rows, as a text or a number. */
function fieldsOf(rows: readonly Row[]): QueryFields {
  const names = new Set(rows.flatMap((row) => Object.keys(row)))
  return Object.fromEntries(
    [...names].map((name) => [
      name,
      { type: rows.some((row) => typeof row[name] === 'number') ? 'number' : 'text' },
    ]),
  )
}
