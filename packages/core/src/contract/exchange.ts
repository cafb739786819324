import { Type } from 'typebox'
import type { TSchema } from 'typebox'
import { defineOperation } from './operation'
import type { Operation } from './operation'
import { importResult } from './resource'
import { filter, listQuery } from './schemas'

/** Kinds of system records that travel as spreadsheets (contract §5): their base paths and first parts of rights. */
const EXCHANGED = {
  user: ['/sys/user', 'system:user', 'Users'],
  role: ['/sys/role', 'system:role', 'Roles'],
  dict: ['/sys/dict', 'system:dict', 'Dictionaries with their items'],
  department: ['/sys/sysDepart', 'system:depart', 'Departments'],
  position: ['/sys/position', 'system:position', 'Positions'],
  category: ['/sys/category', 'system:category', 'Categories'],
  job: ['/sys/quartzJob', 'system:quartzJob', 'Jobs'],
} as const

/** Name of a kind of system records that travels as spreadsheets. */
export type Exchanged = keyof typeof EXCHANGED

function exchange<Name extends Exchanged>(name: Name) {
  const [path, permission, label] = EXCHANGED[name]
  return {
    [`${name}ExportXls`]: defineOperation({
      id: `${name}ExportXls`,
      method: 'GET',
      path: `${path}/exportXls`,
      summary: `${label}: rows as a spreadsheet; filters as in the list`,
      query: listQuery({ selections: filter }),
      result: Type.Unknown(),
      answer: 'file',
      permission: `${permission}:export`,
    }),
    [`${name}ImportExcel`]: defineOperation({
      id: `${name}ImportExcel`,
      method: 'POST',
      path: `${path}/importExcel`,
      summary: `${label}: rows of spreadsheets that look like the export, multipart`,
      result: importResult,
      permission: `${permission}:import`,
    }),
  } as Record<
    `${Name}ExportXls`,
    Operation<TSchema, ReturnType<typeof listQuery<{ selections: typeof filter }>>>
  > &
    Record<`${Name}ImportExcel`, Operation<TSchema, TSchema, TSchema, typeof importResult>>
}

/** Export and import of system records (contract §5, §8, §9, §11–13, §16). */
export const exchangeOperations = {
  ...exchange('user'),
  ...exchange('role'),
  ...exchange('dict'),
  ...exchange('department'),
  ...exchange('position'),
  ...exchange('category'),
  ...exchange('job'),
}
