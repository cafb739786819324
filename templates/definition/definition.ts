import type { Code } from '../code/code'
import { code, literal, property } from '../code/code'
import { data, entries } from '../code/data'
import type { DraftEntity, DraftLine, Formula } from './draft'

/** The file of a definition, for its curator to go on with. */
export function renderDefinition(draft: DraftEntity): string {
  const { key, name, label, area, title, fields, list, query, form, workflow, dictionaries, permissions } =
    draft
  const { style, review, reference } = draft
  const lines = Object.entries(draft.lines)
  const helpers = usedHelpers(draft)
  return code`
import { ${['defineEntity', ...helpers].map((each) => code`${each},`)} } from '@lading/core/entity'

/** ${label.zh} (${label.en}) */
export const ${key} = defineEntity({
  key: ${literal(key)},
  name: ${literal(name)},
  label: ${data(label)},
  area: ${literal(area)},
  title: ${literal(title)},
  ${reference ? code`reference: ${data(reference)},` : null}
  fields: {
    ${entries(fields)}
  },
  list: ${data(list)},
  query: ${data(query)},
  form: ${data(form)},
  ${lines.length > 0 ? code`lines: {\n${lines.map(([line, each]) => code`${property(line)}: ${renderLine(each)},`)}\n},` : null}
  ${derive(draft.formulas, 'record')}
  ${workflow ? code`workflow: ${data(workflow)},` : null}
  ${dictionaries ? code`dictionaries: ${data(dictionaries)},` : null}
  permissions: ${data(permissions)},
  ${style ? code`style: ${literal(style)},` : null}
  review: ${data(review)},
})
`.text
}

/** Properties `name: { … },` of an object, e.g. of `fields`. */
export function renderFields(fields: Record<string, object>): string {
  return entries(fields)
    .map(({ text }) => text)
    .join('\n')
}

function renderLine({ label, fields, columns, footer, formulas }: DraftLine): Code {
  return code`{
    label: ${data(label)},
    fields: {
      ${entries(fields)}
    },
    columns: ${data(columns)},
    ${footer ? code`footer: ${data(footer)},` : null}
    ${derive(formulas, 'line')}
  }`
}

const HELPERS = { product: 'productOf', sum: 'sumOf', total: 'totalOf' } as const

function usedHelpers(draft: DraftEntity): string[] {
  const formulas = [draft.formulas, ...Object.values(draft.lines).map((line) => line.formulas)]
  return [...new Set(formulas.flatMap((each) => Object.values(each)).map(({ kind }) => HELPERS[kind]))].sort()
}

function derive(formulas: Record<string, Formula>, of: 'record' | 'line'): Code | null {
  const parts = Object.entries(formulas)
  if (parts.length === 0) return null
  return code`derive: {
    ${parts.map(([field, formula]) => code`${property(field)}: ${renderFormula(formula, of)},`)}
  },`
}

function renderFormula(formula: Formula, of: 'record' | 'line'): Code {
  const helper = HELPERS[formula.kind]
  if (formula.kind !== 'total') return code`(${of}) => ${helper}(${of}, ${data(formula.fields)})`
  return code`(_record, lines) => ${helper}(lines.${formula.line}, ${literal(formula.field)})`
}
