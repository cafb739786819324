import { Type } from 'typebox'
import type { Static } from 'typebox'
import { REPORT_MAIL_LIMITS } from '../entity/reportRules'
import { requiredText } from './administration'
import { defineOperation } from './operation'
import { answer, body, id, idQuery, nothing, query } from './schemas'

const report = Type.String({ minLength: 1, maxLength: 200 })
const row = answer({
  id,
  cronExpression: Type.String(),
  /** Accounts: each gets what he or she may read. */
  receivers: Type.Array(Type.String()),
  /** Values of the search form, by names of the wire. */
  parameters: Type.Record(Type.String(), Type.String()),
  lastRun: Type.Union([Type.String(), Type.Null()]),
  lastResult: Type.String(),
})
/** When a person has a report mailed. */
export type ReportMail = Static<typeof row>

/** Timetables by which people have reports mailed, to themselves or, with the right, to others of their tenant. */
export const reportMailOperations = {
  reportMailList: defineOperation({
    id: 'reportMailList',
    method: 'GET',
    path: '/online/report/mail/list',
    summary: 'The own timetables of mails of a report',
    query: query({ report }),
    result: Type.Array(row),
  }),
  reportMailSave: defineOperation({
    id: 'reportMailSave',
    method: 'POST',
    path: '/online/report/mail/save',
    summary:
      'Keeps a timetable; with an id in the place of the own one. Mails to others ask for online:reportMail:others',
    body: body({
      id: Type.Optional(id),
      report,
      cronExpression: requiredText(100),
      receivers: Type.Array(requiredText(100), { minItems: 1, maxItems: REPORT_MAIL_LIMITS.receivers }),
      parameters: Type.Record(
        Type.String({ pattern: '^[A-Za-z][A-Za-z0-9_]{0,49}$' }),
        Type.String({ maxLength: 200 }),
        { maxProperties: 60 },
      ),
    }),
    result: row,
  }),
  reportMailDelete: defineOperation({
    id: 'reportMailDelete',
    method: 'DELETE',
    path: '/online/report/mail/delete',
    summary: 'Ends a timetable of one’s own',
    query: idQuery,
    result: nothing,
  }),
}
