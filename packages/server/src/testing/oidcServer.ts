import { createHash, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { JWTPayload } from 'jose'
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'

/** What the provider does wrong, so that its client has to notice. */
export type OidcFault = 'nonce' | 'key' | 'issuer' | 'audience' | 'expired' | 'unsigned'

/** An OpenID provider on this machine: discovery, keys, authorization code with PKCE. */
export interface OidcServer {
  issuer: string
  clientId: string
  clientSecret: string
  /** Who logs in at the provider next. */
  person: { sub: string; preferred_username?: string; name?: string }
  fault: OidcFault | undefined
  /** A path that is answered by sending the asker elsewhere. */
  away: { path: string; status: number; to: string } | undefined
  /** Where the browser was to be sent back to, of each login that began. */
  backs: string[]
  close: () => Promise<void>
}

interface Grant {
  challenge: string
  nonce: string
  redirectUri: string
}

/** Starts the provider; it speaks the protocol by itself and shares no code with the client that is tested. */
export async function startOidcServer(): Promise<OidcServer> {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const stranger = await generateKeyPair('RS256')
  const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }
  const grants = new Map<string, Grant>()
  const unsigned = (claims: JWTPayload) =>
    new UnsecuredJWT(claims)
      .setIssuer(provider.issuer)
      .setAudience(provider.clientId)
      .setIssuedAt()
      .setExpirationTime('5m')
      .encode()
  const signed = (claims: JWTPayload) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setIssuer(provider.fault === 'issuer' ? 'http://127.0.0.1:1' : provider.issuer)
      .setAudience(provider.fault === 'audience' ? 'another client' : provider.clientId)
      .setIssuedAt()
      .setExpirationTime(provider.fault === 'expired' ? '-1h' : '5m')
      .sign(provider.fault === 'key' ? stranger.privateKey : privateKey)

  const server = createServer((request, response) => {
    const url = new URL(request.url!, provider.issuer)
    const json = (value: unknown, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    if (url.pathname === provider.away?.path)
      return response.writeHead(provider.away.status, { location: provider.away.to }).end()
    if (url.pathname === '/.well-known/openid-configuration')
      return json({
        issuer: provider.issuer,
        authorization_endpoint: `${provider.issuer}/authorize`,
        token_endpoint: `${provider.issuer}/token`,
        jwks_uri: `${provider.issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        code_challenge_methods_supported: ['S256'],
      })
    if (url.pathname === '/keys') return json({ keys: [jwk] })
    if (url.pathname === '/authorize') {
      const get = (name: string) => url.searchParams.get(name) ?? ''
      const code = randomUUID()
      grants.set(code, {
        challenge: get('code_challenge'),
        nonce: get('nonce'),
        redirectUri: get('redirect_uri'),
      })
      const back = new URL(get('redirect_uri'))
      provider.backs.push(back.href)
      back.searchParams.set('code', code)
      back.searchParams.set('state', get('state'))
      return response.writeHead(302, { location: back.href }).end()
    }
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      const form = new URLSearchParams(body)
      const grant = grants.get(form.get('code') ?? '')
      grants.delete(form.get('code') ?? '')
      const challenge = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url')
      const right =
        grant &&
        grant.challenge === challenge &&
        grant.redirectUri === form.get('redirect_uri') &&
        form.get('client_id') === provider.clientId &&
        form.get('client_secret') === provider.clientSecret
      if (!right) return void json({ error: 'invalid_grant' }, 400)
      const nonce = provider.fault === 'nonce' ? 'another' : grant.nonce
      const claims = { ...provider.person, nonce }
      const token = provider.fault === 'unsigned' ? Promise.resolve(unsigned(claims)) : signed(claims)
      void token.then((id_token) =>
        json({ access_token: randomUUID(), token_type: 'Bearer', expires_in: 300, id_token }),
      )
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const provider: OidcServer = {
    issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    clientId: 'lading',
    clientSecret: 'a secret of the test provider',
    person: { sub: 'nobody' },
    fault: undefined,
    away: undefined,
    backs: [],
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return provider
}
