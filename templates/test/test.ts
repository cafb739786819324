import { availableActions } from '@lading/core/workflow'
import type { EntityDefinition, Field } from '@lading/core/entity'
import type { Code } from '../code/code'
import { code } from '../code/code'
import { data } from '../code/data'
import type { PageModel } from '../model'

/**
 * What is special to the entity, as tests that the owner goes on with: what it asks for, and which steps it allows.
 * What is true of every entity is tested once for all of them (entities.test.tsx beside the entities).
 */
export function renderTest(model: PageModel): string {
  const { entity, key, name } = model
  const { workflow } = entity
  const parts = [requiredTest(model), ...(workflow ? [workflowTest(model)] : [])]
  return code`
import { describe, expect, it } from 'vitest'
import { validateRecord } from '@lading/core/entity'
${workflow ? code`import { availableActions } from '@lading/core/workflow'` : null}
import { ${key} } from './${key}.entity'

describe('${name}', () => {
  ${parts.map((part) => code`${part}\n`)}
})
`.text
}

function required(fields: Record<string, Field>): string[] {
  return Object.keys(fields).filter((name) => fields[name]!.required)
}

function requiredTest({ entity, key }: PageModel): Code {
  const lines = Object.entries(entity.lines ?? {})
  const empty = Object.fromEntries(lines.map(([line]) => [line, [{}]]))
  const expected = [
    ...required(entity.fields),
    ...lines.flatMap(([line, { fields }]) => required(fields).map((field) => `${line}.${field}`)),
  ]
  return code`it('asks for what is required, and for nothing else', () => {
    const issues = validateRecord(${key}, {}, ${data(empty)}, { side: 'server' })
    const fields = issues.flatMap(({ line, field }) => (field ? [line ? \`\${line}.\${field}\` : field] : []))
    expect(fields).toEqual(${data(expected)})
  })`
}

function workflowTest({ entity, key }: PageModel): Code {
  const { field, states } = entity.workflow as NonNullable<EntityDefinition['workflow']>
  const matrix = Object.keys(states).map((state) => [state, availableActions(entity, { [field]: state })])
  return code`it.each([
    ${matrix.map((row) => code`${data(row)},`)}
  ])('in the state %s allows %j and no other step', (state, steps) => {
    expect(availableActions(${key}, { ${field}: state })).toEqual(steps)
  })`
}
