import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ServerModule } from '../module'
import { kernelModules } from '../modules/kernelModules'
import { menuId, seedMenus } from '../seed/seedMenus'
import type { TestServer } from '../testing/testServer'
import { startTestServer } from '../testing/testServer'
import { migrate } from './migrate'
import type { Migration } from './migrate'
import { kernelMigrations } from './migrations/kernelMigrations'

/** Definitions as they changed over the years, and what each change did to the database (templates/golden/history). */
const golden = JSON.parse(
  readFileSync(new URL('../../../../templates/golden/history/steps.json', import.meta.url), 'utf8'),
) as { history: { about: string; steps: Migration[] }[]; fresh: Migration }
const stepsTo = (version: number) => golden.history.slice(0, version).flatMap(({ steps }) => steps)
const all = stepsTo(golden.history.length)

/** Versions (from 1) in which something is called or stored otherwise from then on. */
const [CHAUFFEUR, TYPED, TOUR] = [3, 4, 8]

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const query = async (text: string) => (await server.db.pool.query(text)).rows as Record<string, unknown>[]
const to = (steps: readonly Migration[]) => migrate(server.db, [...kernelMigrations, ...steps])

beforeEach(async () => {
  for (const table of ['log_trip', 'transport_tour'])
    for (const part of ['_stop', '_fee', '']) await query(`DROP TABLE IF EXISTS ${table}${part} CASCADE`)
  const ids = [...all, golden.fresh].map(({ id }) => `'${id}'`).join()
  await query(`DELETE FROM sys_migration WHERE id IN (${ids})`)
  for (const table of ['sys_sequence', 'sys_data_log', 'sys_record_origin', 'sys_approval'])
    await query(`DELETE FROM ${table}`)
  await query(`DELETE FROM sys_permission WHERE id LIKE 'golden%'`)
})

/** Two trips with a stop, and what the server keeps beside them, as a database of that version holds them. */
async function fill(version: number): Promise<void> {
  const table = version < TOUR ? 'log_trip' : 'transport_tour'
  const key = version < TOUR ? 'logTrip' : 'transportTour'
  const person = version < CHAUFFEUR ? 'driver' : 'chauffeur'
  const typed = version >= TYPED
  await query(`INSERT INTO ${table} (id, trip_no, leaves, distance, ${person}, plate) VALUES
    ('a', 'T1', '2026-02-28', ${typed ? '1234.5' : `' 1,234.5'`}, '张三', '沪A1'),
    ('b', 'T2', ${typed ? 'NULL, NULL' : `'2026-02-30', 'far'`}, '李四', '沪A2')`)
  await query(`INSERT INTO ${table}_stop (id, parent_id, place, arrived) VALUES
    ('s', 'a', '上海', '2026-03-02 08:30:00')`)
  await query(`INSERT INTO sys_sequence VALUES (0, '${table}.trip_no:20260301', 7)`)
  await query(
    `INSERT INTO sys_data_log (id, data_table, data_id, data_version, type, data_content) VALUES ('l', '${table}', 'a', 1, 'add', '{}')`,
  )
  await query(
    `INSERT INTO sys_record_origin (tenant_id, from_entity, from_id, entity, action, record_id) VALUES (0, '${key}', 'a', 'x', 'make', 'y')`,
  )
  await query(
    `INSERT INTO sys_approval (id, tenant_id, entity, record_id, applicant) VALUES ('p', 0, '${key}', 'a', 'sales')`,
  )
  const lines = `${key}Stop`
  await query(`INSERT INTO sys_permission (id, name, perms) VALUES
    ('golden1', 'add', 'logistics:${key}:add'), ('golden2', 'place', 'logistics:${key}:${lines}:place'),
    ('golden3', 'another', 'logistics:logTripper:add')`)
}

/** Columns, indexes and constraints of the tables, in no order. */
const shape = async () => ({
  columns: (
    await query(`SELECT table_name, column_name, data_type, numeric_precision, is_nullable FROM information_schema.columns
                 WHERE table_name LIKE 'transport_tour%' OR table_name LIKE 'log_trip%'`)
  )
    .map((row) => JSON.stringify(row))
    .sort(),
  indexes: (await query(`SELECT indexdef FROM pg_indexes WHERE tablename LIKE 'transport_tour%'`))
    .map(({ indexdef }) => indexdef)
    .sort(),
})

