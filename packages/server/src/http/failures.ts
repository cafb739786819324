import { CODE } from '@lading/core/envelope'
import { said } from './language'

/**
 * A failure that the caller is told: its text is written for people and is safe to send.
 * Everything else that is thrown reaches the caller only as a trace id.
 */
export class Failure extends Error {
  override name = 'Failure'
  constructor(
    message: string,
    /** Code of the envelope. @default CODE.business */
    readonly code: number = CODE.business,
    /** Status of the HTTP answer. @default 200 */
    readonly status: number = 200,
    /** The envelope's `result`. */
    readonly result: unknown = null,
    /** Seconds after which another try makes sense: the header Retry-After. */
    readonly retryAfter?: number,
  ) {
    super(message)
  }
}

/** A refused right: HTTP 403, code 510 (security.md, "Decided"). */
export const forbidden = () =>
  new Failure(
    said('没有权限，请联系管理员授权', 'No right to do this: ask the administrator for it'),
    CODE.forbidden,
    403,
  )

/** What all tenants share is kept by who works without one. */
export const platformOnly = () =>
  new Failure(said('只能由平台管理员修改', 'Platform administrators only'), CODE.forbidden, 403)

/** The user has to change the password before anything else. */
export const passwordChangeNeeded = () =>
  new Failure(said('请先修改密码', 'Change your password first'), CODE.passwordChange, 403)

/** The user has to set up a second factor before anything else. */
export const secondFactorNeeded = () =>
  new Failure(
    said('请先开启两步验证', 'Your role asks for two-step verification: set it up first'),
    CODE.secondFactorSetup,
    403,
  )

/** A missing or dead session: HTTP 401 (contract §1.3). */
export const noSession = () => new Failure('Token失效，请重新登录!', CODE.unauthorized, 401)

/** The row was saved by somebody else since it was read. */
export const conflict = () =>
  new Failure(
    said(
      '数据已被他人修改，请刷新后重试',
      'The record was changed by somebody else: reload it and try again',
    ),
    CODE.conflict,
    409,
  )

/** No such record for the caller (contract §4); HTTP 404 (security.md §3, threat 7). */
export const notFound = () =>
  new Failure(said('未找到对应实体', 'There is no such record'), CODE.notFound, 404)

/** Too many tries. @param seconds until the next one */
export const tooMany = (message: string, seconds: number) =>
  new Failure(message, CODE.tooManyRequests, 429, null, seconds)

/**
 * A part outside of the server (Redis, file storage, a gateway) is away, too slow or full: HTTP 503.
 * @param cause is logged
 */
export function unavailable(message: string, cause: unknown, retryAfter = 5): Failure {
  const failure = new Failure(message, 503, 503, null, retryAfter)
  failure.cause = cause
  return failure
}

/** A request that does not have the agreed shape. */
export const badRequest = (message: string) => new Failure(message, CODE.badRequest, 400)
