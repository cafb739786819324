/** What the server tells the browser before anybody has logged in. */
export interface PortalConfig {
  /** Base of the API: a path of this host, or the address of a gateway (spec 1 §9). @default '/api' */
  apiBase: string
  /** What stands before the paths of stored files (spec 1 §7). @default a call of the API */
  staticDomain?: string
  /** Ends the text of every signature (contract §2); without one the server has signatures switched off. */
  signSecret?: string
  /** What the encoded address of a file is put behind, to show it by an external service. @default none */
  previewUrl?: string
  /** Ways to log in beside the password. @default none */
  logins?: OfferedLogins
}

/** Ways to log in or to get an account beside the password, as far as the server offers them. */
export interface OfferedLogins {
  /** Codes can be sent to phones. */
  phone: boolean
  /** People may make accounts for themselves. */
  registration: boolean
  /** The CAS server's login page, and the address its ticket is for. */
  cas?: { login: string; service: string }
}

/** Name of the meta element that the server fills when it serves the portal's page. */
export const CONFIG_META = 'lading-config'

/**
 * Reads the configuration from the page: the server writes it as JSON into `<meta name="lading-config">`, so that
 * no inline script is needed (content security policy) and no call goes ahead of the first one. The development
 * server leaves the element empty: then the one public call `GET /api/sys/config` is asked.
 */
export async function loadConfig(
  document: Document,
  fetchJson: FetchJson = fetchConfig,
): Promise<PortalConfig> {
  const written = document.querySelector<HTMLMetaElement>(`meta[name="${CONFIG_META}"]`)?.content
  return parseConfig(written) ?? parseConfig(await fetchJson('/api/sys/config')) ?? { apiBase: '/api' }
}

/** Gives the text of an answer, or `undefined` when there is none. */
export type FetchJson = (url: string) => Promise<string | undefined>

async function fetchConfig(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(url)
    return response.ok ? await response.text() : undefined
  } catch {
    // The server is not reachable: the portal starts with its defaults and the first call says so.
    return undefined
  }
}

/** The configuration in a JSON text, plain or inside an envelope; `undefined` for anything else. */
export function parseConfig(text: string | undefined): PortalConfig | undefined {
  if (!text?.trim().startsWith('{')) return undefined
  try {
    const parsed = JSON.parse(text) as { result?: unknown }
    const given = (parsed.result ?? parsed) as Record<string, unknown>
    const { apiBase, signSecret, staticDomain, previewUrl, logins } = given
    return {
      apiBase: typeof apiBase === 'string' && /^(\/(?![/\\])|https?:\/\/)/.test(apiBase) ? apiBase : '/api',
      ...(typeof staticDomain === 'string' && /^https?:\/\//.test(staticDomain) && { staticDomain }),
      ...(typeof signSecret === 'string' && signSecret !== '' && { signSecret }),
      ...(typeof previewUrl === 'string' && /^https?:\/\//.test(previewUrl) && { previewUrl }),
      ...(typeof logins === 'object' &&
        logins !== null && { logins: readLogins(logins as Record<string, unknown>) }),
    }
  } catch {
    return undefined
  }
}

function readLogins({ phone, registration, cas }: Record<string, unknown>): OfferedLogins {
  const { login, service } = (cas ?? {}) as Record<string, unknown>
  return {
    phone: phone === true,
    registration: registration === true,
    ...(typeof login === 'string' &&
      /^https?:\/\//.test(login) &&
      typeof service === 'string' && { cas: { login, service } }),
  }
}

let held: PortalConfig = { apiBase: '/api' }

/** Keeps the configuration for those who ask later. Called once, before the first page is rendered. */
export function holdConfig(config: PortalConfig): void {
  held = config
}

/** The ways to log in that this server offers beside the password. */
export function offeredLogins(): OfferedLogins {
  return held.logins ?? { phone: false, registration: false }
}

/** Address that shows the file at an address by the external service; `undefined` without one (spec 2 §7). */
export function previewAddress(fileUrl: string): string | undefined {
  return held.previewUrl && held.previewUrl + encodeURIComponent(fileUrl)
}

/** Address of a call for the browser itself: a link, a socket. */
export function apiAddress(path: string): string {
  return `${held.apiBase.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`
}
