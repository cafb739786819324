import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, sep } from 'node:path'
import { runProgram } from '../program'

/** What a run answered. */
export interface Answer {
  exit: number
  out: string
  err: string
}

/** A project in a folder of its own on the disk. */
export interface Sandbox {
  root: string
  run(...args: string[]): Promise<Answer>
  write(path: string, text: string): void
  read(path: string): string
  edit(path: string, change: (text: string) => string): void
  has(path: string): boolean
  /** Every file with its content, by relative path. */
  snapshot(): Record<string, string>
  remove(): void
}

/** The prose of the specification, as a customer hands it over. */
export const QUOTATION = `- **Quotation (saQuotation)**: status, quotationNo, customerNo, customerName, vessel (vessel code), eta, amount (total), remark. **Line (saQuotationLine)**: status, itemId, quantity, unit, price, subtotal, remark. Status values are not shown.\n`

/** What `check` may not find: the customer, vessel and item of the quotation are no entities of the sandbox. */
export const OTHER_ERROR = /error\[(?!no-entity)/

/** @param name the folder's name; blanks and Chinese are fine */
export function createSandbox(name = '项目 a'): Sandbox {
  const base = mkdtempSync(join(tmpdir(), 'lading-'))
  const root = join(base, name)
  const path = (file: string) => join(root, ...file.split('/'))
  const write = (file: string, text: string) => {
    mkdirSync(dirname(path(file)), { recursive: true })
    writeFileSync(path(file), text)
  }
  const read = (file: string) => readFileSync(path(file), 'utf8')
  write('lading.config.ts', 'export default {}\n')
  write('.prettierrc.json', '{ "printWidth": 110, "singleQuote": true, "semi": false }\n')
  write('labels.txt', QUOTATION)
  return {
    root,
    write,
    read,
    edit: (file, change) => {
      const before = read(file)
      const after = change(before)
      if (after === before) throw new Error(`The edit of ${file} changed nothing.`)
      write(file, after)
    },
    has: (file) => existsSync(path(file)),
    snapshot: () =>
      Object.fromEntries(
        readdirSync(root, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name))
          .map((file) => [relative(root, file).split(sep).join('/'), readFileSync(file, 'utf8')]),
      ),
    remove: () => rmSync(base, { recursive: true, force: true }),
    run: async (...args) => {
      let [out, err] = ['', '']
      const exit = await runProgram(args, {
        stdout: (text) => (out += text),
        stderr: (text) => (err += text),
        interactive: false,
        env: {},
        cwd: root,
      })
      return { exit, out, err }
    },
  }
}

/** Defines and generates the quotation; throws what went wrong. */
export async function generate(box: Sandbox): Promise<void> {
  for (const args of [['define', 'labels.txt'], ['generate']]) {
    const { exit, err } = await box.run(...args)
    if (exit !== 0) throw new Error(err)
  }
}

/** An edit of the quotation's definition: one more field of the header, also in its list. */
export const addField = (text: string): string =>
  text
    .replace(
      "    remark: { kind: 'textarea'",
      "    agentInfo: { kind: 'text', zh: '代理', en: 'Agent' },\n    remark: { kind: 'textarea'",
    )
    .replace("list: ['quotationNo',", "list: ['quotationNo', 'agentInfo',")
