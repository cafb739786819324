import { operations } from '@lading/core/contract'
import type { OnlineFormModel } from '@lading/core/contract'
import { unfit } from '@lading/core/data-form'
import { permissionCode } from '@lading/core/entity'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { mayDo } from '../auth/sessionStore'
import { newId } from '../db/ids'
import { insertInto } from '../db/statements'
import { told } from '../http/answer'
import { conflict, Failure, forbidden, notFound } from '../http/failures'
import { said } from '../http/language'
import { route } from '../http/route'
import { listPage } from '../list/listPage'
import { columnsOf } from '../list/listSpec'
import type { ListSpec } from '../list/listSpec'
import type { Context, StoredForm } from '../module'
import { formEffects } from '../resource/formEffects'
import { mayPick } from '../resource/references'
import type { Session } from '../session'
import { checkDraft, nameable } from './checkDraft'
import { draftOfLabels } from './draftOfLabels'
import { tablesOf } from './handOver'
import { firstDraft, formKey, placed } from './names'
import { planPublish } from './planPublish'
import { ownPrefixes, prefixesOf } from './prefixes'
import { publishForm, takeBackForm } from './publishForm'
import { QUOTAS } from './quotas'
import { shownDifferences } from './shownDifferences'
import type { Data } from './storedRows'
import { readForm, readVersions, rowModel } from './storedRows'

/** Most versions that are listed. */
const VERSIONS = 100

/** A draft larger than this is no form; the lines of a master are no draft. */
const BODY = 2 * QUOTAS.draft

const LIST: ListSpec = {
  from: sql`(SELECT o.*, o.form_key AS key, o.published = 0 OR o.draft <> coalesce(
      (SELECT v.definition FROM sys_online_form_version v WHERE v.form_id = o.id AND v.number = o.published), '') AS changed
    FROM sys_online_form o) f`,
  select: sql`f.id, f.code, f.key, f.label_zh, f.label_en, f.published, f.version, f.changed, f.create_by, f.create_time,
    f.update_by, f.update_time`,
  fields: columnsOf('f', {
    code: 'text',
    key: 'text',
    labelZh: 'text',
    labelEn: 'text',
    published: 'integer',
    createBy: 'text',
    createTime: 'datetime',
    updateTime: 'datetime',
  }),
  id: sql`f.id`,
}

/** What a draft may be before anything of it is looked at. @throws Failure in a clear sentence */
function requireDraft(code: string, definition: Data): string {
  const [rough] = unfit(definition)
  if (rough) throw new Failure(said(`${rough.path}：${rough.zh}`, `${rough.path}: ${rough.en}`))
  const text = JSON.stringify(placed(code, definition))
  if (text.length > QUOTAS.draft)
    throw new Failure(
      said(`表单定义过大，最多${QUOTAS.draft}个字符`, `The definition may have ${QUOTAS.draft} characters`),
    )
  return text
}

/** Whether a session may see a form: who lists its records, or picks them. */
const maySee = (session: Session, { entity }: StoredForm) =>
  mayDo(session, permissionCode(entity, 'list')) ||
  (entity.reference !== undefined && mayPick(session, entity))

