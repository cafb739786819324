import { randomBytes } from 'node:crypto'
import type { LoginProvider } from '../loginProvider'
import { askMessenger, textOf } from './askMessenger'

/** How DingTalk (钉钉) is reached: an application that its administrator has made. */
export interface DingtalkSettings {
  clientId: string
  clientSecret: string
  /** The company: people who choose another one are refused. */
  corpId: string
  /** One address in the place of all of DingTalk's, for a proxy. @default those of DingTalk */
  url?: string
}

const SCREEN = 'https://login.dingtalk.com'
const API = 'https://api.dingtalk.com'

/**
 * Logins by DingTalk (OAuth 2 of its open platform): the person's own token says who it is and which company was chosen.
 * Every code gives a token of its own, so none is kept.
 */
export function dingtalkProvider({ clientId, clientSecret, corpId, url }: DingtalkSettings): LoginProvider {
  const api = (path: string) => new URL(`${url ?? API}/v1.0/${path}`)
  return {
    source: 'dingtalk',
    title: { zh: '钉钉', en: 'DingTalk' },
    begin: (back) => {
      const flow = { state: randomBytes(24).toString('base64url'), nonce: '', verifier: '' }
      const address = new URL(`${url ?? SCREEN}/oauth2/auth`)
      const parameters = {
        redirect_uri: back,
        response_type: 'code',
        client_id: clientId,
        scope: 'openid corpid',
        corpId,
        prompt: 'consent',
        state: flow.state,
      }
      for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value)
      return Promise.resolve({ url: address.href, flow })
    },
    finish: async (callback) => {
      const code = callback.searchParams.get('authCode') ?? callback.searchParams.get('code')
      if (!code) throw new Error('DingTalk gave no code')
      const given = await askMessenger(api('oauth2/userAccessToken'), {
        body: { clientId, clientSecret, code, grantType: 'authorization_code' },
      })
      if (typeof given.accessToken !== 'string') throw new Error('DingTalk gave no token')
      if (given.corpId !== corpId) throw new Error('DingTalk vouches for somebody of another company')
      const person = await askMessenger(api('contact/users/me'), {
        headers: { 'x-acs-dingtalk-access-token': given.accessToken },
      })
      const uuid = textOf(person.unionId)
      if (!uuid) throw new Error('DingTalk names nobody')
      return { uuid, realname: textOf(person.nick), avatar: textOf(person.avatarUrl) }
    },
  }
}
