// @vitest-environment jsdom
import { cleanup, render, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import {
  actionsOf,
  deriveLines,
  deriveRecord,
  inputFields,
  KINDS,
  lineInputs,
  showsValue,
  workflowsOf,
} from '@lading/core/entity'
import type { AskedField, EntityDefinition, Row } from '@lading/core/entity'
import type { Locale } from '@lading/core/text'
import { applyAction, askedRows, availableActions, readEntry } from '@lading/core/workflow'
import { fillBrowserGaps } from '@lading/ui/testing'

/** What is true of every entity, tested once for all that there are; what is special to one stands in its folder. */

interface Stories {
  List: { render: () => ReactNode }
}
const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'))
const definitions = import.meta.glob<Record<string, EntityDefinition>>('./*/*/*.entity.ts', { eager: true })
const stories = import.meta.glob<Stories & Record<string, Row[]>>('./*/*/*.stories.tsx', { eager: true })

const entities = Object.entries(definitions).map(([path, module]) => {
  const entity = Object.values(module).find(({ fields }) => fields)!
  const [, page] = Object.entries(stories).find(([other]) => folderOf(other) === folderOf(path)) ?? []
  const [, samples = []] = Object.entries(page ?? {}).find(([name]) => name.startsWith('sample')) ?? []
  return { key: entity.key, entity, page, samples }
})

/** A value that no computation gives. */
const SENT = 987_654.32
/** The first day of the samples: nothing of theirs lies in the future, and nothing has expired. */
const KNOWN = { today: '2026-01-01' }
/** The field that an action's condition compares with who is logged in. */
const personField = (entity: EntityDefinition, name: string) =>
  /"field":"(\w+)","op":"\w+","value":\{"the":"me"\}/.exec(
    JSON.stringify(actionsOf(entity).get(name)!.when ?? null),
  )?.[1]
const linesOf = ({ lines = {} }: EntityDefinition, record: Row) =>
  Object.fromEntries(Object.keys(lines).map((key) => [key, (record[key] ?? []) as Row[]]))
const sent = (fields: object = {}) => Object.fromEntries(Object.keys(fields).map((field) => [field, SENT]))
const only = (record: Row, fields: object = {}) =>
  Object.fromEntries(Object.keys(fields).map((field) => [field, record[field]]))

/** The element that is waited for. @throws while it is not there */
function existing(element: HTMLElement | null): HTMLElement {
  if (!element) throw new Error('it is not there')
  return element
}

/** Something to enter for each field that an action asks for. */
const entered = (entity: EntityDefinition, name: string, record: Row = {}): Row => {
  const action = actionsOf(entity).get(name)!
  const values = (asked: readonly AskedField[], row: number) =>
    Object.fromEntries(
      asked.map((each) => [each.name, KINDS[each.field.kind].example?.(row, each.field, each.name) ?? '1']),
    )
  const ofLines = lineInputs(entity, action).map((asked) => [
    asked.lines,
    askedRows(asked, { record, lines: linesOf(entity, record) }).map(({ id, orderNum }) => ({
      ...values(asked.fields, Number(orderNum)),
      id,
    })),
  ])
  return { ...values(inputFields(entity, action), 1), ...(Object.fromEntries(ofLines) as Row) }
}

fillBrowserGaps()
afterEach(cleanup)

it('knows all entities, each with its pages and records to look at', () => {
  expect(entities.length).toBeGreaterThan(0)
  expect(entities.filter(({ page, samples }) => !page || samples.length === 0)).toEqual([])
})

it('shows the code of a record whose name stands in a field beside it', () => {
  const twice = entities.flatMap(({ entity }) =>
    [entity.fields, ...Object.values(entity.lines ?? {}).map(({ fields }) => fields)].flatMap((fields) =>
      Object.entries(fields)
        .filter(([name, field]) => {
          const named = fields[`${name.replace(/(Id|No|Code|Number|Account)$/, '')}Name`]
          return field.kind === 'record' && !field.multiple && named && !showsValue(field)
        })
        .map(([name]) => `${entity.key}.${name}`),
    ),
  )
  expect(twice).toEqual([])
})

describe.each(entities)('$key', ({ entity, page, samples }) => {
  it('computes what it computes itself, whatever a client sends', () => {
    for (const sample of samples) {
      const lines = linesOf(entity, sample)
      const forged = Object.fromEntries(
        Object.entries(lines).map(([key, rows]) => [
          key,
          rows.map((row) => ({ ...row, ...sent(entity.lines?.[key]?.derive) })),
        ]),
      )
      const record = deriveRecord(entity, { ...sample, ...sent(entity.derive) }, forged)
      expect(only(record, entity.derive)).toEqual(only(sample, entity.derive))
      expect(deriveLines(entity, forged)).toEqual(lines)
    }
  })

  it('can be brought into every state that it has, action by action', () => {
    const { workflow } = entity
    if (!workflow) return
    const { field, initial, states } = workflow
    const reached = new Set<unknown>([initial])
    // A set goes on over what is added to it on the way.
    for (const state of reached) {
      const record = { ...samples[0], [field]: state }
      // What the server alone does is no button, and leads on all the same.
      for (const { system, moves } of actionsOf(entity).values())
        if (system && moves[field]?.from?.includes(String(state))) reached.add(moves[field].to)
      for (const name of availableActions(entity, record)) {
        const input = entered(entity, name, record)
        const person = personField(entity, name)
        const own = person === undefined ? record : { ...record, [person]: 'me' }
        const known = { ...KNOWN, me: 'me' }
        const answer = applyAction(entity, name, own, linesOf(entity, own), { input, known })
        expect(answer, `${name} in the state ${String(state)}`).toMatchObject({ ok: true })
        if (answer.ok) reached.add(answer.record[field])
        for (const { to } of actionsOf(entity).get(name)!.moves[field]?.cases ?? []) reached.add(to)
      }
    }
    expect([...reached].sort()).toEqual(Object.keys(states).sort())
  })

  it('refuses each action in each state that it does not lead from, and says so in both languages', () => {
    for (const { field, states } of workflowsOf(entity)) {
      for (const [state, label] of Object.entries(states)) {
        for (const [name, action] of actionsOf(entity)) {
          const { from } = action.moves[field] ?? {}
          if (action.on !== 'record' || !from || from.includes(state)) continue
          const elsewhere = Object.entries(action.moves).flatMap(([other, move]) =>
            other !== field && move.from ? [[other, move.from[0]] as const] : [],
          )
          const record = { ...samples[0], ...Object.fromEntries(elsewhere), [field]: state }
          const message = (locale: Locale) => {
            const input = entered(entity, name)
            const answer = applyAction(entity, name, record, linesOf(entity, record), { input, locale })
            return answer.ok ? 'done' : answer.issues[0]?.message
          }
          expect(message('zh-CN')).toContain(`当前状态“${label.zh}”不允许${action.zh}`)
          expect(message('en-US')).toContain(`${action.en} is not allowed in the state “${label.en}”`)
        }
      }
    }
  })

  it('asks before an action for what has to be filled in, and takes nothing else', () => {
    for (const [name, action] of actionsOf(entity)) {
      const needed = inputFields(entity, action).flatMap((each) => (each.field.required ? each.name : []))
      const empty = readEntry(entity, action, {})
      // Of lines, at least one.
      const ofLines = lineInputs(entity, action).length > 0 && needed.length === 0
      expect(empty.ok ? [] : empty.issues.map(({ field }) => field), name).toEqual(
        ofLines ? [undefined] : needed,
      )
      expect(readEntry(entity, action, { ...entered(entity, name), version: 1 }).ok, name).toBe(false)
    }
  })

  // The first page of a test run loads the whole component library; a busy machine takes its time for that.
  it('lists its records', async () => {
    const { container } = render(page!.List.render())
    // By its name: a search by role asks the styles of every element, which takes jsdom a second each time.
    const table = await waitFor(() => existing(container.querySelector('table')), { timeout: 25_000 })
    if (entity.list.includes(entity.title))
      for (const sample of samples)
        await within(table).findByText(String(sample[entity.title]), {}, { timeout: 25_000 })
    expect(container.querySelector('[role="alert"]')).toBeNull()
  }, 60_000)
})
