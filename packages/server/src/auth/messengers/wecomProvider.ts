import { randomBytes } from 'node:crypto'
import type { LoginProvider } from '../loginProvider'
import { askMessenger, textOf } from './askMessenger'
import type { MessengerAnswer } from './askMessenger'
import { keptToken } from './keptToken'

/** How WeCom (企业微信) is reached: an application that its administrator has made. */
export interface WecomSettings {
  corpId: string
  agentId: string
  secret: string
  /** One address in the place of all of WeCom's, for a proxy or an own installation. @default those of WeCom */
  url?: string
}

const INSIDE = 'https://open.weixin.qq.com'
const SCREEN = 'https://login.work.weixin.qq.com'
const API = 'https://qyapi.weixin.qq.com'
const NONE = 0
/** The token of the application is not or no longer good. */
const TOKEN_REFUSED = [40_014, 41_001, 42_001]

const codeOf = ({ errcode }: MessengerAnswer) => (typeof errcode === 'number' ? errcode : NONE)

/**
 * Logins by WeCom: inside its own browser without a question, elsewhere by a code on the screen that its app scans.
 * WeCom says who it was to the application's token, which is kept for its two hours.
 */
export function wecomProvider({ corpId, agentId, secret, url }: WecomSettings): LoginProvider {
  const api = (path: string, parameters: Record<string, string>) => {
    const address = new URL(`${url ?? API}/cgi-bin/${path}`)
    for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value)
    return address
  }
  const requireRight = (answer: MessengerAnswer, what: string) => {
    if (codeOf(answer) !== NONE) throw new Error(`WeCom refused ${what}: ${codeOf(answer)}`)
    return answer
  }
  const token = keptToken(async () => {
    const answer = await askMessenger(api('gettoken', { corpid: corpId, corpsecret: secret }))
    const { access_token: given, expires_in: seconds } = requireRight(answer, 'the token')
    if (typeof given !== 'string' || typeof seconds !== 'number') throw new Error('WeCom gave no token')
    return { token: given, seconds }
  })
  /** Asks with the kept token, and once more with another one if WeCom has dropped it before its time. */
  const ask = async (path: string, parameters: Record<string, string>): Promise<MessengerAnswer> => {
    const used = await token.get()
    const answer = await askMessenger(api(path, { access_token: used, ...parameters }))
    if (!TOKEN_REFUSED.includes(codeOf(answer))) return answer
    token.forget(used)
    return askMessenger(api(path, { access_token: await token.get(), ...parameters }))
  }
  return {
    source: 'wechat_enterprise',
    title: { zh: '企业微信', en: 'WeCom' },
    begin: (back, inside) => {
      const flow = { state: randomBytes(24).toString('base64url'), nonce: '', verifier: '' }
      const address = new URL(
        inside ? `${url ?? INSIDE}/connect/oauth2/authorize` : `${url ?? SCREEN}/wwlogin/sso/login`,
      )
      const parameters = {
        ...(inside ? { response_type: 'code', scope: 'snsapi_base' } : { login_type: 'CorpApp' }),
        appid: corpId,
        agentid: agentId,
        redirect_uri: back,
        state: flow.state,
      }
      for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value)
      // Asked for by WeCom's own browser.
      if (inside) address.hash = 'wechat_redirect'
      return Promise.resolve({ url: address.href, flow })
    },
    finish: async (callback) => {
      const code = callback.searchParams.get('code')
      if (!code) throw new Error('WeCom gave no code')
      const { userid } = requireRight(await ask('auth/getuserinfo', { code }), 'the code')
      // Guests of the company have an openid instead: they are none of its people.
      if (typeof userid !== 'string' || userid === '') throw new Error('WeCom names nobody of the company')
      // What is not told to this application leaves the name empty; who it is stands without it.
      const person = await ask('user/get', { userid }).catch(() => ({}) as MessengerAnswer)
      return {
        uuid: `${corpId}:${userid}`,
        username: userid,
        realname: textOf(person.name),
        avatar: textOf(person.avatar),
      }
    },
  }
}
