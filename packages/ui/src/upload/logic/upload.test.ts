import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { compressedType, qualityOf } from './compress'
import { contentFits, sniff } from './fileKinds'
import { refusalOf } from './fileRules'
import type { UploadLimits } from './fileRules'
import { isRetryable, retryDelay } from './retry'
import { createUploadList } from './uploadList'
import { createUploadQueue } from './uploadQueue'
import type { SendFile } from './uploadQueue'
import { nameOfPath, readUploadValue, writeUploadValue } from './uploadValue'

const bytes = (...values: (number | string)[]) =>
  Uint8Array.from(
    values.flatMap((value) => (typeof value === 'string' ? [...value].map((c) => c.charCodeAt(0)) : [value])),
  )

describe('sniff', () => {
  it.each([
    ['jpg', bytes(0xff, 0xd8, 0xff, 0xe0)],
    ['png', bytes(0x89, 'PNG\r\n', 0x1a, '\n')],
    ['gif', bytes('GIF89a')],
    ['webp', bytes('RIFF', 1, 2, 3, 4, 'WEBPVP8 ')],
    ['bmp', bytes('BM', 54, 0, 0, 0)],
    ['heic', bytes(0, 0, 0, 24, 'ftypheic')],
    ['pdf', bytes('\n%PDF-1.7')],
    ['office', bytes('PK', 3, 4, 20, 0, '[Content_Types].xml')],
    ['zip', bytes('PK', 3, 4, 20, 0, 'photo.jpg')],
    ['cfb', bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)],
    ['rar', bytes('Rar!', 0x1a, 7, 0)],
    ['text', new TextEncoder().encode('报价单,数量\n')],
    ['text', bytes(0xb1, 0xa8, 0xbc, 0xdb, ',1')], // GBK
    ['text', bytes('BMW spare parts')],
    ['unknown', bytes(0, 1, 2, 3, 0xff)],
  ])('%s', (kind, sample) => expect(sniff(sample)).toBe(kind))

  it.each([
    ['a.pdf', bytes('PK', 3, 4, 20, 0, 'word/document.xml'), false],
    ['a.jpg', bytes(0x89, 'PNG\r\n', 0x1a, '\n'), false],
    ['a.xls', bytes('<html><table>'), true],
    ['a.xyz', bytes(0, 1), true],
    ['empty.pdf', bytes(), true],
  ])('%s', (name, sample, fits) => expect(contentFits(name, sample)).toBe(fits))
})

describe('refusalOf', () => {
  const file = (name: string, type: string, size = 10) => ({ name, type, size })
  it.each<[string, ReturnType<typeof file>, number, UploadLimits, string | undefined]>([
    ['15 MB may pass', file('a.zip', '', 15_728_640), 0, {}, undefined],
    ['one byte more may not', file('a.zip', '', 15_728_641), 0, {}, 'tooLarge'],
    ['attachments: 10M', file('a.zip', '', 10_485_761), 0, { maxBytes: 10_485_760 }, 'tooLarge'],
    ['attachments: six', file('a.zip', ''), 6, { maxCount: 6 }, 'tooMany'],
    ['0 is no limit', file('a.zip', ''), 600, { maxCount: 0 }, undefined],
    ['images only', file('a.pdf', 'application/pdf'), 0, { kind: 'image' }, 'notImage'],
    ['PDF or image', file('a.docx', 'application/msword'), 0, { kind: 'file' }, 'notPdfOrImage'],
    ['PDF without a type', file('A.PDF', ''), 0, { kind: 'file' }, undefined],
    ['no Excel', file('a.XLSX', ''), 0, { kind: 'noExcel' }, 'excel'],
  ])('%s', (_, each, present, limits, refusal) => expect(refusalOf(each, present, limits)).toBe(refusal))
})

