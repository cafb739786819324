import { Activity, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SourceError } from '../foundation/dataSource'
import type { FakeSeed } from '../testing/fake/createFakeDataSource'
import { createFakeDataSource } from '../testing/fake/createFakeDataSource'
import { StoryFrame } from '../testing/StoryFrame'
import { waitFor } from '../testing/testers/dom'
import { pressByKeys } from '../testing/browser/keys'
import { uploadTester } from '../testing/testers/uploadTester'
import { FileUpload } from './FileUpload'
import type { FileUploadProps } from './FileUpload'
import { ImageUpload } from './ImageUpload'
import type { ImageUploadProps } from './ImageUpload'
import { compressImage } from './logic/compress'
import { fingerprintOf } from './logic/fingerprint'
import { UploadModal } from './UploadModal'

const pdf = (name: string, size = 20) =>
  new File(['%PDF-1.7'.padEnd(size)], name, { type: 'application/pdf' })

async function picture(type: string, width = 400): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, width)
  const context = canvas.getContext('2d')!
  for (let at = 0; at < width; at += 4) {
    context.fillStyle = `hsl(${(at * 37) % 360} 80% 50%)`
    context.fillRect(at, (at * 13) % width, 40, 90)
  }
  return canvas.convertToBlob({ type, quality: 1 })
}

async function open(
  props: ImageUploadProps & FileUploadProps & { initial?: unknown; wall?: boolean } = {},
  seed: FakeSeed = {},
) {
  const { initial = null, wall, ...rest } = props
  const source = createFakeDataSource(seed)
  const values: unknown[] = []
  const Widget = wall ? ImageUpload : FileUpload
  function Held() {
    const [value, setValue] = useState(initial)
    return (
      <Widget
        {...rest}
        value={value}
        onChange={(next) => {
          values.push(next)
          setValue(next)
        }}
      />
    )
  }
  await render(
    <StoryFrame dataSource={source}>
      <Held />
    </StoryFrame>,
  )
  return {
    tester: uploadTester(),
    values,
    sent: () => source.calls.filter(({ path }) => path === 'files/upload'),
    source,
  }
}

describe('a hidden tab', () => {
  async function inTab() {
    const source = createFakeDataSource()
    const signals: AbortSignal[] = []
    let arrive = () => {}
    source.files!.upload = (file, options) => {
      signals.push(options!.signal!)
      return new Promise((resolve) => {
        arrive = () => resolve({ name: file.name, path: `temp/${file.name}`, size: file.size })
      })
    }
    const values: unknown[] = []
    function Tab({ shown }: { shown: boolean }) {
      const [value, setValue] = useState<unknown>(null)
      const take = (next: unknown) => {
        values.push(next)
        setValue(next)
      }
      return (
        <Activity mode={shown ? 'visible' : 'hidden'}>
          <FileUpload value={value} onChange={take} />
        </Activity>
      )
    }
    const frame = (shown: boolean | undefined) => (
      <StoryFrame dataSource={source}>{shown === undefined ? null : <Tab shown={shown} />}</StoryFrame>
    )
    const { rerender } = await render(frame(true))
    uploadTester().choose(pdf('合同.pdf'))
    await vi.waitFor(() => expect(signals).toHaveLength(1))
    return { signals, values, arrive: () => arrive(), show: (shown?: boolean) => rerender(frame(shown)) }
  }

  it('ends nothing: the file arrives, and keeps its name', async () => {
    const { signals, values, arrive, show } = await inTab()
    await show(false)
    expect(signals[0]!.aborted).toBe(false)
    arrive()
    await vi.waitFor(() => expect(values).toEqual(['temp/合同.pdf']))
    await show(true)
    await expect.element(page.getByRole('button', { name: '下载 合同.pdf' })).toBeVisible()
    expect(signals).toHaveLength(1)
  })

  it('that is closed ends what is on its way', async () => {
    const { signals, values, arrive, show } = await inTab()
    await show()
    await vi.waitFor(() => expect(signals[0]!.aborted).toBe(true))
    arrive()
    expect(values).toEqual([])
  })
})

