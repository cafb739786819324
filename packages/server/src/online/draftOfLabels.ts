import type { EntityDefinition, Field } from '@lading/core/entity'
import { KINDS } from '@lading/core/entity'
import { Failure } from '../http/failures'
import { currentLocale, said } from '../http/language'
import type { Context } from '../module'
import { referenceTargets } from '../resource/references'
import { formKey, placed } from './names'

type Fields = Readonly<Record<string, Field>>

/** What is said of a field whose records or report are not there. */
function unnamed({ zh, en, ref }: Field): string {
  const target = { zh: ref === undefined ? '' : `“${ref}”`, en: ref === undefined ? '' : ` “${ref}”` }
  return said(
    `“${zh}”所引用的单据或报表${target.zh}不存在，先作为文本`,
    `The records or the report${target.en} that “${en}” names are not there: it is a text for now`,
  )
}

/** Fields as a form of this server can have them: what nobody here can name becomes a text. */
function fitting(fields: Fields, targets: { has: (key: string) => boolean }, doubts: string[]): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const { kind, ref, fills: _fills, where: _where, multiple: _multiple, ...rest } = field
      const names = KINDS[kind].names === 'record' || KINDS[kind].report === true
      if (!names || (ref !== undefined && targets.has(ref))) return [name, field]
      doubts.push(unnamed(field))
      return [name, { ...rest, kind: 'text' } satisfies Field]
    }),
  )
}

/** Lines under names that begin with the form's key, as those of all forms do. */
function renamed(key: string, entity: EntityDefinition): EntityDefinition {
  const { lines = {}, ...rest } = entity
  const names = Object.keys(lines)
  if (names.length === 0) return entity
  const called = new Map(names.map((name, at) => [name, `${key}Line${at === 0 ? '' : at + 1}`]))
  const text = names.reduce(
    (all, name) => all.replaceAll(`"sum":"${name}.`, `"sum":"${called.get(name)}.`),
    JSON.stringify(rest.derive ?? {}),
  )
  return {
    ...rest,
    ...(rest.derive ? { derive: JSON.parse(text) as EntityDefinition['derive'] } : {}),
    lines: Object.fromEntries(names.map((name) => [called.get(name)!, lines[name]!])),
  } as EntityDefinition
}

/**
 * A definition to begin with, of the first document that labels speak of.
 * @throws Failure where no part of the server reads labels, or the text is none
 */
export async function draftOfLabels(
  { modules }: Pick<Context, 'modules'>,
  code: string,
  text: string,
): Promise<{ definition: Record<string, unknown>; notes: string[] }> {
  const read = modules.find(({ formsOfLabels }) => formsOfLabels)?.formsOfLabels
  if (!read) throw new Failure(said('此服务器没有安装标签推断', 'This server has no way to read labels'))
  const { drafts, notes } = await read(text, currentLocale()).catch((error: unknown) => {
    throw new Failure(
      said(`无法读取：${(error as Error).message}`, `It cannot be read: ${(error as Error).message}`),
    )
  })
  const [entity] = drafts
  if (!entity) throw new Failure(said('没有找到字段', 'No fields were found'))
  const targets = referenceTargets(modules)
  const doubts: string[] = []
  const { area: _area, key: _key, name: _name, ...own } = renamed(formKey(code), entity)
  const definition = {
    ...own,
    fields: fitting(entity.fields, targets, doubts),
    ...(own.lines
      ? {
          lines: Object.fromEntries(
            Object.entries(own.lines).map(([key, line]) => [
              key,
              { ...line, fields: fitting(line.fields, targets, doubts) },
            ]),
          ),
        }
      : {}),
  }
  const told = [...new Set([...notes, ...entity.review, ...doubts])]
  return {
    definition: placed(code, { ...definition, review: told } as unknown as Record<string, unknown>),
    notes: told,
  }
}
