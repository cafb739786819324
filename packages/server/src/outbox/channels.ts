import { createTransport } from 'nodemailer'
import type { Env } from '../env'

/** Something that is due, as it is stored. */
export interface DueItem {
  id: string
  channel: string
  subject: string
  receiver: string
  entity: string
  recordId: string
  recordVersion: number
  payload: string
}

/** Why it was not taken; whether it is worth another try. */
export class Refusal extends Error {
  constructor(
    message: string,
    readonly final: boolean,
  ) {
    super(message)
  }
}

/** Sends one thing and gives what was answered. @throws Refusal, or any error for another try */
export type Channel = (item: DueItem) => Promise<string>

/** Another try after so long without an answer, in milliseconds. */
const PATIENCE_MS = 15_000
const MAX_ANSWER_LENGTH = 500

/** By HTTP: a POST of the document. The key is the same in every try, so that the ERP takes it once. */
function erpChannel(url: string, token: string | undefined, patience: number): Channel {
  return async ({ id, entity, recordId, recordVersion, payload }) => {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
      headers: {
        'content-type': 'application/json',
        'idempotency-key': id,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: `{"entity":${JSON.stringify(entity)},"id":${JSON.stringify(recordId)},"version":${recordVersion},"document":${payload}}`,
    })
    const answer = (await response.text()).slice(0, MAX_ANSWER_LENGTH)
    if (response.ok) return answer || String(response.status)
    const later = response.status >= 500 || response.status === 408 || response.status === 429
    throw new Refusal(`${response.status} ${answer}`.trim(), !later)
  }
}

/** A mail with its files (`withFiles`). */
interface MailPayload {
  text?: string
  /** Contents in base64. */
  attachments?: { filename: string; content: string }[]
}

/** By SMTP. The message has the same id in every try, by which mail servers know a repetition. */
function mailChannel(url: string, from: string, patience: number): Channel {
  const transport = createTransport({
    url,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const host = from.slice(from.lastIndexOf('@') + 1).replace(/[^A-Za-z0-9.-]/g, '')
  return async ({ id, subject, receiver, payload }) => {
    const { text, attachments = [] } = JSON.parse(payload) as MailPayload
    try {
      const { response } = await transport.sendMail({
        from,
        to: receiver.split(',').map((address) => ({ name: '', address: address.trim() })),
        subject,
        text: text ?? '',
        attachments: attachments.map(({ filename, content }) => ({
          filename,
          content,
          encoding: 'base64' as const,
        })),
        messageId: `<${id}@${host}>`,
      })
      return response.slice(0, MAX_ANSWER_LENGTH)
    } catch (error) {
      const { responseCode, message } = error as Error & { responseCode?: number }
      throw new Refusal(message, responseCode !== undefined && responseCode >= 500)
    }
  }
}

/** In demo mode nothing leaves the machine: what would be sent stays to be read in the outbox. */
const recorder: Channel = () => Promise.resolve('演示模式：已记录，未外发 (demo: recorded, not sent)')

const missing =
  (setting: string): Channel =>
  () =>
    Promise.reject(new Refusal(`未配置${setting} (${setting} is not set)`, true))

/** The ways out, as the settings say. @param patience milliseconds to wait for an answer */
export function channelsOf(
  { mode, erp, mail }: Pick<Env, 'mode' | 'erp' | 'mail'>,
  patience = PATIENCE_MS,
): Record<string, Channel> {
  const without = (setting: string) => (mode === 'demo' ? recorder : missing(setting))
  return {
    erp: erp ? erpChannel(erp.url, erp.token, patience) : without('ERP_URL'),
    mail: mail ? mailChannel(mail.url, mail.from, patience) : without('SMTP_URL'),
  }
}