/** The design of forms while the server runs (ADR 29). Definitions come as data; no SQL and no name of a table does. */
export function mountFormDesign(app: FastifyInstance, context: Context): void {
  const { db, forms } = context
  const whole = async (id: string): Promise<OnlineFormModel> => {
    const form = await readForm(db, sql`f.id = ${id}`)
    const versions = await readVersions(db, id, 1)
    const current = versions.find(({ number }) => number === form.published)?.definition ?? null
    const checked = checkDraft(await nameable(context), form.code, form.draft, form.tables)
    return {
      ...rowModel(form, current),
      draft: form.draft,
      tables: form.tables,
      current,
      findings: 'findings' in checked ? checked.findings : [],
      effects: Object.keys(formEffects(context.modules)).sort(),
    }
  }
  route(app, operations.onlineFormList, ({ query }) => listPage(context, LIST, query))
  route(app, operations.onlineFormById, ({ query }) => whole(query.id))
  route(
    app,
    operations.onlineFormAdd,
    async ({ body, session }) => {
      const { code, label } = body
      const draft = body.definition ? { ...body.definition, label } : firstDraft(code, label)
      const text = requireDraft(code, ownPrefixes(code, draft, prefixesOf(context.modules)))
      const id = newId()
      await db.transaction(async (tx) => {
        await tx.run(sql`SELECT pg_advisory_xact_lock(hashtext('sys_online_form'))`)
        const row = await tx.row<{ forms: number; taken: boolean }>(
          sql`SELECT count(*)::int AS forms, coalesce(bool_or(lower(form_key) = lower(${formKey(code)})), false) AS taken
              FROM sys_online_form`,
        )
        if (row?.taken)
          throw new Failure(said(`编码“${code}”已被使用`, `The code "${code}" is taken: choose another one`))
        if ((row?.forms ?? 0) >= QUOTAS.forms)
          throw new Failure(
            said(`在线表单最多${QUOTAS.forms}个`, `A server holds ${QUOTAS.forms} forms at most`),
          )
        await tx.run(
          insertInto('sys_online_form', {
            id,
            code,
            formKey: formKey(code),
            labelZh: label.zh,
            labelEn: label.en,
            draft: text,
            createBy: session.username,
            updateBy: session.username,
          }),
        )
      })
      return whole(id)
    },
    { bodyLimit: BODY },
  )
  route(app, operations.onlineFormDraft, ({ body }) => draftOfLabels(context, body.code, body.text))
  route(
    app,
    operations.onlineFormEdit,
    async ({ body, session }) => {
      const { id, version, definition } = body
      const form = await readForm(db, sql`f.id = ${id}`)
      const text = requireDraft(form.code, definition)
      const touched = await db.run(
        sql`UPDATE sys_online_form SET draft = ${text}, version = version + 1, update_by = ${session.username}, update_time = now()
            WHERE id = ${id} AND version = ${version}`,
      )
      if (touched === 0) throw conflict()
      return whole(id)
    },
    { bodyLimit: BODY },
  )
  route(app, operations.onlineFormDelete, async ({ query }) => {
    const { published } = await readForm(db, sql`f.id = ${query.id}`)
    if (published > 0)
      throw new Failure(
        said(
          '已发布的表单不能删除：可在菜单管理中停用',
          'A form that was published cannot be deleted: take it out of the menu',
        ),
      )
    await db.run(sql`DELETE FROM sys_online_form WHERE id = ${query.id} AND published = 0`)
    return told('删除成功!')
  })
  route(app, operations.onlineFormPreview, async ({ query }) => {
    const form = await readForm(db, sql`f.id = ${query.id}`)
    const versions = await readVersions(db, query.id, 1)
    const plan = await planPublish(
      await nameable(context),
      db,
      { ...form, tables: tablesOf(form, forms.program(form.key)) },
      form.draft,
      versions,
    )
    const current = versions[0]?.definition ?? {}
    const differences = shownDifferences(current, placed(form.code, form.draft))
    return 'findings' in plan
      ? { findings: plan.findings, changes: [], differences }
      : { findings: [], changes: plan.changes, differences }
  })
  route(app, operations.onlineFormPublish, async ({ body, session }) => {
    if ((body.workers ?? body.readers) && !mayDo(session, 'system:permission:grant')) throw forbidden()
    await publishForm(context, session, body)
    return whole(body.id)
  })
  route(app, operations.onlineFormTakeBack, async ({ body, session }) => {
    await takeBackForm(context, session, body)
    return whole(body.id)
  })
  route(app, operations.onlineFormVersions, async ({ query }) => {
    const versions = await readVersions(db, query.id, VERSIONS)
    return versions.map(({ number, publishBy, publishTime, note, changes, definition }, at) => ({
      number,
      publishBy,
      publishTime,
      note,
      changes,
      differences: shownDifferences(versions[at + 1]?.definition ?? {}, definition),
    }))
  })
  route(app, operations.onlineFormHeads, ({ session }) =>
    forms
      .all()
      .filter((form) => maySee(session, form))
      .map(({ code, number, entity: { key, name, area, label } }) => ({
        key,
        code,
        name,
        area,
        label,
        number,
      })),
  )
  route(app, operations.onlineFormDefinition, async ({ query, session }) => {
    const form = await forms.find(query.key)
    if (!form) throw notFound()
    if (!maySee(session, form)) throw forbidden()
    return { key: form.entity.key, code: form.code, number: form.number, definition: form.data }
  })
}
