import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import type { Configuration } from 'openid-client'
import type { LoginProvider } from './loginProvider'

const TIMEOUT_SECONDS = 5

/** How an OpenID provider is reached. */
export interface OidcSettings {
  /** e.g. `https://id.example.com/realms/staff` */
  issuer: string
  clientId: string
  clientSecret: string
  /** Shown on the button of the login page. */
  title: string
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value.slice(0, 200) : undefined)

/**
 * Logins by an OpenID provider: authorization code with PKCE; the id token's signature is checked against the
 * provider's keys, its nonce against the browser's own.
 */
export function oidcProvider(settings: OidcSettings): LoginProvider {
  let discovered: Promise<Configuration> | undefined
  const configuration = () => {
    // A provider on this machine has no certificate; any other must have one.
    const local = /^http:\/\/(127\.0\.0\.1|localhost)(:|\/|$)/.test(settings.issuer)
    discovered ??= discovery(new URL(settings.issuer), settings.clientId, settings.clientSecret, undefined, {
      timeout: TIMEOUT_SECONDS,
      execute: [enableNonRepudiationChecks, ...(local ? [allowInsecureRequests] : [])],
    })
    discovered.catch(() => {
      discovered = undefined
    })
    return discovered
  }
  return {
    source: 'oidc',
    title: { zh: settings.title, en: settings.title },
    begin: async (back) => {
      const flow = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() }
      const url = buildAuthorizationUrl(await configuration(), {
        redirect_uri: back,
        scope: 'openid profile email',
        code_challenge: await calculatePKCECodeChallenge(flow.verifier),
        code_challenge_method: 'S256',
        state: flow.state,
        nonce: flow.nonce,
      })
      return { url: url.href, flow }
    },
    finish: async (callback, { state, nonce, verifier }) => {
      const tokens = await authorizationCodeGrant(await configuration(), callback, {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      })
      const claims = tokens.claims()!
      return {
        uuid: claims.sub,
        username: text(claims.preferred_username),
        realname: text(claims.name),
        avatar: text(claims.picture),
      }
    },
  }
}
