import { Type } from 'typebox'
import type { Static } from 'typebox'
import { defineOperation } from './operation'
import { answer, auditMembers, body, filter, id, idQuery, listQuery, nothing, page, query } from './schemas'

/** How a designer calls a form: key, table and paths follow from it, on the server alone. */
export const FORM_CODE = '^[a-z][A-Za-z0-9]{0,29}$'
/** Keys of stored forms. */
export const FORM_KEY = '^onl[A-Z0-9][A-Za-z0-9]{0,60}$'

const DESIGN = 'system:onlineForm:edit'
const LOOK = 'system:onlineForm:list'

const text = body({
  zh: Type.String({ minLength: 1, maxLength: 100 }),
  en: Type.String({ minLength: 1, maxLength: 100 }),
})
const code = Type.String({ pattern: FORM_CODE })
const key = Type.String({ pattern: FORM_KEY })
const version = Type.Integer({ minimum: 1 })
/** A definition as data (`@lading/core/data-form`); the server checks all of it. */
const definition = Type.Record(Type.String(), Type.Unknown())

const roles = Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { maxItems: 100 })

/** Something that is wrong with a draft, by its place. */
const finding = answer({ path: Type.String(), zh: Type.String(), en: Type.String() })

/** What publishing does to the stored records. */
const change = answer({
  zh: Type.String(),
  en: Type.String(),
  /** It takes values out of sight; a copy is kept, and the change can be taken back. */
  loses: Type.Boolean(),
})
export type FormChangeModel = Static<typeof change>

/** Where two definitions differ; what stood and stands there as JSON, cut short. */
export const difference = answer({
  path: Type.String(),
  was: Type.Optional(Type.String()),
  is: Type.Optional(Type.String()),
})
export type FormDifferenceModel = Static<typeof difference>

/** A stored form as the designer's list shows it; members of the contract's head stand beside our own (contract §21.4). */
export const onlineFormRow = answer({
  id,
  code: Type.String(),
  key: Type.String(),
  labelZh: Type.String(),
  labelEn: Type.String(),
  /** Number of the published version; 0: none yet. */
  published: Type.Integer(),
  /** Counts the saves of the draft. */
  version: Type.Integer(),
  /** Whether the draft says something else than what is published. */
  changed: Type.Boolean(),
  ...auditMembers,
})
export type OnlineFormRowModel = Static<typeof onlineFormRow>

/** A stored form with its draft. */
export const onlineForm = Type.Intersect([
  onlineFormRow,
  answer({
    draft: definition,
    /** The definition in force, if there is one. */
    current: Type.Union([definition, Type.Null()]),
    findings: Type.Array(finding),
    /** Names of the effects that its actions may set going on this server. */
    effects: Type.Array(Type.String()),
    /** Its tables as they are, with the columns that are kept of removed fields (`TableSchema`). */
    tables: Type.Array(
      answer({
        name: Type.String(),
        parent: Type.Optional(Type.String()),
        columns: Type.Record(Type.String(), Type.String()),
        unique: Type.Array(Type.String()),
        indexes: Type.Optional(Type.Array(Type.String())),
        gone: Type.Optional(Type.Unknown()),
      }),
    ),
  }),
])
export type OnlineFormModel = Static<typeof onlineForm>

/** What publishing would do. */
export const onlineFormPreview = answer({
  findings: Type.Array(finding),
  changes: Type.Array(change),
  differences: Type.Array(difference),
})
export type OnlineFormPreviewModel = Static<typeof onlineFormPreview>

/** A published version. */
export const onlineFormVersion = answer({
  number: Type.Integer(),
  publishBy: Type.String(),
  publishTime: Type.String(),
  note: Type.String(),
  changes: Type.Array(change),
  /** Where its definition differs from that of the version before it. */
  differences: Type.Array(difference),
})
export type OnlineFormVersionModel = Static<typeof onlineFormVersion>

/** What everybody who may see a form knows of it. */
export const onlineFormHead = answer({
  key: Type.String(),
  code: Type.String(),
  name: Type.String(),
  area: Type.String(),
  label: answer({ zh: Type.String(), en: Type.String() }),
  number: Type.Integer(),
})
export type OnlineFormHeadModel = Static<typeof onlineFormHead>