describe('cutting', () => {
  it('cuts images one after the other to the ratio, and sends them; others are left out', async () => {
    const { tester, values, source } = await open({ wall: true, cropRatio: 2, compress: false })
    const files: File[] = []
    const { upload } = source.files!
    source.files!.upload = (file, options) => {
      files.push(file)
      return upload(file, options)
    }
    const image = async (name: string) => new File([await picture('image/png')], name, { type: 'image/png' })
    tester.choose(await image('a.png'), await image('b.png'))
    await expect.element(page.getByText('裁剪 a.png（还有1张）')).toBeVisible()
    const ok = page.getByRole('button', { name: /确\s*定/ })
    await expect.element(ok).toBeEnabled()
    await ok.click()
    await expect.element(page.getByText('裁剪 b.png')).toBeVisible()
    await page.getByRole('button', { name: '不上传' }).click()
    await waitFor('the file', () => values.length === 1)
    expect(values).toEqual(['temp/a.png'])
    const { width, height } = await createImageBitmap(files[0]!)
    expect([width, height]).toEqual([400, 200])
  })
})

describe('cutting what is no image', () => {
  it('says so and goes on with the next', async () => {
    const { tester, values } = await open({ wall: true, cropRatio: 1, compress: false })
    tester.choose(
      new File(['%PDF-1.7'], 'a.png', { type: 'image/png' }),
      new File([await picture('image/png')], 'b.png', { type: 'image/png' }),
    )
    await expect.element(page.getByText('a.png 的内容与文件类型不符')).toBeVisible()
    await expect.element(page.getByText('裁剪 b.png')).toBeVisible()
    const ok = page.getByRole('button', { name: /确\s*定/ })
    await expect.element(ok).toBeEnabled()
    await ok.click()
    await vi.waitFor(() => expect(values).toEqual(['temp/b.png']))
  })
})

describe('large files', () => {
  it('go in parts, and go on at the next visit', async () => {
    const size = 12 * 1024 * 1024
    const got = new Map<number, Blob>()
    let broken = true
    const state = { uploadId: 'u1', partSize: 5 * 1024 * 1024, parts: 3 }
    const source = createFakeDataSource()
    const begin = vi.fn(() => Promise.resolve({ ...state, received: [] }))
    source.files!.parts = {
      begin,
      state: () => Promise.resolve({ ...state, received: [...got.keys()] }),
      send: (_id, index, part) => {
        if (broken && index === 1) return Promise.reject(new Error('refused for the test'))
        got.set(index, part)
        return Promise.resolve()
      },
      finish: () => Promise.resolve('temp/big.zip'),
      giveUp: () => Promise.resolve(),
    }
    const file = new File([new Uint8Array(size)], 'big.bin', { lastModified: 5 })
    const values: unknown[] = []
    const show = () =>
      render(
        <StoryFrame dataSource={source}>
          <FileUpload onChange={(value) => values.push(value)} />
        </StoryFrame>,
      )
    const { unmount } = await show()
    uploadTester().choose(file)
    await waitFor('the failure', () => uploadTester().files()[0]?.status === 'error')
    // As after a broken line: what had begun is known.
    localStorage.setItem(
      'lading-upload-parts',
      JSON.stringify({ [await fingerprintOf(file)]: { uploadId: 'u1', at: Date.now() } }),
    )
    await unmount()
    broken = false
    await show()
    uploadTester().choose(file)
    await expect.element(page.getByText('big.bin：已从33%处继续上传')).toBeVisible()
    await waitFor('the file', () => values.at(-1) === 'temp/big.zip')
    expect(begin).toHaveBeenCalledTimes(1)
    expect([...got.values()].reduce((sum, part) => sum + part.size, 0)).toBe(size)
  })
})

