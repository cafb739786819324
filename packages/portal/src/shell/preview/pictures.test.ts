import { expect, it } from 'vitest'
import { pictureOf, previewPaths } from './pictures'

const of = (search: string) => previewPaths(new URLSearchParams(search))

it('reads the stored paths of an address, each once, and none of other sites', () => {
  expect(of('path=a/1.png,b/2.png&path=a/1.png&path=%20c.png')).toEqual(['a/1.png', 'b/2.png', 'c.png'])
  expect(of('path=https://evil.example/x.png,//evil.example/y.png,javascript:alert(1),\\\\x\\y')).toEqual([])
  expect(of('url=a.png')).toEqual([])
})

it('makes pictures of pictures only', async () => {
  const png = new Blob([new Uint8Array([1, 2, 255])], { type: 'image/png' })
  expect(await pictureOf(png, 'no')).toBe('data:image/png;base64,AQL/')
  await expect(pictureOf(new Blob(['<b>'], { type: 'text/html' }), 'no picture')).rejects.toThrow(
    'no picture',
  )
})
