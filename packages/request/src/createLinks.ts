import type { Locale } from '@lading/core/text'

import { inChatBrowser } from './browser'
import type { Clock } from './clock'
import { base } from './links/base'
import { blobErrors } from './links/blobErrors'
import type { AnswerCache } from './links/cache'
import { cache } from './links/cache'
import type { Cancellation } from './links/cancel'
import { cancellation } from './links/cancel'
import { dedupe } from './links/dedupe'
import { envelope } from './links/envelope'
import { files } from './links/files'
import { idempotency } from './links/idempotency'
import { language } from './links/language'
import { leave } from './links/leave'
import { lowApp } from './links/lowApp'
import { progress } from './links/progress'
import { query } from './links/query'
import { report } from './links/report'
import { retry } from './links/retry'
import { session } from './links/session'
import { sign } from './links/sign'
import { tenant } from './links/tenant'
import { timestamp } from './links/timestamp'
import { token } from './links/token'
import type { Notify } from './notifier'
import type { RequestOptions } from './options'
import { serverClock } from './serverClock'
import type { Link } from './wire'

/** What all links share. */
export interface Surroundings {
  clock: Clock
  locale: () => Locale
  notify: Notify
}

/** The chain of a client and the two links that can be spoken to. */
export interface Links {
  links: Link[]
  answers: AnswerCache
  running: Cancellation
}

/**
 * The links in their order, outermost first. What tells the user stands outside; then what may answer without
 * the wire; then what may send twice; then what each sending adds, so that a replay carries the new token and a
 * new signature.
 */
export function createLinks(options: RequestOptions, { clock, locale, notify }: Surroundings): Links {
  const getToken = options.getToken ?? (() => undefined)
  const getTenantId = options.getTenantId ?? (() => undefined)
  const getAppId = options.getAppId ?? (() => undefined)
  const who = () => JSON.stringify([getToken(), getTenantId(), getAppId(), locale()])

  const running = cancellation()
  const answers = cache(clock, who)
  const links = [
    report(notify, locale),
    running.link,
    progress(),
    answers.link,
    dedupe(who),
    files(locale),
    envelope(locale),
    session({
      getToken,
      locale,
      notify,
      inChat: options.inChat ?? inChatBrowser,
      onSessionExpired: options.onSessionExpired ?? leave(options, clock),
    }),
    retry(options.retry ?? {}, clock, options.random ?? Math.random),
    ...(options.links ?? []),
    base(options.base ?? '/api'),
    query(),
    timestamp(clock),
    token(getToken),
    tenant(getTenantId),
    lowApp(getAppId),
    language(locale),
    idempotency(),
    sign(options.signSecret, serverClock(clock)),
    blobErrors(),
  ]
  return { links, answers, running }
}