describe('FileUpload', () => {
  it('sends what was chosen and keeps its path', async () => {
    const { tester, values } = await open({ initial: 'temp/old.pdf' })
    tester.choose(pdf('a.pdf'), pdf('b.pdf'))
    await waitFor('both', () => values.length === 2)
    expect(values.at(-1)).toBe('temp/old.pdf,temp/a.pdf,temp/b.pdf')
    expect(tester.files().map(({ status }) => status)).toEqual(['done', 'done', 'done'])
    await expect.element(page.getByText('b.pdf 上传完成')).toBeInTheDocument()
  })

  it('refuses before anything is sent: size, count, kind', async () => {
    const { tester, sent } = await open({ kind: 'file', maxCount: 2 })
    tester.choose(new File([new Uint8Array(15_728_641)], 'big.pdf', { type: 'application/pdf' }))
    await expect.element(page.getByText('上传文件大小不能超过15MB')).toBeVisible()
    tester.choose(new File(['x'], 'a.docx'))
    await expect.element(page.getByText('请上传PDF或者图片')).toBeVisible()
    tester.choose(pdf('1.pdf'), pdf('2.pdf'), pdf('3.pdf'))
    await expect.element(page.getByText('最多上传2个文件')).toBeVisible()
    await waitFor('two', () => sent().length === 2)
    await expect.element(page.getByRole('button', { name: '点击上传' })).toBeDisabled()
  })

  it('refuses Excel where Excel is not wanted, and content under a false name', async () => {
    const { tester, sent } = await open({ kind: 'noExcel' })
    tester.choose(new File(['x'], 'a.xlsx'))
    await expect.element(page.getByText('不能上传EXCEL类型文件')).toBeVisible()
    tester.choose(new File(['PK\u0003\u0004 word/document.xml'], '发票.pdf', { type: 'application/pdf' }))
    await expect.element(page.getByText('发票.pdf 上传失败', { exact: true }).first()).toBeVisible()
    tester.press('查看 发票.pdf 的错误信息')
    await expect.element(page.getByText('错误信息：发票.pdf 的内容与文件类型不符')).toBeVisible()
    expect(sent()).toHaveLength(0)
  })

  it('shows why the server refused, and sends again when asked', async () => {
    let refuse = true
    const { tester, values } = await open(
      {},
      {
        fail: ({ path }) =>
          refuse && path === 'files/upload' ? new SourceError('磁盘已满', 500) : undefined,
      },
    )
    tester.choose(pdf('a.pdf'))
    await tester.settled()
    await waitFor('the failure', () => tester.files()[0]?.status === 'error')
    tester.press('查看 a.pdf 的错误信息')
    await expect.element(page.getByText('上传出错').last()).toBeVisible()
    await expect.element(page.getByText('错误信息：磁盘已满')).toBeVisible()
    refuse = false
    tester.press('重新上传 a.pdf')
    await waitFor('the second attempt', () => values.length === 1)
    expect(values).toEqual(['temp/a.pdf'])
  })

  it('deletes the stored file with its row, once; the focus goes to the neighbour', async () => {
    const { tester, values, source } = await open({ initial: 'temp/a.pdf,temp/b.pdf,temp/c.pdf' })
    await waitFor('rows', () => tester.files().length === 3)
    document.querySelector<HTMLElement>('[aria-label="删除 a.pdf"]')!.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor('the value', () => values.length === 1)
    expect(values[0]).toBe('temp/b.pdf,temp/c.pdf')
    expect(source.calls.filter(({ path }) => path === 'files/remove').map(({ input }) => input)).toEqual([
      'temp/a.pdf',
    ])
    await waitFor('focus', () => document.activeElement?.getAttribute('aria-label') === '删除 b.pdf')
  })

  it('stops what is removed while it is on its way', async () => {
    const { tester, values } = await open({}, { latency: 300 })
    tester.choose(pdf('a.pdf'))
    await waitFor('the row', () => tester.files()[0]?.status === 'uploading')
    tester.press('删除 a.pdf')
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(values).toEqual([])
    expect(tester.files()).toEqual([])
  })

  it('sorts by keyboard', async () => {
    const { values } = await open({ initial: 'temp/a.pdf,temp/b.pdf' })
    const handle = page.getByRole('button', { name: '拖动排序 a.pdf' })
    await expect.element(handle).toBeVisible()
    ;(handle.element() as HTMLElement).focus()
    for (const [key, said] of [
      ['{ }', '移到第1位'],
      ['{ArrowDown}', '移到第2位'],
      ['{ }', '已放到第2位'],
    ] as const) {
      await userEvent.keyboard(key)
      await expect.element(page.getByText(said)).toBeInTheDocument()
    }
    await waitFor('the move', () => values.length === 1)
    expect(values[0]).toBe('temp/b.pdf,temp/a.pdf')
  })

  it('packs and merges', async () => {
    const { tester, source } = await open({ initial: 'temp/a.pdf,temp/b.pdf,temp/c.png' })
    await expect.element(page.getByRole('button', { name: '批量下载' })).toBeVisible()
    tester.press('批量下载')
    await waitFor('the archive', () => source.calls.find(({ path }) => path === 'files/zip'))
    await waitFor('the button', () => !document.querySelector('.ant-btn-loading'))
    tester.press('合并PDF')
    const merge = await waitFor('the merge', () => source.calls.find(({ path }) => path === 'files/mergePdf'))
    expect(merge.input).toEqual(['temp/a.pdf', 'temp/b.pdf'])
  })

  it('works in react-hook-form', async () => {
    const submitted = vi.fn()
    function Page() {
      const { control, handleSubmit } = useForm({ defaultValues: { files: 'temp/a.pdf' as unknown } })
      return (
        <form onSubmit={(event) => void handleSubmit(submitted)(event)}>
          <Controller
            control={control}
            name="files"
            render={({ field: { ref: _, ...field } }) => <FileUpload {...field} />}
          />
          <button>保存</button>
        </form>
      )
    }
    await render(
      <StoryFrame dataSource={createFakeDataSource()}>
        <Page />
      </StoryFrame>,
    )
    uploadTester().choose(pdf('b.pdf'))
    await waitFor(
      'the file',
      () => uploadTester().files().at(-1)?.status === 'done' && uploadTester().files().length === 2,
    )
    await page.getByRole('button', { name: '保存' }).click()
    await waitFor('the form', () => submitted.mock.calls.length === 1)
    expect(submitted.mock.calls[0]![0]).toEqual({ files: 'temp/a.pdf,temp/b.pdf' })
  })
})

