import { buttonIn, giveFiles, nameOf, textOf, waitFor } from './dom'

/** What a test can do with an upload widget. */
export interface UploadTester {
  /** Chooses files, as the browser's dialog does. */
  choose(...files: File[]): void
  /** Names and states of the files in the list. */
  files(): { name: string; status: string }[]
  /** Waits until nothing is on its way. */
  settled(): Promise<void>
  /** Presses a button of the widget by its name, e.g. `删除 a.pdf`. */
  press(name: string): void
}

/**
 * Drives `FileUpload` and `ImageUpload` as people do.
 *
 * @param root what stands around the widget. @default the page
 */
export function uploadTester(root: ParentNode = document): UploadTester {
  const items = () => [...root.querySelectorAll<HTMLElement>('.lading-upload [data-status]')]
  return {
    choose(...files) {
      const input = root.querySelector<HTMLInputElement>('.lading-upload input[type=file]')
      if (!input) throw new Error('There is no upload that takes files here: is it disabled or full?')
      giveFiles(input, files)
    },
    files: () =>
      items().map((item) => {
        const named = item.querySelector('.lading-upload-name, .lading-upload-thumb')
        const title = named?.getAttribute('title') ?? (named ? nameOf(named).replace(/^\S+\s/, '') : '')
        return { name: title || textOf(named), status: item.dataset.status ?? '' }
      }),
    settled: async () => {
      await waitFor('the uploads', () => items().every((item) => item.dataset.status !== 'uploading'))
    },
    press: (name) => buttonIn(root, name).click(),
  }
}
