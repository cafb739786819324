import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PartUpload, PartUploads } from '../../foundation/dataSource'
import { createUploadQueue } from './uploadQueue'
import { partMemory } from './partMemory'
import { sendInParts } from './sendInParts'
import { FileRemoved } from './watched'

const PART = 10
const down = () => Object.assign(new Error('down'), { status: 502 })

/** A server in memory that keeps what arrives, as bytes. */
function partServer() {
  const uploads = new Map<string, { size: number; parts: Map<number, Uint8Array>; path?: string }>()
  let serial = 0
  /** Every send that reached it. */
  const sent: string[] = []
  const stateOf = (uploadId: string): PartUpload | undefined => {
    const upload = uploads.get(uploadId)
    if (!upload || upload.path) return undefined
    const received = [...upload.parts.keys()].sort((a, b) => a - b)
    return { uploadId, partSize: PART, parts: Math.ceil(upload.size / PART), received }
  }
  const port = {
    begin: vi.fn<PartUploads['begin']>(({ size }) => {
      const id = `u${(serial += 1)}`
      uploads.set(id, { size, parts: new Map() })
      return Promise.resolve(stateOf(id)!)
    }),
    state: vi.fn<PartUploads['state']>((id) => Promise.resolve(stateOf(id))),
    send: vi.fn<PartUploads['send']>(async (id, index, part, { onProgress }) => {
      onProgress(50)
      sent.push(`${id}/${index}`)
      uploads.get(id)!.parts.set(index, new Uint8Array(await part.arrayBuffer()))
    }),
    finish: vi.fn<PartUploads['finish']>((id) => {
      const upload = uploads.get(id)!
      const { parts, received } = stateOf(id)!
      if (received.length < parts) return Promise.reject(Object.assign(new Error('missing'), { code: 409 }))
      upload.path = `temp/${id}`
      return Promise.resolve(upload.path)
    }),
    giveUp: vi.fn<PartUploads['giveUp']>((id) => Promise.resolve(void uploads.delete(id))),
  } satisfies PartUploads
  const content = (id: string) => {
    const { parts } = uploads.get(id)!
    return Uint8Array.from([...parts.keys()].sort((a, b) => a - b).flatMap((index) => [...parts.get(index)!]))
  }
  return { port, sent, uploads, content }
}

const bytes = (size: number, seed = 0) => Uint8Array.from({ length: size }, (_, at) => (at * 7 + seed) % 251)
const fileOf = (size: number, seed = 0) => new File([bytes(size, seed)], 'big.zip', { lastModified: 1 })
const never = () => new AbortController().signal

/** What browsers have and Node has not. */
function localStorageInMemory() {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
}

beforeEach(localStorageInMemory)
afterEach(() => void vi.unstubAllGlobals())

/** Sends with pauses that take no time. */
async function send(file: File, port: PartUploads, more: Partial<Parameters<typeof sendInParts>[2]> = {}) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    let settled = false
    const sending = sendInParts(file, port, { onProgress: () => {}, signal: never(), ...more })
    const end = sending.finally(() => (settled = true))
    end.catch(() => undefined)
    while (!settled) {
      await vi.advanceTimersByTimeAsync(200)
      await new Promise((resolve) => setImmediate(resolve))
    }
    return await sending
  } finally {
    vi.useRealTimers()
  }
}

