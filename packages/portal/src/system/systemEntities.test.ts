import { describe, expect, it } from 'vitest'
import { operations } from '@lading/core/contract'
import type { Operation } from '@lading/core/contract'
import { definitionFaults, entityPaths, KINDS } from '@lading/core/entity'
import type { EntityDefinition } from '@lading/core/entity'

/** What is true of every definition of system records, tested once for all: the server takes what the form sends. */

const definitions = import.meta.glob<Record<string, EntityDefinition>>('./*/*.entity.ts', { eager: true })
/** `stored…` is what the dialog shows of a record that is there: nothing is added with it. */
const entities = Object.values(definitions).flatMap((module) =>
  Object.entries(module)
    .filter(([, each]) => each.fields)
    .map(([name, entity]) => ({
      name,
      entity,
      saves: name.startsWith('stored') ? ['edit'] : ['add', 'edit'],
    })),
)
/** Asked for beside the fields, so that no draft holds it. */
const BESIDE: Record<string, string[]> = { sysUser: ['password'] }
const all: Operation[] = Object.values(operations)

interface Members {
  required?: string[]
  properties: Record<string, { maxLength?: number; anyOf?: { maxLength?: number }[] }>
}
const bodyOf = (api: string, name: string) =>
  all.find(({ path }) => path === `${api}/${name}`)?.body as Members | undefined

it('knows the definitions', () => {
  expect(entities.length).toBeGreaterThan(0)
})

describe.each(entities)('$name', ({ entity, saves }) => {
  const { api } = entityPaths(entity)
  const { actions, prefix } = entity.permissions
  const written = Object.entries(entity.fields).filter(([, field]) => !field.readonly)

  it('names fields that it has, and no fault is in it', () => {
    const named = [...entity.list, ...entity.form.flatMap(({ rows }) => rows.flat()), entity.title]
    expect(named.filter((name) => !entity.fields[name])).toEqual([])
    expect(definitionFaults(entity)).toEqual([])
  })

  it.each(saves.filter((name) => actions.includes(name)))(
    'sends to %s what the contract takes, as long as it takes it',
    (name) => {
      const members = bodyOf(api, name)
      expect(members, `${api}/${name}`).toBeDefined()
      for (const [field, { kind, maxLength = KINDS[kind].maxLength ?? 255 }] of written) {
        const member = members!.properties[field]
        expect(member, field).toBeDefined()
        const longest = member!.maxLength ?? member!.anyOf?.find((each) => each.maxLength)?.maxLength
        const isTyped = kind === 'text' || kind === 'textarea' || kind === 'email'
        if (isTyped && longest !== undefined) expect(maxLength, field).toBeLessThanOrEqual(longest)
      }
      const asked = written.filter(([, field]) => field.required).map(([field]) => field)
      const needed = (members!.required ?? []).filter((field) => field !== 'id')
      expect([...asked, ...(BESIDE[entity.key] ?? [])]).toEqual(expect.arrayContaining(needed))
    },
  )

  it('asks for the rights that the calls ask for', () => {
    const calls = all.filter(({ path }) => path.startsWith(`${api}/`))
    const codes = new Set(calls.map(({ permission }) => permission))
    // Some lists are open to every session.
    const unknown = actions.filter((action) => action !== 'list' && !codes.has(`${prefix}:${action}`))
    expect(unknown).toEqual([])
  })
})
