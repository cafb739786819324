import { operations } from '@lading/core/contract'
import { fillPlaces } from '@lading/core/text'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { newId } from '../../db/ids'
import { insertInto } from '../../db/statements'
import { told } from '../../http/answer'
import { Failure } from '../../http/failures'
import { route } from '../../http/route'
import { columnsOf } from '../../list/listSpec'
import type { Context } from '../../module'
import type { Session } from '../../session'
import { cleared, mountAdministration } from '../administration'
import { valuesOf } from './fillTemplate'
import { createSenders } from './senders'

interface MessageBody {
  esTitle?: string | null
  esType: string
  esReceiver: string
  esParam?: string | null
  esContent?: string | null
  remark?: string | null
}
interface TemplateBody {
  templateName: string
  templateCode: string
  templateType: string
  templateContent: string
  templateTestJson?: string | null
}

/** Messages of the own tenant that are a draft: they are a record of what was sent, nobody changes one that is out. */
const unsent = ({ tenantId }: Session) => sql`es_send_status <> '1' AND tenant_id = ${tenantId}`

/** Messages, their templates, and sending by one (contract §19). */
export function mountMessages(app: FastifyInstance, context: Context): void {
  const { db } = context
  const senders = createSenders(context)
  mountAdministration<'message', MessageBody>(app, context, operations, 'message', {
    table: 'sys_sms',
    list: ({ tenantId }) => ({
      where: sql`m.tenant_id = ${tenantId}`,
      from: sql`sys_sms m`,
      select: sql`m.*`,
      fields: columnsOf('m', {
        id: 'text',
        esTitle: 'text',
        esType: 'text',
        esReceiver: 'text',
        esSendStatus: 'text',
        esContent: 'text',
        esSendTime: 'datetime',
        esSendNum: 'integer',
        esResult: 'text',
        remark: 'text',
        createTime: 'datetime',
      }),
      id: sql`m.id`,
      dictionaries: { esType: 'msgType', esSendStatus: 'msgSendStatus' },
    }),
    values: ({ esTitle, esType, esReceiver, esParam, esContent, remark }, { tenantId }) => ({
      tenantId,
      esTitle: cleared(esTitle),
      esType,
      esReceiver,
      esParam: cleared(esParam),
      esContent: cleared(esContent),
      remark: cleared(remark),
    }),
    changeable: unsent,
  })
  mountAdministration<'messageTemplate', TemplateBody>(app, context, operations, 'messageTemplate', {
    table: 'sys_sms_template',
    list: {
      from: sql`sys_sms_template t`,
      select: sql`t.*`,
      fields: columnsOf('t', {
        id: 'text',
        templateName: 'text',
        templateCode: 'text',
        templateType: 'text',
        templateContent: 'text',
        templateTestJson: 'text',
        createTime: 'datetime',
      }),
      id: sql`t.id`,
      dictionaries: { templateType: 'msgType' },
    },
    values: ({ templateName, templateCode, templateType, templateContent, templateTestJson }) => {
      valuesOf(templateTestJson)
      return {
        templateName,
        templateCode,
        templateType,
        templateContent,
        templateTestJson: cleared(templateTestJson),
      }
    },
  })
  route(app, operations.messageTemplateSend, async ({ body, session }) => {
    const template = await db.row<{ templateName: string; templateType: string; templateContent: string }>(
      sql`SELECT template_name, template_type, template_content FROM sys_sms_template WHERE template_code = ${body.templateCode}`,
    )
    if (!template) throw new Failure('模板不存在')
    const esType = body.msgType ?? template.templateType
    const esContent = fillPlaces(template.templateContent, valuesOf(body.testData))
    const message = { esTitle: template.templateName, esType, esReceiver: body.receiver, esContent }
    const why = await senders.send(message, session)
    await keep({ ...message, esParam: body.testData ?? '' }, session, why)
    if (why !== undefined) throw new Failure(why)
    return told('消息发送成功！')
  })
  const keep = (message: MessageBody, session: Session, why: string | undefined) =>
    db.run(
      insertInto('sys_sms', {
        id: newId(),
        ...message,
        esSendTime: sql`now()`,
        esSendStatus: why === undefined ? '1' : '2',
        esSendNum: 1,
        esResult: why ?? '',
        tenantId: session.tenantId,
        createBy: session.username,
      }),
    )
}
