import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readDatabase } from './fromDatabase'

const url = process.env.TEST_DATABASE_URL

describe('readDatabase', () => {
  it('refuses what is no address, and never repeats a password', async () => {
    await expect(readDatabase('mysql://x', [])).rejects.toMatchObject({ code: 'database', exit: 2 })
    const failure = await readDatabase('postgres://me:secret@127.0.0.1:1/none', []).catch(
      (error: Error) => error,
    )
    expect(failure).toMatchObject({ code: 'database', exit: 2 })
    expect((failure as Error).message).not.toContain('secret')
  })

  describe.skipIf(!url)('of a PostgreSQL', () => {
    const schema = `labels_${process.pid}`
    const run = async (sql: string) => {
      const client = new pg.Client({ connectionString: url! })
      await client.connect()
      await client.query(sql).finally(() => client.end())
    }
    const address = () => {
      const of = new URL(url!)
      of.searchParams.set('schema', schema)
      return of.href
    }
    beforeAll(() =>
      run(`create schema ${schema}; set search_path to ${schema};
        create type fuel as enum ('petrol', 'diesel');
        create table vehicle (id bigint primary key, plate text);
        create table trip (id bigint primary key, trip_no varchar(20) not null unique, vehicle_id bigint references vehicle,
          fuel fuel, priority text check (priority in ('low', 'high')), started_at timestamptz, cost numeric(12,2) check (cost >= -0.5 and cost <= 900));
        comment on column trip.cost is '费用';
        create table trip_line (id bigint primary key, trip_id bigint references trip on delete cascade, qty numeric)`),
    )
    afterAll(() => run(`drop schema ${schema} cascade`))

    it('reads comments, keys, checks, enums and lines', async () => {
      const { entities } = await readDatabase(address(), ['trip', 'trip_line'])
      expect(entities.map(({ key, lines }) => [key, lines.map((line) => line.key)])).toEqual([
        ['trip', ['tripLine']],
      ])
      expect(
        entities[0]!.fields.map(({ name, type, zh, unique, refersTo, choices, min, max }) => [
          name,
          type,
          zh,
          unique,
          refersTo,
          choices?.length,
          ...(min === undefined ? [] : [min, max]),
        ]),
      ).toEqual([
        ['tripNo', 'text', undefined, true, undefined, undefined],
        ['vehicleId', 'integer', undefined, undefined, 'vehicle', undefined],
        ['fuel', 'text', undefined, undefined, undefined, 2],
        ['priority', 'text', undefined, undefined, undefined, 2],
        ['startedAt', 'datetime', undefined, undefined, undefined, undefined],
        ['cost', 'decimal', '费用', undefined, undefined, undefined, -0.5, 900],
      ])
      await expect(readDatabase(address(), ['trips'])).rejects.toMatchObject({
        code: 'no-table',
        message: expect.stringContaining('Did you mean "trip"?') as string,
      })
    })
  })
})
