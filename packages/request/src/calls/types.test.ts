import type { operations, OperationId, ResultOf } from '@lading/core/contract'
import { describe, expectTypeOf, it } from 'vitest'

import type { Request } from '../createRequest'
import type { Bound } from './group'

type Operations = typeof operations
/** Calls whose result says nothing of its type. */
type Untyped = {
  [Id in OperationId]: unknown extends ResultOf<Operations[Id]> ? Id : never
}[OperationId]
/** Answers that are a file's bytes, and a value that the rule alone knows. */
type BytesOrAnything =
  | `${'user' | 'role' | 'dict' | 'department' | 'position' | 'category' | 'job'}ExportXls`
  | 'reportExport'
  | 'cgformExport'
  | 'cgformExportOld'
  | 'cgformFiles'
  | 'fileBatchDownload'
  | 'fileBatchDownloadOss'
  | 'filePdfMerge'
  | 'fillRuleExecute'
  | 'fillRuleTest'

/** Checked by the compiler (`npm run typecheck`); at run time there is nothing to see. */
describe('the types of the calls', () => {
  it('know every call by its id, and no other', () => {
    expectTypeOf<string>().not.toMatchTypeOf<OperationId>()
    expectTypeOf<'userList'>().toMatchTypeOf<OperationId>()
    // @ts-expect-error a misspelt id
    expectTypeOf<Bound<Operations['userLsit']>>().toBeFunction()
  })

  it('know every result', () => {
    expectTypeOf<Exclude<Untyped, BytesOrAnything>>().toEqualTypeOf<never>()
  })

  it('know the rows of the lists', () => {
    type Row<List extends (...input: never[]) => Promise<{ records: unknown[] }>> = Awaited<
      ReturnType<List>
    >['records'][number]
    expectTypeOf<Row<Request['positions']['list']>>().toMatchTypeOf<{
      id: string
      code: string
      name: string
    }>()
    expectTypeOf<Row<Request['users']['list']>>().toMatchTypeOf<{ id: string; username: string }>()
    expectTypeOf<Row<Request['roles']['list']>>().toMatchTypeOf<{ roleName: string; roleCode: string }>()
    expectTypeOf<Row<Request['jobs']['list']>>().toMatchTypeOf<{ cronExpression: string }>()
    expectTypeOf<Row<Request['announcements']['list']>>().toHaveProperty('titile')
    expectTypeOf<Row<Request['users']['page']>>().toHaveProperty('realname')
    expectTypeOf<Row<Request['positions']['list']>>().not.toBeAny()
  })

  it('refuse wrong parameters, bodies and results', () => {
    const wrong = (request: Request) => {
      // @ts-expect-error a page number is a number
      void request.positions.list({ query: { pageNo: '1' } })
      // @ts-expect-error a filter that the list does not have
      void request.positions.list({ query: { colour: 'red' } })
      // @ts-expect-error a required member of the body is missing
      void request.positions.add({ body: { name: '经理' } })
      // @ts-expect-error a member that the body does not have
      void request.positions.add({ body: { name: '经理', code: 'm', tenantId: 1 } })
      // @ts-expect-error an edit needs the id
      void request.positions.edit({ body: { name: '经理', code: 'm' } })
      // @ts-expect-error the path needs its part
      void request.dict.items()
      // @ts-expect-error the row has no such field
      void request.positions.list().then(({ records }) => records[0]?.positionName)
      // @ts-expect-error not one of the given values
      void request.auth.sendCode({ body: { mobile: '13800000000', smsmode: '7' } })
      // @ts-expect-error a department is an organisation code
      void request.auth.selectDepart({ body: { username: 'admin', orgCode: 3 } })
      // @ts-expect-error an option that a call does not have
      void request.users.list({ query: {}, retries: 3 })
      // @ts-expect-error exports know their filters' types
      void request.exchange.user.exportFile({ status: ['1'] })
      // @ts-expect-error a kind of records that is not exchanged
      void request.exchange.quotation.exportFile()
    }
    expectTypeOf(wrong).toBeFunction()
  })
})
