import { describe, expect, it } from 'vitest'

import { inChatBrowser, pageVisibility, socketUrl } from './browser'

describe('inChatBrowser', () => {
  it.each([
    ['Mozilla/5.0 (iPhone) MicroMessenger/7.0.1 wxwork/4.1', true],
    ['Mozilla/5.0 AliApp(DingTalk/6.5)', true],
    ['Mozilla/5.0 (X11; Linux x86_64) Chrome/156', false],
    ['', false],
  ])('%s', (agent, inside) => expect(inChatBrowser(agent)).toBe(inside))
})

describe('socketUrl', () => {
  it.each([
    ['/api', 'https://portal.example.com/pc/', 'wss://portal.example.com/api'],
    ['/api', 'http://localhost:8080/pc/home?a=1#b', 'ws://localhost:8080/api'],
    ['https://gateway.example.com/api', 'http://localhost/', 'wss://gateway.example.com/api'],
    ['ws://gateway/api', 'https://portal/', 'ws://gateway/api'],
  ])('%s on %s is %s', (path, href, url) => expect(socketUrl(path, href)).toBe(url))
})

describe('pageVisibility', () => {
  it('calls a surrounding without a page visible', () => {
    expect(pageVisibility.hidden()).toBe(false)
    expect(() => pageVisibility.onChange(() => {})()).not.toThrow()
  })
})
