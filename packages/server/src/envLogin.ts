import type { DingtalkSettings } from './auth/messengers/dingtalkProvider'
import type { WecomSettings } from './auth/messengers/wecomProvider'
import type { OidcSettings } from './auth/oidcProvider'
import type { SmsSettings } from './auth/smsGateway'
import { EXIT, StartupError } from './startupError'

/** Settings of logins beside the password. */
export interface LoginEnv {
  /** Address under which browsers reach the server, e.g. `https://portal.example.com`; for ways back to it. */
  publicUrl: string | undefined
  /** Address of the CAS server; without it there is no login by CAS. */
  casUrl: string | undefined
  /** An OpenID provider; without it there is no login by one. */
  oidc: OidcSettings | undefined
  /** An application of WeCom; without it there is no login by WeCom. */
  wecom: WecomSettings | undefined
  /** An application of DingTalk; without it there is no login by DingTalk. */
  dingtalk: DingtalkSettings | undefined
  /** Whether people may make accounts for themselves. */
  registration: boolean
  /** Codes of the roles whose users need a second factor; `*` stands for everybody. */
  factorRoles: string[]
  /** The gateway that sends texts to phones; without it no code can be sent. */
  sms: SmsSettings | undefined
}

function address(source: NodeJS.ProcessEnv, name: string): string | undefined {
  const text = source[name]?.trim()
  if (!text) return undefined
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new StartupError(
      `${name} is "${text}", but it must be an address such as https://portal.example.com. Correct it and start again.`,
      EXIT.configuration,
    )
  return text.replace(/\/+$/, '')
}

/** Settings of which none means anything without the others. @throws StartupError when only a part of them is given */
function together<Name extends string>(
  source: NodeJS.ProcessEnv,
  names: readonly Name[],
): Record<Name, string> | undefined {
  const given = names.map((name) => [name, source[name]?.trim() ?? ''] as const)
  if (given.every(([, value]) => !value)) return undefined
  const missing = given.filter(([, value]) => !value).map(([name]) => name)
  if (missing.length > 0)
    throw new StartupError(
      `A login by a messenger needs ${names.join(', ')}; missing: ${missing.join(', ')}.`,
      EXIT.configuration,
    )
  return Object.fromEntries(given) as Record<Name, string>
}

/** Codes of roles, separated by commas. */
function roleCodes(source: NodeJS.ProcessEnv, name: string): string[] {
  const codes = (source[name] ?? '')
    .split(',')
    .map((code) => code.trim())
    .filter(Boolean)
  const odd = codes.find((code) => !/^(\*|[\w.:-]{1,100})$/.test(code))
  if (odd)
    throw new StartupError(
      `${name} names "${odd}", but it must list codes of roles such as admin,finance, or * for everybody.`,
      EXIT.configuration,
    )
  return codes
}

/**
 * Reads the settings of logins.
 * @throws StartupError when one is malformed, or one that another needs is missing
 */
export function readLoginEnv(source: NodeJS.ProcessEnv, mode: 'demo' | 'production'): LoginEnv {
  const publicUrl = address(source, 'PUBLIC_URL')
  const casUrl = address(source, 'CAS_URL')
  const issuer = address(source, 'OIDC_ISSUER')
  const smsUrl = address(source, 'SMS_URL')
  const smsToken = source.SMS_TOKEN?.trim()
  const clientId = source.OIDC_CLIENT_ID?.trim()
  const clientSecret = source.OIDC_CLIENT_SECRET?.trim()
  const wecom = together(source, ['WECOM_CORP_ID', 'WECOM_AGENT_ID', 'WECOM_SECRET'])
  const dingtalk = together(source, ['DINGTALK_CLIENT_ID', 'DINGTALK_CLIENT_SECRET', 'DINGTALK_CORP_ID'])
  const needy = [
    casUrl && 'CAS_URL',
    issuer && 'OIDC_ISSUER',
    wecom && 'WECOM_CORP_ID',
    dingtalk && 'DINGTALK_CLIENT_ID',
  ].find(Boolean)
  if (needy && !publicUrl)
    throw new StartupError(
      `${needy} needs PUBLIC_URL, the address under which browsers reach this server.`,
      EXIT.configuration,
    )
  if (issuer && (!clientId || !clientSecret))
    throw new StartupError(
      'OIDC_ISSUER needs OIDC_CLIENT_ID and OIDC_CLIENT_SECRET, as the provider gave them.',
      EXIT.configuration,
    )
  const registration = source.REGISTRATION?.trim() || (mode === 'demo' ? 'on' : 'off')
  if (registration !== 'on' && registration !== 'off')
    throw new StartupError(`REGISTRATION is "${registration}", but it must be on or off.`, EXIT.configuration)
  return {
    publicUrl,
    casUrl,
    oidc: issuer
      ? {
          issuer,
          clientId: clientId!,
          clientSecret: clientSecret!,
          title: source.OIDC_TITLE?.trim() || 'OpenID',
        }
      : undefined,
    wecom: wecom && {
      corpId: wecom.WECOM_CORP_ID,
      agentId: wecom.WECOM_AGENT_ID,
      secret: wecom.WECOM_SECRET,
      url: address(source, 'WECOM_URL'),
    },
    dingtalk: dingtalk && {
      clientId: dingtalk.DINGTALK_CLIENT_ID,
      clientSecret: dingtalk.DINGTALK_CLIENT_SECRET,
      corpId: dingtalk.DINGTALK_CORP_ID,
      url: address(source, 'DINGTALK_URL'),
    },
    registration: registration === 'on',
    factorRoles: roleCodes(source, 'SECOND_FACTOR_ROLES'),
    sms: smsUrl ? { url: smsUrl, ...(smsToken && { token: smsToken }) } : undefined,
  }
}