describe('ImageUpload', () => {
  it('moves images one by one, not beyond the ends', async () => {
    const { tester, values } = await open({ wall: true, initial: 'temp/1.pdf,temp/2.pdf' })
    await waitFor('cards', () => document.querySelectorAll('.lading-upload-card').length === 2)
    tester.press('前移 1.pdf')
    await expect.element(page.getByText('未知的操作')).toBeVisible()
    tester.press('后移 2.pdf')
    await expect.element(page.getByText('已到最后~')).toBeVisible()
    tester.press('后移 1.pdf')
    await waitFor('the move', () => values.length === 1)
    expect(values[0]).toBe('temp/2.pdf,temp/1.pdf')
  })

  it('moves and deletes by keyboard: the focus stays with the image, then goes to its neighbour', async () => {
    const { values } = await open({ wall: true, initial: 'temp/1.pdf,temp/2.pdf,temp/3.pdf' })
    await waitFor('cards', () => document.querySelectorAll('.lading-upload-card').length === 3)
    await pressByKeys('后移 1.pdf')
    await vi.waitFor(() => expect(values.at(-1)).toBe('temp/2.pdf,temp/1.pdf,temp/3.pdf'))
    await vi.waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('后移 1.pdf'))
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(values.at(-1)).toBe('temp/2.pdf,temp/3.pdf,temp/1.pdf'))
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('已到最后~')).toBeVisible()
    await pressByKeys('删除 1.pdf')
    await vi.waitFor(() => expect(values.at(-1)).toBe('temp/2.pdf,temp/3.pdf'))
    await vi.waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('删除 3.pdf'))
  })

  it('keeps the tools of a card on one line, also of one that failed', async () => {
    const { tester } = await open(
      { wall: true, compress: false },
      { fail: ({ path }) => (path === 'files/upload' ? new SourceError('磁盘已满', 500) : undefined) },
    )
    tester.choose(new File([await picture('image/png')], 'a.png', { type: 'image/png' }))
    tester.choose(new File([await picture('image/png')], 'b.png', { type: 'image/png' }))
    await waitFor(
      'the failures',
      () => document.querySelectorAll('.lading-upload-card[data-status=error]')[1],
    )
    const tops = [...document.querySelectorAll('.lading-upload-card .lading-upload-tools .ant-btn')].map(
      (button) => button.getBoundingClientRect().top,
    )
    expect(tops).toHaveLength(12)
    expect(new Set(tops).size).toBe(1)
  })

  it('makes photos smaller in a worker, and leaves others alone', async () => {
    const photo = new File([await picture('image/jpeg')], 'p.jpg', { type: 'image/jpeg' })
    const small = await compressImage(photo, 'image')
    expect(small.size).toBeLessThan(photo.size * 0.7)
    expect(small.name).toBe('p.jpg')
    const bitmap = await createImageBitmap(small)
    expect([bitmap.width, bitmap.height]).toEqual([400, 400])
    const again = await compressImage(small, 'file')
    expect(again.size).toBeLessThanOrEqual(small.size)
    const png = new File([await picture('image/png')], 'p.png', { type: 'image/png' })
    expect(await compressImage(png, 'image')).toBe(png)
    const broken = new File(['no photo'], 'b.jpg', { type: 'image/jpeg' })
    expect(await compressImage(broken, 'image')).toBe(broken)
  })

  it('turns photos upright as their EXIF says', async () => {
    const plain = new Uint8Array(await (await picture('image/jpeg', 400)).arrayBuffer())
    // APP1: EXIF with orientation 6 (a quarter turn), behind the start mark.
    const exif = [
      0xff, 0xe1, 0, 34, 69, 120, 105, 102, 0, 0, 77, 77, 0, 42, 0, 0, 0, 8, 0, 1, 1, 18, 0, 3, 0, 0, 0, 1, 0,
      6, 0, 0, 0, 0, 0, 0,
    ]
    const wide = await (async () => {
      const canvas = new OffscreenCanvas(600, 300)
      canvas.getContext('2d')!.drawImage(await createImageBitmap(new Blob([plain])), 0, 0, 600, 300)
      return new Uint8Array(
        await (await canvas.convertToBlob({ type: 'image/jpeg', quality: 1 })).arrayBuffer(),
      )
    })()
    const turned = new File([wide.slice(0, 2), new Uint8Array(exif), wide.slice(2)], 't.jpg', {
      type: 'image/jpeg',
    })
    const upright = await createImageBitmap(await compressImage(turned, 'image'), {
      imageOrientation: 'none',
    })
    expect([upright.width, upright.height]).toEqual([300, 600])
  })
})

