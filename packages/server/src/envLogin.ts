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
  /** Whether people may make accounts for themselves. */
  registration: boolean
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
  if ((casUrl || issuer) && !publicUrl)
    throw new StartupError(
      `${casUrl ? 'CAS_URL' : 'OIDC_ISSUER'} needs PUBLIC_URL, the address under which browsers reach this server.`,
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
    registration: registration === 'on',
    sms: smsUrl ? { url: smsUrl, ...(smsToken && { token: smsToken }) } : undefined,
  }
}