describe('compression', () => {
  it.each([
    [1024, 'file', 0.5],
    [2 * 1024 * 1024, 'file', 0.2],
    [1024, 'image', 0.4],
    [3 * 1024 * 1024, 'image', 0.2],
  ] as const)('%d bytes for the %s widget: %d', (size, widget, quality) =>
    expect(qualityOf(size, widget)).toBe(quality),
  )
  it('leaves what would lose transparency or motion alone', () => {
    expect(['image/png', 'image/gif', 'image/svg+xml', 'application/pdf'].map(compressedType)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(compressedType('image/bmp')).toBe('image/jpeg')
  })
})

describe('values', () => {
  it.each([
    ['temp/a_1700000000000.pdf,temp/b.png', ['a.pdf', 'b.png']],
    [[{ fileName: '合同.pdf', filePath: 'temp/x.pdf', fileSize: 5 }], ['合同.pdf']],
    [[{ name: 'n.png', path: 'p/n.png', status: 'done' }], ['n.png']],
    ['[{"fileName":"j.pdf","filePath":"j"}]', ['j.pdf']],
    ['[broken', ['[broken']],
    [null, []],
    ['', []],
  ])('%j', (value, names) => expect(readUploadValue(value).map(({ name }) => name)).toEqual(names))

  it('are written back as they were', () => {
    const records = [{ fileName: 'a.pdf', filePath: 'temp/a.pdf', fileSize: 3 }]
    expect(writeUploadValue(readUploadValue(records), 'files')).toEqual(records)
    expect(writeUploadValue(readUploadValue('a,b'), 'paths')).toBe('a,b')
    expect(writeUploadValue([], 'paths')).toBeNull()
    expect(writeUploadValue([], 'files')).toEqual([])
    expect(nameOfPath('https://s/temp/a.pdf?x=1')).toBe('a.pdf')
  })
})

describe('retries', () => {
  it.each([
    [{ status: 503 }, true],
    [{ status: 429 }, true],
    [{ cause: { status: 0, kind: 'network' } }, true],
    [new TypeError('Failed to fetch'), true],
    [{ status: 413 }, false],
    [{ cause: { status: 200, kind: 'business' } }, false],
    [new Error('未知错误'), false],
  ])('%j: %s', (error, again) => expect(isRetryable(error)).toBe(again))

  it('come after 0.5, 1.5 and 4 s ± 25 %, or when the server says', () => {
    const error = { status: 500 }
    expect([1, 2, 3, 4].map((attempt) => retryDelay(attempt, error, 0.5))).toEqual([
      500,
      1500,
      4000,
      undefined,
    ])
    expect([retryDelay(1, error, 0), retryDelay(1, error, 1)]).toEqual([375, 625])
    expect(retryDelay(1, { status: 429, retryAfter: 7 })).toBe(7000)
  })
})

const fileOf = (name: string, size = 10) => new File([new Uint8Array(size)], name)

/** A sender whose calls are answered by hand. */
function byHand() {
  const calls: {
    name: string
    progress: (percent: number) => void
    signal: AbortSignal
    done: (path?: string) => Promise<void>
    fail: (error: unknown) => Promise<void>
  }[] = []
  const send: SendFile = (file, { onProgress, signal }) =>
    new Promise((resolve, reject) => {
      const settle = () => vi.advanceTimersByTimeAsync(0)
      calls.push({
        name: file.name,
        progress: onProgress,
        signal,
        done: (path = `temp/${file.name}`) =>
          (resolve({ name: file.name, path, size: file.size }), settle()).then(),
        fail: (error) => (reject(error as Error), settle()).then(),
      })
    })
  return { calls, send }
}

describe('createUploadQueue', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const states = (queue: ReturnType<typeof createUploadQueue>) => queue.tasks().map(({ state }) => state)
  const open = (more = {}) => {
    const { calls, send } = byHand()
    return { calls, queue: createUploadQueue({ send, onChange: () => {}, ...more }) }
  }

  it('never has more than three on their way, in order', async () => {
    const { calls, queue } = open()
    queue.add(['a', 'b', 'c', 'd', 'e'].map((name) => fileOf(name)))
    expect(calls.map(({ name }) => name)).toEqual(['a', 'b', 'c'])
    await calls[1]!.done()
    expect(calls.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd'])
    expect(states(queue)).toEqual(['uploading', 'done', 'uploading', 'uploading', 'waiting'])
  })

  it('is at 100 % only after the answer, and never runs backwards', async () => {
    const { calls, queue } = open()
    queue.add([fileOf('a')])
    calls[0]!.progress(60)
    calls[0]!.progress(40)
    expect(queue.tasks()[0]!.percent).toBe(60)
    calls[0]!.progress(100)
    expect(queue.tasks()[0]!.percent).toBe(99)
    await calls[0]!.done()
    expect(queue.tasks()[0]!.percent).toBe(100)
  })

  it('tries three more times, then says why; again by hand', async () => {
    const { calls, queue } = open()
    const [id] = queue.add([fileOf('a')])
    for (let attempt = 0; attempt < 4; attempt += 1) {
      await calls[attempt]!.fail(Object.assign(new Error('down'), { status: 502 }))
      await vi.advanceTimersByTimeAsync(6000)
    }
    expect(calls).toHaveLength(4)
    expect(queue.tasks()[0]).toMatchObject({ state: 'error', error: { message: 'down' } })
    queue.retry(id!)
    await calls[4]!.done()
    expect(states(queue)).toEqual(['done'])
  })

  it('takes a refusal at its word', async () => {
    const { calls, queue } = open()
    queue.add([fileOf('a')])
    await calls[0]!.fail(new Error('类型不允许'))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(calls).toHaveLength(1)
    expect(states(queue)).toEqual(['error'])
  })

  it('ends an attempt without progress for 30 s, and tries again', async () => {
    const { calls, queue } = open()
    queue.add([fileOf('a')])
    await vi.advanceTimersByTimeAsync(29_000)
    calls[0]!.progress(5)
    await vi.advanceTimersByTimeAsync(29_000)
    expect(calls[0]!.signal.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1_100)
    expect(calls[0]!.signal.aborted).toBe(true)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(calls).toHaveLength(2)
  })

  it('aborts what is removed at once, hears nothing more of it, and hands back what arrived anyway', async () => {
    const onOrphan = vi.fn()
    const { calls, queue } = open({ onOrphan })
    const [id] = queue.add([fileOf('a'), fileOf('b'), fileOf('c'), fileOf('d')])
    queue.remove(id!)
    expect(calls[0]!.signal.aborted).toBe(true)
    expect(calls.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd'])
    await calls[0]!.done('temp/late')
    expect(onOrphan).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ path: 'temp/late' }))
    expect(queue.tasks().map(({ file }) => file.name)).toEqual(['b', 'c', 'd'])
  })

  it('prepares files before they are sent; what fails there is not sent', async () => {
    const { calls, queue } = open({
      prepare: (file: File) =>
        file.name === 'bad'
          ? Promise.reject(new Error('refused'))
          : Promise.resolve(fileOf(`small-${file.name}`)),
    })
    queue.add([fileOf('bad'), fileOf('good')])
    await vi.advanceTimersByTimeAsync(0)
    expect(calls.map(({ name }) => name)).toEqual(['small-good'])
    expect(states(queue)).toEqual(['error', 'uploading'])
  })

  it('starts nothing while it is paused', async () => {
    const { calls, queue } = open({ concurrency: 1 })
    queue.add([fileOf('a'), fileOf('b')])
    queue.pause()
    await calls[0]!.done()
    expect(calls).toHaveLength(1)
    queue.resume()
    expect(calls).toHaveLength(2)
  })
})

