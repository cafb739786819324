import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { checkContent } from './checkContent'
import { createFileStore, requireBiz } from './fileStore'
import { pixelsOf } from './pixels'
import { isTicket, issueTicket } from './tickets'

const dir = mkdtempSync(join(tmpdir(), 'lading-files-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

const png = (width: number, height: number) => {
  const head = Buffer.alloc(33)
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(head)
  head.writeUInt32BE(width, 16)
  head.writeUInt32BE(height, 20)
  return head
}
const file = (content: string | Buffer) => {
  const place = join(dir, `content-${Math.random()}`)
  writeFileSync(place, content)
  return place
}

describe('content', () => {
  it.each([
    ['a.txt', 'plain text'],
    ['A.PNG', png(100, 100)],
    ['a.pdf', '%PDF-1.7\n'],
  ])('%s is accepted when it is what it says', async (name, content) => {
    await expect(checkContent(file(content), name)).resolves.toBeDefined()
  })

  it.each([
    ['a.png', '<html><script>alert(1)</script>'],
    ['a.pdf', 'MZ binary'],
    ['a.txt', 'MZ\0\0binary'],
    ['a.svg', '<svg onload="x()"/>'],
    ['a.html', 'text'],
    ['a.png.', png(1, 1)],
    ['.htaccess', png(1, 1)],
    ['a.png', png(60_000, 60_000)],
    ['a.png', png(0, 10)],
    ['a.jpg', png(10, 10)],
  ])('%s is refused when it is not', async (name, content) => {
    await expect(checkContent(file(content), name)).rejects.toThrow(/上传失败/)
  })
})

it('reads the size of a JPEG from its frame', () => {
  const head = Buffer.from(
    'ffd8ffe000044a46ffc000110800640 0c8'.replace(' ', '') + '03012200021101031101',
    'hex',
  )
  expect(pixelsOf(head, 'jpg')).toEqual({ width: 200, height: 100 })
})

describe('the store', () => {
  const store = createFileStore(join(dir, 'root'))

  it('gives back what it stored', async () => {
    const path = await store.write(Buffer.from('x'), 'temp', 'txt')
    expect(path).toMatch(/^temp\/\d{4}\/\d{2}\/[0-9a-f]{32}\.txt$/)
    expect(await store.locate(path)).toContain(join('root', 'temp'))
  })

  it.each([
    '../x',
    '/etc/passwd',
    'temp/../../etc/passwd',
    'temp\\..\\x',
    'temp',
    '',
    'temp/2026/01/x.txt\0.png',
  ])('does not find %j', async (path) => {
    expect(await store.locate(path)).toBeUndefined()
  })

  it('follows no links', async () => {
    const path = await store.write(Buffer.from('x'), 'temp', 'txt')
    const link = path.replace(/[0-9a-f]{32}/, 'a'.repeat(32))
    symlinkSync('/etc/hostname', join(dir, 'root', link))
    expect(await store.locate(link)).toBeUndefined()
  })

  it.each(['..', '../../etc', '/etc', 'temp/../../x', 'a/b/c/d/e', 'temp\0', 'a b', 'a//b'])(
    'refuses the directory %j',
    (biz) => {
      expect(() => requireBiz(biz)).toThrow('上传目录bizPath，格式非法！')
    },
  )
})

it('gives tickets for one path and one minute', () => {
  const { ticket, expires } = issueTicket('secret', 'temp/a.txt', 1_700_000_000_000)
  const query = { ticket, expires: String(expires) }
  expect(isTicket('secret', 'temp/a.txt', query, 1_700_000_030_000)).toBe(true)
  expect(isTicket('secret', 'temp/b.txt', query, 1_700_000_030_000)).toBe(false)
  expect(isTicket('other', 'temp/a.txt', query, 1_700_000_030_000)).toBe(false)
  expect(isTicket('secret', 'temp/a.txt', query, 1_700_000_060_001)).toBe(false)
  expect(
    isTicket('secret', 'temp/a.txt', { ...query, expires: String(expires + 9) }, 1_700_000_030_000),
  ).toBe(false)
})
