import { createHash, randomBytes } from 'node:crypto'
import { operations } from '@lading/core/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answer, told } from '../../http/answer'
import { Failure } from '../../http/failures'
import { route } from '../../http/route'
import type { Context } from '../../module'
import { loginUser, mobileLogin } from './login'
import { said } from '../../http/language'

const MOBILE_PER_MINUTE = 10
const CODES_PER_MINUTE = 20
/** A screen asks each second or two. */
const ASKS_PER_MINUTE = 90
const CODE_LIFE_MS = 2 * 60_000
const PENDING = '-1'
const EXPIRED = '-2'

/** A code on a screen: drawn there, and scanned by nobody or by a user. */
interface QrCode {
  /** The browser that drew it: who only saw the code on the screen gets no session. */
  drawnBy: string
  userId?: string
}

const browserOf = (request: FastifyRequest) =>
  createHash('sha256')
    .update(`${request.ip}\n${request.headers['user-agent'] ?? ''}`)
    .digest('hex')
const originOf = (request: FastifyRequest) => ({
  ip: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
})

/** Logins without a captcha and with a code on a screen (contract §6.3). */
export function mountOtherLogins(app: FastifyInstance, context: Context): void {
  const { tickets } = context
  route(
    app,
    operations.mobileLogin,
    async ({ body, request }) =>
      answer(await mobileLogin(context, { ...body, ...originOf(request) }), '登录成功'),
    { perMinute: MOBILE_PER_MINUTE },
  )

  const [DRAWN, CLAIM, SCANNED] = ['qr-drawn', 'qr-claim', 'qr-scanned'] as const
  route(
    app,
    operations.qrLoginCode,
    async ({ request }) => {
      const qrcodeId = randomBytes(24).toString('base64url')
      const code: QrCode = { drawnBy: browserOf(request) }
      for (const purpose of [CLAIM, DRAWN]) await tickets.put(purpose, qrcodeId, code, CODE_LIFE_MS)
      return { qrcodeId }
    },
    { perMinute: CODES_PER_MINUTE },
  )
  route(app, operations.qrLoginScan, async ({ body, session }) => {
    // A code is scanned once. It is pending until it is scanned, with no moment between.
    const code = await tickets.take<QrCode>(CLAIM, body.qrcodeId)
    if (!code) throw new Failure(said('二维码已失效，请刷新', 'The code has expired; draw a new one'))
    await tickets.put<QrCode>(SCANNED, body.qrcodeId, { ...code, userId: session.userId }, CODE_LIFE_MS)
    await tickets.take(DRAWN, body.qrcodeId)
    return told('扫码成功')
  })
  route(
    app,
    operations.qrLoginToken,
    async ({ query, request }) => {
      if (await tickets.look<QrCode>(DRAWN, query.qrcodeId)) return { token: PENDING }
      const scanned = await tickets.look<QrCode>(SCANNED, query.qrcodeId)
      if (!scanned?.userId || scanned.drawnBy !== browserOf(request)) return { token: EXPIRED }
      if (!(await tickets.take<QrCode>(SCANNED, query.qrcodeId))) return { token: EXPIRED }
      const { token } = await loginUser(context, scanned.userId, originOf(request))
      return { token, success: true }
    },
    { perMinute: ASKS_PER_MINUTE },
  )

  route(app, operations.getPermCode, async ({ session }) => {
    const { codeList = [], auth, allAuth, sysSafeMode } = await context.menus(session)
    return { codeList, auth, allAuth, sysSafeMode }
  })
  route(app, operations.getEncryptedString, () => {
    throw new Failure(
      said('本服务器不使用公共密钥，密码经 TLS 传输', 'There is no shared key; passwords travel over TLS'),
    )
  })
}
