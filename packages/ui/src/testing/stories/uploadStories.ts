import type { FileSendOptions } from '../../foundation/dataSource'
import { createDemoDataSource } from '../fixtures/demoDataSource'
import { waitFor } from '../testers/dom'
import { uploadTester } from '../testers/uploadTester'

/** A file name that is longer than any list is wide. */
export const LONG_NAME =
  '2026年第四季度华东区域船舶备件采购框架协议及补充条款（含附件一至附件六）最终盖章扫描版'

const demo = createDemoDataSource()

const SVG = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><rect width="90" height="90" fill="#345"/></svg>')}`

/** Data sources of the stories of uploads. */
export const uploadData = {
  /** Stored pictures that can be seen without a server. */
  pictures: {
    ...demo,
    files: { ...demo.files!, url: (path: string) => (path.endsWith('.png') ? SVG : path) },
  },
  /** The server takes its time with every file but those called 拒收, which it refuses. */
  slow: {
    ...demo,
    files: {
      ...demo.files!,
      upload: (file: File, options?: FileSendOptions) => {
        if (file.name.includes('拒')) return Promise.reject(new Error('不支持的文件类型'))
        options?.onProgress?.(40)
        return new Promise<never>(() => {})
      },
    },
  },
  /** Files are shown, there is nowhere to send them. */
  without: { ...demo, files: undefined },
}

/** A picture of its own, 640 by 480. */
export async function photo(name = 'photo.png'): Promise<File> {
  const canvas = new OffscreenCanvas(640, 480)
  const context = canvas.getContext('2d')!
  context.fillStyle = '#2a6f97'
  context.fillRect(0, 0, 640, 480)
  context.fillStyle = '#f4a261'
  context.fillRect(220, 140, 200, 200)
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' })
}

/** A text file. */
export const note = (name: string): File => new File(['text'], name)

/** Chooses files in the story's widget, and waits until each stands where it is said to (`uploading`, `done`, `error`). */
export const choosing =
  (files: () => File[] | Promise<File[]>, states: readonly string[]) => async (): Promise<void> => {
    const tester = uploadTester()
    await waitFor('the widget', () => document.querySelector('.lading-upload input[type=file]'))
    tester.choose(...(await files()))
    const found = () => tester.files().map(({ status }) => status)
    await waitFor(`the files to be ${states.join(', ')}`, () => found().join() === states.join())
  }