describe.each(golden.history.map(({ about }, at) => [at + 1, about] as const))(
  'a database of version %i (%s)',
  (version) => {
    it('keeps its data on the way to the last one, and has the tables of a new database', async () => {
      await to(stepsTo(version))
      await fill(version)
      await to(all)
      expect(
        await query(
          `SELECT trip_no, leaves::text, distance::float, chauffeur, plate FROM transport_tour ORDER BY id`,
        ),
      ).toEqual([
        { trip_no: 'T1', leaves: '2026-02-28', distance: 1234.5, chauffeur: '张三', plate: '沪A1' },
        { trip_no: 'T2', leaves: null, distance: null, chauffeur: '李四', plate: '沪A2' },
      ])
      expect(await query(`SELECT place, arrived::text FROM transport_tour_stop`)).toEqual([
        { place: '上海', arrived: '2026-03-02 08:30:00' },
      ])
      expect(await query(`SELECT name, value FROM sys_sequence`)).toEqual([
        { name: 'transport_tour.trip_no:20260301', value: 7 },
      ])
      expect(await query(`SELECT data_table FROM sys_data_log`)).toEqual([{ data_table: 'transport_tour' }])
      expect(await query(`SELECT from_entity FROM sys_record_origin`)).toEqual([
        { from_entity: 'transportTour' },
      ])
      expect(await query(`SELECT entity FROM sys_approval`)).toEqual([{ entity: 'transportTour' }])
      expect(await query(`SELECT perms FROM sys_permission WHERE id LIKE 'golden%' ORDER BY id`)).toEqual([
        { perms: 'logistics:transportTour:add' },
        { perms: 'logistics:transportTour:transportTourStop:place' },
        { perms: 'logistics:logTripper:add' },
      ])
      const migrated = await shape()
      await query('DROP TABLE transport_tour_stop, transport_tour')
      await to([golden.fresh])
      expect(await shape()).toEqual(migrated)
    })
  },
)

it('keeps values that do not fit a new kind beside it, until they are pruned', async () => {
  await to(stepsTo(1))
  await fill(1)
  await to(stepsTo(TYPED))
  const [column] = await query(
    `SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'log_trip' AND column_name LIKE 'leaves_before%'`,
  )
  expect(await query(`SELECT ${String(column!.name)} AS kept, leaves FROM log_trip WHERE id = 'b'`)).toEqual([
    { kept: '2026-02-30', leaves: null },
  ])
})

it('hands rights and data rules over to the entries that carry the same codes after a rename', async () => {
  const part = (key: string, prefix: string): ServerModule => ({
    name: key,
    menus: [
      { key: `page:${key}`, type: 1, title: { zh: key, en: key }, permission: `${prefix}:list` },
      {
        key: `page:${key}:list`,
        parent: `page:${key}`,
        type: 2,
        title: { zh: key, en: key },
        permission: `${prefix}:list`,
      },
    ],
  })
  await seedMenus(server.db, [...kernelModules, part('goldenOld', 'golden:old')])
  const [role] = await query(`SELECT id FROM sys_role WHERE role_code = 'sales'`)
  await query(`INSERT INTO sys_permission_data_rule (id, permission_id, rule_name, rule_column, rule_conditions, rule_value)
    VALUES ('golden', '${menuId('page:goldenOld')}', 'mine', 'createBy', '=', '#{sys_user_code}')`)
  for (const key of ['page:goldenOld', 'page:goldenOld:list'])
    await query(`INSERT INTO sys_role_permission (role_id, permission_id, data_rule_ids)
      VALUES ('${String(role!.id)}', '${menuId(key)}', '${key === 'page:goldenOld' ? 'golden' : ''}')`)
  await query(`UPDATE sys_permission SET perms = 'golden:new:list' WHERE perms = 'golden:old:list'`)
  await seedMenus(server.db, [...kernelModules, part('goldenNew', 'golden:new')])
  const granted = await query(`SELECT p.menu_type, g.data_rule_ids FROM sys_role_permission g
    JOIN sys_permission p ON p.id = g.permission_id WHERE p.perms LIKE 'golden:%' ORDER BY p.menu_type`)
  expect(granted).toEqual([
    { menu_type: 1, data_rule_ids: 'golden' },
    { menu_type: 2, data_rule_ids: '' },
  ])
  expect(await query(`SELECT permission_id FROM sys_permission_data_rule WHERE id = 'golden'`)).toEqual([
    { permission_id: menuId('page:goldenNew') },
  ])
})