describe('createUploadList', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  function open() {
    const { calls, send } = byHand()
    const onValue = vi.fn()
    const onRemoved = vi.fn()
    const onItems = vi.fn()
    return {
      calls,
      onValue,
      onRemoved,
      onItems,
      list: createUploadList({ send, onValue, onRemoved, onItems }),
    }
  }

  it('keeps the order in which files were chosen, whichever arrives first', async () => {
    const { calls, list, onValue } = open()
    list.setValue('temp/old.pdf')
    list.add([fileOf('a'), fileOf('b')])
    await calls[1]!.done()
    await calls[0]!.done()
    expect(onValue.mock.calls.map(([value]) => value as string)).toEqual([
      'temp/old.pdf,temp/b',
      'temp/old.pdf,temp/a,temp/b',
    ])
  })

  it('is not disturbed by a value from outside', async () => {
    const { calls, list, onValue } = open()
    list.setValue('temp/x')
    list.add([fileOf('a')])
    list.setValue('temp/y')
    expect(list.items().map(({ name }) => name)).toEqual(['y', 'a'])
    expect(calls[0]!.signal.aborted).toBe(false)
    await calls[0]!.done()
    expect(onValue).toHaveBeenLastCalledWith('temp/y,temp/a', expect.anything())
  })

  it('removes: stored files leave the value and are told, others only end', async () => {
    const { calls, list, onValue, onRemoved } = open()
    list.setValue('temp/x,temp/y')
    list.add([fileOf('a')])
    list.remove(list.items()[0]!.id)
    expect(onValue).toHaveBeenLastCalledWith('temp/y', expect.anything())
    expect(onRemoved).toHaveBeenCalledExactlyOnceWith('temp/x', false)
    list.remove(list.items()[1]!.id)
    expect(onValue).toHaveBeenCalledTimes(1)
    expect(calls[0]!.signal.aborted).toBe(true)
  })

  it('moves, counts bytes, and reports progress ten times a second at most', async () => {
    const { calls, list, onValue, onItems } = open()
    list.setValue('a,b,c')
    list.move(list.items()[2]!.id, 0)
    expect(onValue).toHaveBeenLastCalledWith('c,a,b', expect.anything())
    list.add([fileOf('small', 100), fileOf('large', 300)])
    await vi.advanceTimersByTimeAsync(100)
    onItems.mockClear()
    for (let percent = 1; percent <= 50; percent += 1) calls[1]!.progress(percent)
    await vi.advanceTimersByTimeAsync(100)
    expect(onItems).toHaveBeenCalledTimes(1)
    expect(list.percent()).toBe(37)
  })
})