describe('sendInParts', () => {
  it('sends every part once, in order, and never runs backwards', async () => {
    const { port, sent, content } = partServer()
    const percents: number[] = []
    const stored = await send(fileOf(35), port, { onProgress: (percent) => percents.push(percent) })
    expect(stored).toEqual({ name: 'big.zip', path: 'temp/u1', size: 35 })
    expect(sent).toEqual(['u1/0', 'u1/1', 'u1/2', 'u1/3'])
    expect(content('u1')).toEqual(bytes(35))
    expect(percents).toEqual(percents.toSorted((a, b) => a - b))
    expect(percents.at(-1)).toBe(100)
  })

  it('loses and doubles nothing when one call in a hundred fails, over a thousand parts', async () => {
    const { port, sent, content } = partServer()
    const { send: good } = port
    let calls = 0
    const failing: PartUploads = {
      ...port,
      // Half of the failures come before the part arrived, half after it.
      send: async (...call) => {
        calls += 1
        if (calls % 200 === 17) throw down()
        await good(...call)
        if (calls % 200 === 117) throw down()
      },
    }
    await send(fileOf(1000 * PART), failing)
    expect(content('u1')).toEqual(bytes(1000 * PART))
    expect(new Set(sent).size).toBe(1000)
    expect(sent.length).toBeGreaterThan(1000)
    expect(sent.length).toBeLessThan(1020)
  })

  it('goes on where an earlier visit ended, by the content of the file', async () => {
    const { port, sent, content } = partServer()
    const { send: good } = port
    const broken: PartUploads = {
      ...port,
      send: (...call) => (call[1] === 2 ? Promise.reject(down()) : good(...call)),
    }
    await expect(send(fileOf(35), broken)).rejects.toThrow('down')
    sent.length = 0
    const onResumed = vi.fn()
    await send(fileOf(35), port, { onResumed })
    expect(sent).toEqual(['u1/2', 'u1/3'])
    expect(onResumed).toHaveBeenCalledExactlyOnceWith(50)
    expect(content('u1')).toEqual(bytes(35))
    // The next time the same file is a file of its own.
    expect((await send(fileOf(35), port)).path).toBe('temp/u2')
  })

  it('does not go on with a file that only looks the same, nor with what the server forgot', async () => {
    const { port, uploads } = partServer()
    const { send: good } = port
    const broken: PartUploads = {
      ...port,
      send: (...call) => (call[1] === 1 ? Promise.reject(down()) : good(...call)),
    }
    await expect(send(fileOf(35), broken)).rejects.toThrow('down')
    expect((await send(fileOf(35, 5), port)).path).toBe('temp/u2')
    uploads.delete('u1')
    expect((await send(fileOf(35), port)).path).toBe('temp/u3')
  })

  it('sends two copies of a file as two files', async () => {
    const { port } = partServer()
    const file = fileOf(35)
    const options = { onProgress: () => {}, signal: never() }
    const stored = await Promise.all([sendInParts(file, port, options), sendInParts(file, port, options)])
    expect(new Set(stored.map(({ path }) => path)).size).toBe(2)
  })

  it('sends again what the server says is missing', async () => {
    const { port, uploads, content } = partServer()
    const { finish } = port
    let lost = false
    await send(fileOf(35), {
      ...port,
      finish: (id) => {
        if (!lost) uploads.get(id)!.parts.delete(1)
        lost = true
        return finish(id)
      },
    })
    expect(content('u1')).toEqual(bytes(35))
  })

  it('forgets what was removed, here and at the server; keeps what only left the page', async () => {
    const { port } = partServer()
    const stuck: PartUploads = { ...port, send: () => new Promise(() => {}) }
    const end = async (reason?: Error) => {
      const controller = new AbortController()
      const sending = sendInParts(fileOf(35), stuck, { onProgress: () => {}, signal: controller.signal })
      await vi.waitFor(() => expect(localStorage.getItem('lading-upload-parts')).toContain('u'))
      controller.abort(reason)
      await expect(sending).rejects.toMatchObject({ name: 'AbortError' })
    }
    await end()
    expect(port.giveUp).not.toHaveBeenCalled()
    expect(localStorage.getItem('lading-upload-parts')).toContain('"u1"')
    await end(new FileRemoved())
    expect(port.giveUp).toHaveBeenCalledExactlyOnceWith('u1')
    expect(localStorage.getItem('lading-upload-parts')).toBe('{}')
  })

  it('begins anew after a refusal', async () => {
    const { port } = partServer()
    const refused = Object.assign(new Error('文件内容与扩展名不符'), { code: 500 })
    await expect(send(fileOf(15), { ...port, finish: () => Promise.reject(refused) })).rejects.toBe(refused)
    expect((await send(fileOf(15), port)).path).toBe('temp/u2')
  })

  it('waits for the line while the browser is offline, however long', async () => {
    const { port } = partServer()
    const target = new EventTarget()
    const navigator = { onLine: true }
    vi.stubGlobal('navigator', navigator)
    vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
    vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target))
    let tries = 0
    const { send: good } = port
    const sending = send(fileOf(15), {
      ...port,
      send: (...call) => {
        tries += 1
        if (tries > 1) return good(...call)
        navigator.onLine = false
        setImmediate(() =>
          setImmediate(() => {
            navigator.onLine = true
            target.dispatchEvent(new Event('online'))
          }),
        )
        return Promise.reject(down())
      },
    })
    expect((await sending).path).toBe('temp/u1')
    expect(tries).toBe(3)
  })
})

describe('partMemory', () => {
  it('forgets after a day, and keeps fifty', () => {
    vi.useFakeTimers({ now: 0 })
    try {
      for (let n = 0; n < 60; n += 1) {
        vi.setSystemTime(n)
        partMemory.set(`f${n}`, `u${n}`)
      }
      expect(partMemory.get('f0')).toBeUndefined()
      expect(partMemory.get('f59')).toBe('u59')
      vi.setSystemTime(25 * 3_600_000)
      expect(partMemory.get('f59')).toBeUndefined()
    } finally {
      vi.useRealTimers()
    }
  })

  it('takes broken memory for none', () => {
    localStorage.setItem('lading-upload-parts', '{"a":null,"b":[],"c"')
    expect(partMemory.get('a')).toBeUndefined()
    localStorage.setItem('lading-upload-parts', '{"a":null,"b":{"at":"x"}}')
    expect(partMemory.get('b')).toBeUndefined()
  })
})

describe('the queue with files that go in parts', () => {
  it('leaves their patience to them, and says that a file was removed', async () => {
    vi.useFakeTimers()
    try {
      const signals: AbortSignal[] = []
      const queue = createUploadQueue({
        watchesItself: () => true,
        onChange: () => {},
        send: (_file, { signal }) => {
          signals.push(signal)
          return new Promise((_resolve, reject) =>
            signal.addEventListener('abort', () => reject(signal.reason)),
          )
        },
      })
      const [id] = queue.add([fileOf(5)])
      await vi.advanceTimersByTimeAsync(600_000)
      expect(signals).toHaveLength(1)
      expect(signals[0]!.aborted).toBe(false)
      queue.remove(id!)
      expect(signals[0]!.reason).toBeInstanceOf(FileRemoved)
    } finally {
      vi.useRealTimers()
    }
  })
})
