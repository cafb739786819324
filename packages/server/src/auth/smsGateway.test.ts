import { createServer } from 'node:http'
import type { IncomingHttpHeaders, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { portalConfig } from '../modules/session/portalConfig'
import { smsGateway } from './smsGateway'

let server: Server
let url: string
let status: number
let taken: { headers: IncomingHttpHeaders; body: unknown }[]
beforeEach(async () => {
  status = 200
  taken = []
  server = createServer((request, response) => {
    let text = ''
    request.on('data', (part: Buffer) => (text += part.toString()))
    request.on('end', () => {
      taken.push({ headers: request.headers, body: JSON.parse(text) })
      response.writeHead(status, status === 302 ? { location: 'http://127.0.0.1:1/' } : {}).end()
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`
})
afterEach(() => new Promise((done) => server.close(done)))

it('hands number and text to the gateway, with its token', async () => {
  await smsGateway({ url, token: 'secret' }).send('13800000000', '验证码 123456')
  expect(taken[0]!.body).toEqual({ mobile: '13800000000', text: '验证码 123456' })
  expect(taken[0]!.headers.authorization).toBe('Bearer secret')
})

it.each([500, 302])('an answer %s is a failure, told by its status and not by the text', async (answered) => {
  status = answered
  await expect(smsGateway({ url }).send('13800000000', '验证码 123456')).rejects.toThrow(
    answered === 500 ? 'the SMS gateway answered 500' : 'fetch failed',
  )
})

const env = {
  apiBase: '/api',
  signSecret: 's',
  portalBase: '/pc/',
  publicUrl: undefined,
  casUrl: undefined,
  previewUrl: undefined,
  registration: true,
  sms: undefined,
}

it('offers what needs a code only where codes can be sent', () => {
  expect(portalConfig(env).logins).toEqual({ phone: false, registration: false })
  expect(portalConfig({ ...env, sms: { url } }).logins).toEqual({ phone: true, registration: true })
  expect(portalConfig({ ...env, registration: false }, true).logins).toEqual({
    phone: true,
    registration: false,
  })
})

it('names the CAS login with the portal as its service', () => {
  const { logins } = portalConfig({ ...env, casUrl: 'https://id.test/cas', publicUrl: 'https://p.test' })
  expect(logins.cas).toEqual({
    login: 'https://id.test/cas/login?service=https%3A%2F%2Fp.test%2Fpc%2Fuser%2Flogin',
    service: 'https://p.test/pc/user/login',
  })
})
