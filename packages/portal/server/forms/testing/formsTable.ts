import type { FormArea } from '../areas'
import { definitionOf } from '../definition'

const HEAD = `# Stored forms of the demo

The areas of the specification that have no entity of their own are made with the form designer: a company changes them on
screen (系统管理 › 表单设计), or takes one into its code (\`lading adopt --from-server\`). Fields, states, approvals and rights are
proposals. \`SEED_FORMS=no\` starts a demo without them. Made from \`packages/portal/server/forms\`; a test keeps the list true
(\`npx vitest run --project portal packages/portal/server/forms -u\` writes it again).
`

const WAYS: Readonly<Record<string, string>> = {
  approve: 'approval',
  handle: 'open → in progress → done → closed',
  post: 'draft → confirmed → completed',
  publish: 'draft → published → ended',
  master: 'in use, stopped',
  sync: 'waiting → taken over or failed',
  log: '–',
}

/** The page of the documentation that lists every form by its group. */
export function formsTable(areas: readonly FormArea[]): string {
  const parts = areas.map(({ zh, en, work, forms }) => {
    const rows = forms.map((form) => {
      const { fields, lines = {} } = definitionOf(form)
      const kinds = Object.values(lines).map(({ label }) => label.en)
      return `| ${form.label.zh} | ${form.label.en} | \`${form.code}\` | ${Object.keys(fields).length} | ${kinds.join(', ') || '–'} | ${WAYS[form.flow]!} |`
    })
    const notes = forms.flatMap(({ code, fields }) =>
      Object.values(fields).flatMap(({ en: field, hint }) =>
        hint ? [`- \`${code}\`, ${field}: ${hint.en}.`] : [],
      ),
    )
    return [
      `## ${en} (${zh})`,
      '',
      `Worked on by: ${work.join(', ')}.`,
      '',
      '| Form | In English | Code | Fields | Lines | States |',
      '| --- | --- | --- | --- | --- | --- |',
      ...rows,
      '',
      ...(notes.length > 0 ? [...notes, ''] : []),
    ].join('\n')
  })
  return [HEAD, ...parts].join('\n')
}
