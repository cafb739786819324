import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startCasServer } from '../../packages/server/src/testing/casServer'
import type { CasServer } from '../../packages/server/src/testing/casServer'
import { startOidcServer } from '../../packages/server/src/testing/oidcServer'
import type { OidcServer } from '../../packages/server/src/testing/oidcServer'

/** What stands around the product: who vouches for logins, and who sends texts to phones. */
export interface Gateways {
  oidc: OidcServer
  cas: CasServer
  /** The last code that was sent to a number. */
  codeFor: (mobile: string) => string
  /** Settings of a product that uses them. */
  env: (origin: string) => Record<string, string>
  close: () => Promise<void>
}

/** Starts an OpenID provider, a CAS server and an SMS gateway on this machine. */
export async function startGateways(): Promise<Gateways> {
  const [oidc, cas] = await Promise.all([startOidcServer(), startCasServer()])
  const texts: { mobile: string; text: string }[] = []
  const sms = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      texts.push(JSON.parse(body) as { mobile: string; text: string })
      response.end()
    })
  })
  await new Promise<void>((done) => sms.listen(0, '127.0.0.1', done))
  return {
    oidc,
    cas,
    codeFor: (mobile) => {
      const text = texts.findLast((each) => each.mobile === mobile)?.text ?? ''
      const [code] = /\d{6}/.exec(text) ?? []
      if (!code) throw new Error(`no code was sent to ${mobile}`)
      return code
    },
    env: (origin) => ({
      PUBLIC_URL: origin,
      OIDC_ISSUER: oidc.issuer,
      OIDC_CLIENT_ID: oidc.clientId,
      OIDC_CLIENT_SECRET: oidc.clientSecret,
      OIDC_TITLE: '企业身份',
      CAS_URL: cas.url,
      SMS_URL: `http://127.0.0.1:${(sms.address() as AddressInfo).port}/send`,
    }),
    close: async () => {
      await Promise.all([oidc.close(), cas.close(), new Promise((done) => sms.close(done))])
    },
  }
}
