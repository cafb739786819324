// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { dataSource } from '@/platform/dataSource'
import { readPicture } from './readPicture'

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

afterEach(() => vi.restoreAllMocks())

/** What the server's addresses answer is tested there: here is what one gives. */
const opened = (address: string) => vi.spyOn(dataSource.files!, 'open').mockResolvedValue(address)

/** The blobs here are Node's, as its fetch is: the reader knows only those of its own window. */
function readNodeBlobs() {
  const read = FileReader.prototype.readAsDataURL
  vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function (this: FileReader, blob) {
    void blob.arrayBuffer().then((bytes) => {
      read.call(this, new Blob([new Uint8Array(bytes)], { type: blob.type }))
    })
  })
}

describe('readPicture', () => {
  it('gives a stored picture as a data address, by the address that needs no headers', async () => {
    readNodeBlobs()
    const open = opened(PIXEL)
    const { signal } = new AbortController()
    expect(await readPicture('pixel.gif', signal)).toBe(PIXEL)
    expect(open).toHaveBeenCalledExactlyOnceWith('pixel.gif', signal)
  })

  it('takes nothing else for a picture', async () => {
    opened('data:text/html,<p>login</p>')
    await expect(readPicture('login.gif')).rejects.toThrow('login.gif is no picture.')
  })

  it('is given up with its signal', async () => {
    opened(PIXEL)
    const controller = new AbortController()
    controller.abort()
    await expect(readPicture('pixel.gif', controller.signal)).rejects.toMatchObject({ name: 'AbortError' })
  })
})
