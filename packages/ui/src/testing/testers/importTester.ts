import { buttonIn, giveFiles, textOf, waitFor } from './dom'

/** What a test can do with an import. */
export interface ImportTester {
  /** Chooses files, as the browser's dialog does. */
  choose(...files: File[]): void
  /** Names of the files that wait to be sent (modal). */
  files(): string[]
  /** Presses a button by its name, e.g. `开始上传` or `下一步`. */
  press(name: string): void
  /** What the present step says: counts, problems, results (wizard). */
  status(): string
  /** Waits until the step says something that contains `text`. */
  says(text: string): Promise<void>
}

/** Drives `ExcelImportModal` and `ImportWizard` as people do. */
export function importTester(): ImportTester {
  const dialog = () => {
    const found = document.querySelector<HTMLElement>('.ant-modal')
    if (!found) throw new Error('There is no open import.')
    return found
  }
  const status = () => textOf(dialog().querySelector('[role=status]'))
  return {
    choose(...files) {
      const input = dialog().querySelector<HTMLInputElement>('input[type=file]')
      if (!input) throw new Error('The import takes no files now.')
      giveFiles(input, files)
    },
    files: () => [...dialog().querySelectorAll('ul > li > span:nth-child(2)')].map(textOf),
    press: (name) => buttonIn(dialog(), name).click(),
    status,
    says: async (text) => void (await waitFor(`“${text}”`, () => status().includes(text))),
  }
}