/** Forms that an administrator designs while the server runs (ADR 29). Definitions are shared by all tenants, records are not. */
export const onlineFormOperations = {
  onlineFormList: defineOperation({
    id: 'onlineFormList',
    method: 'GET',
    path: '/online/form/list',
    summary: 'Stored forms, with their drafts’ state',
    query: listQuery({ code: filter, labelZh: filter, labelEn: filter }),
    result: page(onlineFormRow),
    permission: LOOK,
  }),
  onlineFormById: defineOperation({
    id: 'onlineFormById',
    method: 'GET',
    path: '/online/form/queryById',
    summary: 'A stored form: draft, what is in force, and what is wrong with the draft',
    query: idQuery,
    result: onlineForm,
    permission: LOOK,
  }),
  onlineFormAdd: defineOperation({
    id: 'onlineFormAdd',
    method: 'POST',
    path: '/online/form/add',
    summary: 'A new form: empty, or with a definition as data to begin with',
    body: body({ code, label: text, definition: Type.Optional(definition) }),
    result: onlineForm,
    permission: DESIGN,
  }),
  onlineFormDraft: defineOperation({
    id: 'onlineFormDraft',
    method: 'POST',
    path: '/online/form/draft',
    summary:
      'A definition to begin with, inferred from labels or from the head and rows of a table; nothing is stored',
    body: body({ code, text: Type.String({ minLength: 1, maxLength: 100_000 }) }),
    result: answer({
      /** As data, under the names of a form of that code. */
      definition,
      /** What was guessed, or read otherwise than written. */
      notes: Type.Array(Type.String()),
    }),
    permission: DESIGN,
  }),
  onlineFormEdit: defineOperation({
    id: 'onlineFormEdit',
    method: 'PUT',
    path: '/online/form/edit',
    summary: 'Keeps the draft, finished or not; the body carries the version that was read',
    body: body({ id, version, definition }),
    result: onlineForm,
    permission: DESIGN,
  }),
  onlineFormDelete: defineOperation({
    id: 'onlineFormDelete',
    method: 'DELETE',
    path: '/online/form/delete',
    summary: 'Deletes a form that was never published',
    query: idQuery,
    result: nothing,
    permission: DESIGN,
  }),
  onlineFormPreview: defineOperation({
    id: 'onlineFormPreview',
    method: 'GET',
    path: '/online/form/preview',
    summary: 'What publishing the draft would change, and what it would take out of sight',
    query: idQuery,
    result: onlineFormPreview,
    permission: LOOK,
  }),
  onlineFormPublish: defineOperation({
    id: 'onlineFormPublish',
    method: 'POST',
    path: '/online/form/publish',
    summary: 'Puts the draft in force; what takes values out of sight has to be confirmed',
    body: body({
      id,
      version,
      confirm: Type.Optional(Type.Boolean()),
      note: Type.Optional(Type.String({ maxLength: 500 })),
      /** Codes of roles that get every right of the form. It asks for the right to grant. */
      workers: Type.Optional(roles),
      /** Codes of roles that may list and export. */
      readers: Type.Optional(roles),
    }),
    result: onlineForm,
    permission: DESIGN,
  }),
  onlineFormVersions: defineOperation({
    id: 'onlineFormVersions',
    method: 'GET',
    path: '/online/form/versions',
    summary: 'Published versions, newest first',
    query: idQuery,
    result: Type.Array(onlineFormVersion),
    permission: LOOK,
  }),
  onlineFormTakeBack: defineOperation({
    id: 'onlineFormTakeBack',
    method: 'POST',
    path: '/online/form/takeBack',
    summary: 'Puts the version before the published one in force again, with the values that were kept',
    body: body({ id, version, confirm: Type.Optional(Type.Boolean()) }),
    result: onlineForm,
    permission: DESIGN,
  }),
  onlineFormHeads: defineOperation({
    id: 'onlineFormHeads',
    method: 'GET',
    path: '/online/form/heads',
    summary: 'Forms in force whose records the session may list or pick',
    query: query({}),
    result: Type.Array(onlineFormHead),
  }),
  onlineFormDefinition: defineOperation({
    id: 'onlineFormDefinition',
    method: 'GET',
    path: '/online/form/definition',
    summary: 'The definition in force, as data, for who may list or pick its records; by key or code',
    query: query({ key: Type.String({ minLength: 1, maxLength: 64 }) }),
    result: answer({ key, code: Type.String(), number: Type.Integer(), definition }),
  }),
}
