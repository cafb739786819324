import type { Env } from '../../env'

/** Ways to log in or to get an account beside the password, as far as this server offers them. */
export interface OfferedLogins {
  /** Codes can be sent to phones: login by phone and a new password for a forgotten one. */
  phone: boolean
  /** People may make accounts for themselves; the code that proves their phone must be sendable. */
  registration: boolean
  /** The CAS server's login page, and the address its ticket is for. */
  cas?: { login: string; service: string }
}

/** What the portal is told before anybody has logged in. */
export interface PortalConfig {
  /** A path, or the address of a gateway. */
  apiBase: string
  signSecret: string
  /** What stands before the paths of stored files. @default a call */
  staticDomain?: string
  /** What the encoded address of a file is put behind, to show it by an external service. */
  previewUrl?: string
  logins: OfferedLogins
}

/** What of the settings the portal's configuration is made of. */
export type PortalConfigEnv = Pick<
  Env,
  'apiBase' | 'signSecret' | 'portalBase' | 'publicUrl' | 'casUrl' | 'previewUrl' | 'registration' | 'sms'
> &
  Partial<Pick<Env, 'gatewayUrl' | 'staticUrl'>>

/** @param sendsCodes whether codes can be sent to phones. @default a gateway is set */
export function portalConfig(env: PortalConfigEnv, sendsCodes = env.sms !== undefined): PortalConfig {
  const { apiBase, signSecret, portalBase, publicUrl, casUrl, registration } = env
  const service = `${publicUrl}${portalBase}user/login`
  return {
    apiBase: env.gatewayUrl ?? apiBase,
    signSecret,
    ...(env.staticUrl && { staticDomain: env.staticUrl }),
    ...(env.previewUrl && { previewUrl: env.previewUrl }),
    logins: {
      phone: sendsCodes,
      registration: registration && sendsCodes,
      ...(casUrl &&
        publicUrl && { cas: { login: `${casUrl}/login?service=${encodeURIComponent(service)}`, service } }),
    },
  }
}
