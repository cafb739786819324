import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type ts from 'typescript'
import { compiler } from '../../host/compiler'
import type { Field } from '@lading/core/entity'
import { renderFields } from '@lading/templates'
import { inferFields } from '../../infer/inferEntity'
import type { LabelEntity, LabelGroup, LabelSet } from '../../labels/types'
import type { Format } from '../../merge/formatter'
import { unifiedDiff } from '../../plan/unifiedDiff'
import type { LoadedDefinition } from '../../project/definitions'
import type { Project } from '../../project/project'

/** What a patch adds to a definition. */
export interface Patch {
  entity: string
  file: string
  action: 'patch' | 'same'
  fields: number
  review: string[]
  /** A unified difference that `git apply` and `patch -p1` take. */
  diff: string
}

/** The labels that a definition does not have yet, as a patch of its file. Never writes: the file is its curator's. */
export async function patchDefinition(
  project: Project,
  { entity, file }: LoadedDefinition,
  labels: LabelEntity,
  set: LabelSet,
  format: Format,
): Promise<Patch> {
  const source = readFileSync(join(project.root, file), 'utf8').replaceAll('\r\n', '\n')
  const review: string[] = []
  const additions = [labels, ...labels.lines].map((group) => {
    const known = group === labels ? entity.fields : entity.lines?.[group.key]?.fields
    const inferred = inferFields(labels, group, set, project.config, [])
    const fresh = Object.entries(inferred).filter(([name]) => !known || !Object.hasOwn(known, name))
    if (!known && fresh.length > 0)
      review.push(`${group.key}: the definition has no such lines; add them by hand.`)
    return { group, fresh: Object.fromEntries(known ? fresh : []) }
  })
  const count = additions.reduce((sum, { fresh }) => sum + Object.keys(fresh).length, 0)
  const patched = additions.reduce(
    (text, { group, fresh }) => insertFields(text, group === labels ? undefined : group, fresh),
    source,
  )
  const diff = patched === source ? '' : unifiedDiff(file, source, await format(file, patched))
  return { entity: entity.key, file, action: diff === '' ? 'same' : 'patch', fields: count, review, diff }
}

/** Puts fields at the end of the object `fields: { … }` of the entity, or of its lines. */
function insertFields(source: string, line: LabelGroup | undefined, fresh: Record<string, Field>): string {
  if (Object.keys(fresh).length === 0) return source
  const file = compiler.createSourceFile('definition.ts', source, compiler.ScriptTarget.Latest, true)
  const definition = findDefinition(file)
  const owner = line && definition ? member(member(definition, 'lines'), line.key) : definition
  const fields = member(owner, 'fields')
  if (!fields) return source
  const last = fields.properties.at(-1)
  const at = last ? last.getEnd() : fields.getStart() + 1
  return `${source.slice(0, at)}${last ? ',' : ''}\n${renderFields(fresh)}${source.slice(at).replace(/^,/, '')}`
}

function findDefinition(file: ts.SourceFile): ts.ObjectLiteralExpression | undefined {
  let found: ts.ObjectLiteralExpression | undefined
  const visit = (node: ts.Node): void => {
    if (compiler.isCallExpression(node) && node.expression.getText() === 'defineEntity') {
      const [argument] = node.arguments
      if (argument && compiler.isObjectLiteralExpression(argument)) found ??= argument
    }
    if (!found) compiler.forEachChild(node, visit)
  }
  visit(file)
  return found
}

function member(
  object: ts.ObjectLiteralExpression | undefined,
  name: string,
): ts.ObjectLiteralExpression | undefined {
  const property = object?.properties.find(
    (each): each is ts.PropertyAssignment =>
      compiler.isPropertyAssignment(each) && each.name.getText().replace(/['"]/g, '') === name,
  )
  return property && compiler.isObjectLiteralExpression(property.initializer)
    ? property.initializer
    : undefined
}
