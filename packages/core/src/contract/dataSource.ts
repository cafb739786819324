import { Type } from 'typebox'
import type { Static } from 'typebox'
import { administrationOperations, optionalText, requiredText } from './administration'
import { defineOperation } from './operation'
import { answer, auditMembers, body, id, idQuery, query } from './schemas'

/** How a data source is called: its right and the reports over it name it so. */
export const DATA_SOURCE_CODE = '^[a-z][A-Za-z0-9]{0,29}$'

/** What a server reads of other databases (ADR 41). */
export const DATA_SOURCE_LIMITS = {
  /** Data sources of a tenant. */
  sources: 50,
  /** Offered tables of one, columns of a table. */
  tables: 200,
  columns: 300,
  /** Tables that are found when one looks. */
  found: 2_000,
  /** Rows of one file. */
  rows: 20_000,
  /** Characters of a text in a row. */
  text: 2_000,
} as const

/** `none`: in the clear; `encrypt`: whatever certificate there is; `verify`: of an authority that the server trusts. */
export const DATA_SOURCE_TLS = ['none', 'encrypt', 'verify'] as const
export type DataSourceTls = (typeof DATA_SOURCE_TLS)[number]

const PATH = '/sys/dataSource'
const RIGHT = 'system:dataSource'

const tls = Type.Unsafe<DataSourceTls>({ type: 'string', enum: DATA_SOURCE_TLS })
const place = {
  host: requiredText(200),
  port: Type.Integer({ minimum: 1, maximum: 65_535 }),
  databaseName: requiredText(63),
  username: requiredText(63),
  /** Left out or blank: the one that is stored, as long as it goes to the same account of the same place. */
  password: optionalText(200),
  tls,
}

const row = answer({
  id,
  code: Type.String(),
  name: Type.String(),
  host: Type.String(),
  port: Type.Integer(),
  databaseName: Type.String(),
  username: Type.String(),
  tls: Type.String(),
  /** How many of its tables are offered to reports. */
  tables: Type.Integer(),
  ...auditMembers,
})

const found = answer({
  schema: Type.String(),
  table: Type.String(),
  comment: Type.String(),
  columns: Type.Integer(),
  /** As reports name it; absent while it is not offered. */
  key: Type.Optional(Type.String()),
  labelZh: Type.String(),
  labelEn: Type.String(),
})
/** A table or view of a data source, as one finds it there. */
export type FoundTable = Static<typeof found>

/** Read-only connections to other PostgreSQL databases, for reports (ADR 41). No call gives a password away. */
export const dataSourceOperations = {
  ...administrationOperations({
    name: 'dataSource',
    path: PATH,
    permission: RIGHT,
    label: 'Data sources',
    row,
    members: {
      /** Given with the first save, and kept from then on. */
      code: Type.Optional(Type.String({ pattern: DATA_SOURCE_CODE })),
      name: requiredText(100),
      ...place,
    },
    filters: { code: Type.Optional(Type.String()), name: Type.Optional(Type.String()) },
  }),
  dataSourceOptions: defineOperation({
    id: 'dataSourceOptions',
    method: 'GET',
    path: `${PATH}/options`,
    summary: 'Data sources of the tenant, as options',
    query: query({}),
    result: Type.Array(answer({ value: Type.String(), text: Type.String(), label: Type.String() })),
    permission: `${RIGHT}:list`,
  }),
  dataSourceTest: defineOperation({
    id: 'dataSourceTest',
    method: 'POST',
    path: `${PATH}/test`,
    summary: 'Tries a connection that nobody has stored, or one that is, and says what came of it',
    body: body({ id: Type.Optional(id), ...place }),
    result: answer({ ok: Type.Boolean(), message: Type.String() }),
    permission: `${RIGHT}:edit`,
  }),
  dataSourceTables: defineOperation({
    id: 'dataSourceTables',
    method: 'GET',
    path: `${PATH}/tables`,
    summary: 'Tables and views that the account of a data source may read, and which are offered to reports',
    query: idQuery,
    result: Type.Array(found),
    permission: `${RIGHT}:edit`,
  }),
  dataSourceOffer: defineOperation({
    id: 'dataSourceOffer',
    method: 'PUT',
    path: `${PATH}/offer`,
    summary: 'Offers these tables to reports and no others; their columns are read anew',
    body: body({
      id,
      tables: Type.Array(
        body({
          schema: requiredText(63),
          table: requiredText(63),
          labelZh: requiredText(100),
          labelEn: requiredText(100),
        }),
        { maxItems: DATA_SOURCE_LIMITS.tables },
      ),
    }),
    result: Type.Array(found),
    permission: `${RIGHT}:edit`,
  }),
}
