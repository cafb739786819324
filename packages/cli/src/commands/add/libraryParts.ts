import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { renderOwnKind, renderOwnPicker } from '@lading/templates'
import type { OwnKind, OwnPicker, RenderedKind } from '@lading/templates'
import type { Prompt } from '../../host/plopHost'
import type { Part } from './generators'
import { withEntry } from './tables'

const MARK = 'packages/core/src/kinds/index.ts'

/** The checkout of the library around a folder; undefined outside of one. */
export function libraryRoot(folder: string): string | undefined {
  for (let each = folder; ; each = dirname(each)) {
    if (existsSync(join(each, MARK))) return each
    if (dirname(each) === each) return undefined
  }
}

const camel = (text: string) => /^[a-z][A-Za-z0-9]*$/.test(text) || 'Use camelCase letters and digits.'
const filled = (text: string) => text.trim() !== '' || 'Write something.'
const path = (text: string) => /^(\/[\w-]+)+$/.test(text) || 'Write a path such as /logistics/carrier.'
const table = (text: string) =>
  /^[a-z][a-z0-9_]*$/.test(text) || 'Write the name of a table, e.g. log_carrier.'

const names: Prompt[] = [
  { type: 'input', name: 'name', message: 'Name (camelCase, e.g. rating)', validate: camel },
  { type: 'input', name: 'zh', message: 'What it is, in Chinese', validate: filled },
  { type: 'input', name: 'en', message: 'What it is, in English', validate: filled },
]

/** What is added to the library itself: kinds of fields, each in two rooms (docs/how-to/kind.md). */
export function libraryParts(root: string): Part[] {
  return [
    {
      name: 'kind',
      about: 'a kind of field for the library: its room in core, its room in ui, its lines in their tables',
      library: root,
      changes: true,
      prompts: [
        ...names,
        {
          type: 'list',
          name: 'like',
          message: 'What is it most like?',
          choices: ['text', 'number', 'whole'],
          default: 'text',
          validate: (text) => ['text', 'number', 'whole'].includes(text) || 'Write text, number or whole.',
        },
      ],
      render: (answers) => withTables(root, renderOwnKind(answers as unknown as OwnKind)),
    },
    {
      name: 'picker',
      about: 'a kind of field for the library whose values are picked from a list of the server',
      library: root,
      changes: true,
      prompts: [
        ...names,
        { type: 'input', name: 'api', message: 'Path of the list (e.g. /logistics/carrier)', validate: path },
        { type: 'input', name: 'table', message: 'Table (e.g. log_carrier)', validate: table },
        { type: 'input', name: 'value', message: 'Field that is stored', default: 'code', validate: camel },
        { type: 'input', name: 'text', message: 'Field that is shown', default: 'name', validate: camel },
      ],
      render: (answers) => withTables(root, renderOwnPicker(answers as unknown as OwnPicker)),
    },
  ]
}

/** The files, and the tables with their new lines. */
function withTables(root: string, { files, entries }: RenderedKind): { path: string; text: string }[] {
  const tables = new Map<string, string>()
  for (const each of entries) {
    const before = tables.get(each.path) ?? readFileSync(join(root, each.path), 'utf8')
    tables.set(each.path, withEntry(before, each))
  }
  return [...files, ...[...tables].map(([file, text]) => ({ path: file, text }))]
}
