import { Type } from 'typebox'
import { defineOperation } from './operation'
import { answer, body, id, query } from './schemas'

/** Longest and usual life of a link, in days. */
export const SHARE_DAYS = { most: 30, usual: 7 } as const

/** Files of a record for somebody without an account, e.g. a supplier (spec 1 §2, `/barcode/supplier/BarInquiryOrderFiles`). */
export const shareOperations = {
  sharedFilesLink: defineOperation({
    id: 'sharedFilesLink',
    method: 'POST',
    path: '/sys/share/filesLink',
    summary:
      'A text that opens the files of one record to whoever has it, for some days; needs the right to edit the record',
    body: body({
      entity: Type.String({ minLength: 1, maxLength: 100 }),
      id,
      days: Type.Optional(Type.Integer({ minimum: 1, maximum: SHARE_DAYS.most })),
    }),
    result: answer({ share: Type.String(), until: Type.String() }),
  }),
  sharedFiles: defineOperation({
    id: 'sharedFiles',
    method: 'GET',
    path: '/sys/share/files',
    summary: 'The files that such a text opens; each address holds for a minute',
    query: query({ share: Type.String({ minLength: 1, maxLength: 2_000 }) }),
    result: answer({
      title: Type.String({ description: 'what the record is, and its number' }),
      until: Type.String(),
      files: Type.Array(
        answer({
          name: Type.String(),
          size: Type.Number({ description: 'bytes' }),
          url: Type.String(),
        }),
      ),
    }),
    public: true,
  }),
}
