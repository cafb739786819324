// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { apiAddress, CONFIG_META, holdConfig, loadConfig, parseConfig, previewAddress } from './config'

function pageWith(content?: string): Document {
  const page = document.implementation.createHTMLDocument()
  if (content !== undefined) {
    const meta = page.createElement('meta')
    meta.name = CONFIG_META
    meta.content = content
    page.head.append(meta)
  }
  return page
}

describe('loadConfig', () => {
  it('reads the meta element and asks nobody', async () => {
    const ask = vi.fn(() => Promise.resolve(undefined))
    const config = await loadConfig(pageWith('{"apiBase":"/gateway","signSecret":"s"}'), ask)
    expect(config).toEqual({ apiBase: '/gateway', signSecret: 's' })
    expect(ask).not.toHaveBeenCalled()
  })

  it.each([undefined, '', '%LADING_CONFIG%'])(
    'asks the server when the element holds %j',
    async (content) => {
      const ask = vi.fn(() => Promise.resolve('{"success":true,"result":{"signSecret":"x"}}'))
      expect(await loadConfig(pageWith(content), ask)).toEqual({ apiBase: '/api', signSecret: 'x' })
    },
  )

  it('starts with the defaults when nobody answers', async () => {
    expect(await loadConfig(pageWith(), () => Promise.resolve(undefined))).toEqual({ apiBase: '/api' })
  })
})

describe('parseConfig', () => {
  it('takes the preview service when it is an address of the web, and puts the encoded file behind it', () => {
    expect(parseConfig('{"previewUrl":"javascript:alert(1)"}')).not.toHaveProperty('previewUrl')
    holdConfig(parseConfig('{"previewUrl":"https://view.test/?url="}')!)
    expect(previewAddress('https://p.test/a b.docx?ticket=1')).toBe(
      'https://view.test/?url=https%3A%2F%2Fp.test%2Fa%20b.docx%3Fticket%3D1',
    )
    holdConfig({ apiBase: '/api' })
    expect(previewAddress('https://p.test/a')).toBeUndefined()
  })

  it.each(['<!doctype html>', '[]', '{', 'null'])('refuses %s', (text) => {
    expect(parseConfig(text)).toBeUndefined()
  })

  it('takes a gateway for the API and a domain of static files, as addresses of the web only', () => {
    const [apiBase, staticDomain] = ['https://gateway.test/api', 'https://static.test']
    expect(parseConfig(JSON.stringify({ apiBase, staticDomain }))).toEqual({ apiBase, staticDomain })
    for (const odd of ['//evil.test', '/\\\\evil.test', 'javascript:alert(1)', 'api', 1])
      expect(parseConfig(JSON.stringify({ apiBase: odd, staticDomain: odd }))).toEqual({ apiBase: '/api' })
    holdConfig({ apiBase })
    expect(apiAddress('/websocket')).toBe('https://gateway.test/api/websocket')
    holdConfig({ apiBase: '/api' })
  })
})
