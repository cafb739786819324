import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Both enterprise messengers on this machine: WeCom and DingTalk, as their public documentation has them. */
export interface MessengerServer {
  url: string
  wecom: { corpId: string; agentId: string; secret: string }
  dingtalk: { clientId: string; clientSecret: string; corpId: string }
  /** Who holds the phone. Without a `userid` a guest of the company. */
  person: { userid?: string; unionId: string; name: string; corpId?: string }
  /** Calls that were answered, by their paths. */
  asked: string[]
  /** Addresses that browsers opened, with their queries. */
  opened: URL[]
  /** Drops all tokens of WeCom before their time. */
  dropTokens: () => void
  /** Answers each call with this text instead. */
  instead: string | undefined
  close: () => Promise<void>
}

const read = async (request: IncomingMessage) => {
  let body = ''
  for await (const part of request) body += String(part)
  return (body ? JSON.parse(body) : {}) as Record<string, string>
}

/** Starts the messengers; they share no code with the clients that are tested. */
export async function startMessengerServer(): Promise<MessengerServer> {
  const codes = new Set<string>()
  let tokens = new Set<string>()
  const personal = new Set<string>()
  const server = createServer((request, response) => {
    const url = new URL(request.url!, messenger.url)
    const get = (name: string) => url.searchParams.get(name) ?? ''
    const json = (value: unknown, status = 200) =>
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(messenger.instead ?? JSON.stringify(value))
    const sendBack = (name: string) => {
      messenger.opened.push(url)
      const code = randomUUID()
      codes.add(code)
      const back = new URL(get('redirect_uri'))
      back.searchParams.set(name, code)
      back.searchParams.set('state', get('state'))
      response.writeHead(302, { location: back.href }).end()
    }
    const wecom = (answer: () => object) => {
      if (!tokens.has(get('access_token'))) return json({ errcode: 40014, errmsg: 'invalid access_token' })
      return json({ errcode: 0, errmsg: 'ok', ...answer() })
    }
    const { person } = messenger
    switch (url.pathname) {
      case '/connect/oauth2/authorize':
      case '/wwlogin/sso/login':
        return sendBack('code')
      case '/oauth2/auth':
        return sendBack('authCode')
    }
    messenger.asked.push(url.pathname)
    switch (url.pathname) {
      case '/cgi-bin/gettoken': {
        const { corpId, secret } = messenger.wecom
        if (get('corpid') !== corpId || get('corpsecret') !== secret)
          return json({ errcode: 40001, errmsg: 'invalid credential' })
        const token = randomUUID()
        tokens.add(token)
        return json({ errcode: 0, errmsg: 'ok', access_token: token, expires_in: 7200 })
      }
      case '/cgi-bin/auth/getuserinfo':
        return wecom(() => {
          if (!codes.delete(get('code'))) return { errcode: 40029, errmsg: 'invalid code' }
          return person.userid ? { userid: person.userid, user_ticket: 'x' } : { openid: 'guest' }
        })
      case '/cgi-bin/user/get':
        return wecom(() => ({ userid: get('userid'), name: person.name }))
      case '/v1.0/oauth2/userAccessToken':
        return void read(request).then((body) => {
          const { clientId, clientSecret, corpId } = messenger.dingtalk
          const right =
            request.method === 'POST' && body.clientId === clientId && body.clientSecret === clientSecret
          if (!right || body.grantType !== 'authorization_code' || !codes.delete(body.code ?? ''))
            return json({ code: 'invalidParameter.authCode', message: 'refused' }, 400)
          const accessToken = randomUUID()
          personal.add(accessToken)
          return json({ accessToken, refreshToken: 'x', expireIn: 7200, corpId: person.corpId ?? corpId })
        })
      case '/v1.0/contact/users/me':
        return personal.has(String(request.headers['x-acs-dingtalk-access-token']))
          ? json({
              nick: person.name,
              unionId: person.unionId,
              openId: 'x',
              avatarUrl: 'https://a.test/a.png',
            })
          : json({ code: 'InvalidAuthentication', message: 'refused' }, 401)
    }
    return json({}, 404)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const messenger: MessengerServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    wecom: { corpId: 'ww-lading', agentId: '1000002', secret: 'a secret of WeCom' },
    dingtalk: { clientId: 'ding-client', clientSecret: 'a secret of DingTalk', corpId: 'ding-lading' },
    person: { userid: 'lihua', unionId: 'union-1', name: '李华' },
    asked: [],
    opened: [],
    dropTokens: () => {
      tokens = new Set()
    },
    instead: undefined,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return messenger
}
