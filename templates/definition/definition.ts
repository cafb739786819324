import type { Code, Hole } from '../code/code'
import { code, literal, property } from '../code/code'
import type { DraftEntity, DraftLine, Formula } from './draft'

/** The file of a definition, for its curator to go on with. */
export function renderDefinition(draft: DraftEntity): string {
  const { key, name, label, area, title, fields, list, query, form, workflow, permissions, style, review } =
    draft
  const lines = Object.entries(draft.lines)
  const helpers = usedHelpers(draft)
  return code`
import { ${['defineEntity', ...helpers].map((each) => code`${each},`)} } from '@lading/core/entity'

/** ${label.zh} (${label.en}) */
export const ${key} = defineEntity({
  key: ${literal(key)},
  name: ${literal(name)},
  label: ${value(label)},
  area: ${literal(area)},
  title: ${literal(title)},
  fields: {
    ${entries(fields)}
  },
  list: ${value(list)},
  query: ${value(query)},
  form: ${value(form)},
  ${lines.length > 0 ? code`lines: {\n${lines.map(([line, each]) => code`${property(line)}: ${renderLine(each)},`)}\n},` : null}
  ${derive(draft.formulas, 'record')}
  ${workflow ? code`workflow: ${value(workflow)},` : null}
  permissions: ${value(permissions)},
  ${style ? code`style: ${literal(style)},` : null}
  review: ${value(review)},
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
    label: ${value(label)},
    fields: {
      ${entries(fields)}
    },
    columns: ${value(columns)},
    ${footer ? code`footer: ${value(footer)},` : null}
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
  if (formula.kind !== 'total') return code`(${of}) => ${helper}(${of}, ${value(formula.fields)})`
  return code`(_record, lines) => ${helper}(lines.${formula.line}, ${literal(formula.field)})`
}

function entries(object: object): Code[] {
  return Object.entries(object)
    .filter(([, each]) => each !== undefined)
    .map(([name, each]) => code`${property(name)}: ${value(each)},`)
}

/** Plain data as source text. */
function value(data: unknown): Hole {
  if (typeof data === 'string' || typeof data === 'number' || typeof data === 'boolean') return literal(data)
  if (Array.isArray(data)) return code`[${data.map((each) => code`${value(each)},`)}]`
  if (typeof data === 'object' && data !== null) return code`{ ${entries(data)} }`
  throw new Error(`${typeof data} cannot be written into a definition.`)
}
