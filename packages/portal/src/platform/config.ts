/** What the server tells the browser before anybody has logged in. */
export interface PortalConfig {
  /** Base of the API. @default '/api' */
  apiBase: string
  /** Ends the text of every signature (contract §2); without one the server has signatures switched off. */
  signSecret?: string
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
    const { apiBase, signSecret } = given
    return {
      apiBase: typeof apiBase === 'string' && apiBase.startsWith('/') ? apiBase : '/api',
      ...(typeof signSecret === 'string' && signSecret !== '' && { signSecret }),
    }
  } catch {
    return undefined
  }
}
