// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { openedPictures } from './openedPictures'

const ORIGIN = 'https://portal.example'
const url = (path: string) => `/api/sys/common/static/${path}`
const dataOf = (path: string) => Promise.resolve(`data:image/png,${path}`)
const run = (html: string, read = dataOf) => {
  const { first, all } = openedPictures(html, { url, read }, ORIGIN)
  return { first, all: all?.(new AbortController().signal) }
}

it('reads each stored picture once and puts it into the content', async () => {
  const read = vi.fn(dataOf)
  const image = '<img src="/api/sys/common/static/temp/a%20b.png" alt="图">'
  const { first, all } = run(`<p>一</p>${image}${image}`, read)
  expect(first).toBe('<p>一</p><img src="data:," alt="图"><img src="data:," alt="图">')
  const opened = '<img src="data:image/png,temp/a b.png" alt="图">'
  expect(await all).toBe(`<p>一</p>${opened}${opened}`)
  expect(read.mock.calls.map(([path]) => path)).toEqual(['temp/a b.png'])
})

it('knows stored pictures by their whole address, and leaves those of other sites alone', async () => {
  const own = `<img src="${ORIGIN}/api/sys/common/static/temp/a.png">`
  const other = '<img src="https://elsewhere.example/api/sys/common/static/temp/a.png">'
  const { all } = run(own + other)
  expect(await all).toBe(`<img src="data:image/png,temp/a.png">${other}`)
  const html = `${other}<img src="/api/sys/common/static/%zz"><img src="data:image/png;base64,AA=="><img>`
  expect(run(html)).toEqual({ first: html, all: undefined })
})

it('keeps the text when a picture may not be read', async () => {
  const { all } = run('<img src="/api/sys/common/static/temp/a.png" alt="图">文', () =>
    Promise.reject(new Error('无权')),
  )
  expect(await all).toBe('<img src="data:," alt="图">文')
})
