import { describe, expect, it } from 'vitest'
import { readText } from './readLabels'

const read = (sql: string) => {
  const { entities, findings } = readText(sql, 'tables.sql', 'document', '.sql')
  return {
    tables: entities.map(({ key, fields }) => `${key}: ${fields.map(({ name }) => name).join(' ')}`),
    errors: findings.flatMap(({ level, code, place }) =>
      level === 'error' ? [`${code} ${place.line}:${place.column}`] : [],
    ),
  }
}

describe('readSql', () => {
  it('copies the columns of a table that stands before it', () => {
    const vessel = 'CREATE TABLE vessel (name text, flag text);'
    const copies = [
      'CREATE TABLE old_vessel (LIKE vessel INCLUDING ALL, sold_on date);',
      'CREATE TABLE barge LIKE vessel;',
    ]
    expect(read([vessel, ...copies].join('\n'))).toEqual({
      tables: ['vessel: name flag', 'oldVessel: name flag soldOn', 'barge: name flag'],
      errors: [],
    })
  })

  it('says where columns are that the script does not hold', () => {
    const sql = [
      'CREATE TABLE barge (LIKE vessel);',
      'CREATE TABLE tug LIKE vessel;',
      'CREATE TABLE busy AS SELECT port, count(*) FROM visit GROUP BY port;',
      'CREATE TABLE port (name text, country text);',
    ]
    expect(read(sql.join('\n'))).toEqual({
      tables: ['port: name country'],
      errors: ['no-model 1:21', 'no-model 2:18', 'from-query 3:19'],
    })
  })
})