describe('UploadModal', () => {
  it('gives the field for files the whole width, whatever is said beside it', async () => {
    const source = createFakeDataSource({
      fail: ({ path }) => (path === 'files/upload' ? new SourceError('磁盘已满', 500) : undefined),
    })
    await render(
      <StoryFrame dataSource={source}>
        <UploadModal open onOk={() => {}} onCancel={() => {}} />
      </StoryFrame>,
    )
    await expect.element(page.getByRole('dialog')).toBeVisible()
    uploadTester().choose(pdf('a.pdf'))
    await expect.element(page.getByRole('button', { name: '重试失败的文件' })).toBeVisible()
    const width = (selector: string) => document.querySelector(selector)!.getBoundingClientRect().width
    expect(width('.lading-upload-drop')).toBe(width('.lading-upload-bar'))
  })

  it('says 未上传任何文件 and stays open without a file', async () => {
    const onOk = vi.fn()
    await render(
      <StoryFrame dataSource={createFakeDataSource()}>
        <UploadModal open onOk={onOk} onCancel={() => {}} />
      </StoryFrame>,
    )
    const ok = page.getByRole('button', { name: /确\s*定/ })
    await ok.click()
    await expect.element(page.getByText('未上传任何文件')).toBeVisible()
    expect(onOk).not.toHaveBeenCalled()
    expect(document.querySelector<HTMLElement>('.ant-modal')!.style.width).toBe('520px')
    const body = document.querySelector<HTMLElement>('.ant-modal-body > div')!
    // As laid out: while the dialog grows into view, it is drawn smaller.
    expect(body.offsetHeight).toBeGreaterThanOrEqual(200)
    uploadTester().choose(pdf('a.pdf'))
    await waitFor('the file', () => uploadTester().files()[0]?.status === 'done')
    await ok.click()
    expect(onOk).toHaveBeenCalledWith([
      expect.objectContaining({
        name: 'a.pdf',
        path: 'temp/a.pdf',
        url: '/files/temp/a.pdf',
        status: 'done',
      }),
    ])
  })
})
