import type { EntityDefinition, Field } from '@lading/core/entity'
import type { Code } from '../code/code'
import { code } from '../code/code'
import { data } from '../code/data'
import type { PageModel } from '../model'
import { sampleRow } from '../story/sampleRows'

/** What the pages and the definition promise, as tests that the owner goes on with. */
export function renderTest(model: PageModel): string {
  const { entity, key, name } = model
  const { workflow } = entity
  const parts = [requiredTest(model), computedTest(model), workflow ? workflowTest(model) : null]
  const fromEntity = ['validateRecord', ...(parts[1] ? ['deriveRecord'] : [])].sort()
  const fromStories = ['List', ...(tellingField(model) ? [`sample${name}s`] : [])]
  return code`
// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ${fromEntity.map((each) => code`${each},`)} } from '@lading/core/entity'
${workflow ? code`import { availableActions } from '@lading/core/workflow'` : null}
import { fillBrowserGaps } from '@lading/ui/testing'
import { ${fromStories.map((each) => code`${each},`)} } from './${name}.stories'
import { ${key} } from './${key}.entity'

fillBrowserGaps()
afterEach(cleanup)

describe('${name}', () => {
  ${parts.filter((part) => part !== null).map((part) => code`${part}\n`)}
  ${listTest(model)}
})
`.text
}

/** A field that stands in the list and differs from record to record. */
function tellingField({ entity }: PageModel): string | undefined {
  const sample = sampleRow(entity, 1)
  const own = ['code', 'text', 'date']
  const names = [entity.title, ...entity.list].filter((field) => entity.list.includes(field))
  return names.find((each) => sample[each] !== undefined && own.includes(entity.fields[each]!.kind))
}

function listTest(model: PageModel): Code {
  const { name } = model
  const field = tellingField(model)
  // The first page of a test run loads the whole component library; a busy machine takes its time for that.
  return code`it('lists its records', async () => {
    const { container } = render(List.render())
    ${
      field
        ? code`for (const { ${field} } of sample${name}s) {
      await screen.findByText(${field}, {}, { timeout: 25_000 })
    }`
        : code`await screen.findByRole('table', {}, { timeout: 25_000 })`
    }
    expect(container.querySelector('[role="alert"]')).toBeNull()
  }, 30_000)`
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

function computedTest({ entity, key }: PageModel): Code | null {
  const computed = Object.keys(entity.derive ?? {})
  if (computed.length === 0) return null
  const sent = Object.fromEntries(computed.map((field) => [field, SENT]))
  return code`it.each(${data(computed)})('computes %s itself, whatever a client sends', (field) => {
    expect(deriveRecord(${key}, ${data(sent)}, {})[field]).not.toBe(${SENT})
  })`
}

/** A value that no computation gives. */
const SENT = 987_654.32

function workflowTest({ entity, key }: PageModel): Code {
  const { field, states, actions } = entity.workflow as NonNullable<EntityDefinition['workflow']>
  const matrix = Object.keys(states).map((state) => [
    state,
    Object.keys(actions).filter((action) => actions[action]!.from.includes(state)),
  ])
  return code`it.each([
    ${matrix.map((row) => code`${data(row)},`)}
  ])('in the state %s allows %j and no other step', (state, steps) => {
    expect(availableActions(${key}, { ${field}: state })).toEqual(steps)
    expect(${key}.workflow.states).toHaveProperty(state)
  })

  it.each(Object.entries(${key}.workflow.actions))('%s leads to a state there is', (_name, { to }) => {
    expect(Object.keys(${key}.workflow.states)).toContain(to)
  })`
}
