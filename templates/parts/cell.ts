import { code, literal } from '../code/code'
import type { RenderedFile } from '../model'

/** A cell type of an application's own. */
export interface OwnCell {
  /** camelCase, e.g. `stars`: the column type. */
  name: string
}

/** The cell, on plain text to begin with, and its test: what is copied can be pasted. */
export function renderOwnCell({ name }: OwnCell, folder: string): RenderedFile[] {
  const cell = `${name}Cell`
  const file = (path: string, text: string): RenderedFile => ({
    path: `${folder}/${path}`,
    text,
    owner: 'page',
  })
  const source = code`
import { defineCell } from '@lading/ui/grid'

const text = (value: unknown) => (value === null || value === undefined ? '' : String(value as string))

/** Column type '${name}': \`<EditableGrid cells={{ ${name}: ${cell} }} columns={[{ type: '${name}', … }]} />\`. */
export const ${cell} = defineCell({
  editor: 'line',
  filter: 'text',
  // Runs for every visible cell of every frame: no formatters made in here, no lookups.
  toText: text,
  toDraft: text,
  toCopy: text,
  parse: (typed) => ({ ok: true, value: typed.trim() === '' ? null : typed.trim() }),
  compare: (a, b) => text(a).localeCompare(text(b)),
  emptyValue: null,
})
`.text
  const test = code`
import { expect, it } from 'vitest'
import { ${cell} } from ${literal(`./${cell}`)}

it('reads what it shows, and clears what is blank', () => {
  const read = (text: string) => ${cell}.parse?.(text, {} as never, {})
  for (const value of ['text', 'a b', '1'])
    expect(read(${cell}.toText(value, {} as never, {}))).toEqual({ ok: true, value })
  expect(read(' ')).toEqual({ ok: true, value: null })
})
`.text
  return [file(`${cell}.ts`, source), file(`${cell}.test.ts`, test)]
}
