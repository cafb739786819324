import { useForm } from 'react-hook-form'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { defineEntity } from '@lading/core/entity'
import type { EntityDefinition, Row } from '@lading/core/entity'
import { UiProvider } from '../../foundation/UiProvider'
import { createFakeDataSource } from '../../testing'
import type { EntityFormModel } from '../entityFormModel'
import { useFill } from './useFill'
import { useFillNew } from './useFillNew'
import { useRecordFilters } from './useRecordFilters'

const base = { area: 'demo', list: [], query: [], form: [], review: [] }
const code = { kind: 'text', required: true, unique: true, zh: '编码', en: 'Code' } as const
const name = { kind: 'text', required: true, zh: '名称', en: 'Name' } as const
const of = (key: string) => ({ key, name: key, label: { zh: key, en: key }, title: 'name', reference: {} })
const permissions = { prefix: 'demo:x', actions: [] }

const party = defineEntity({ ...base, ...of('party'), permissions, fields: { code, name, terms: name } })
const ship = defineEntity({
  ...base,
  ...of('ship'),
  permissions,
  fields: { code, name, owner: { kind: 'record', ref: 'party', zh: '船东', en: 'Owner' } },
})
const deal = defineEntity({
  ...base,
  ...of('deal'),
  permissions,
  fields: {
    code,
    ship: {
      kind: 'record',
      ref: 'ship',
      where: { owner: { field: 'customer' } },
      fills: { shipName: 'name', customer: { from: 'owner', whenEmpty: true } },
      zh: '船',
      en: 'Ship',
    },
    shipName: name,
    customer: { kind: 'record', ref: 'party', fills: { customerName: 'name' }, zh: '客户', en: 'Customer' },
    customerName: name,
  },
})

/** Each field names a record that fills the next. */
const chain = defineEntity({
  ...base,
  ...of('chain'),
  permissions,
  fields: Object.fromEntries(
    [1, 2, 3, 4, 5, 6].map((at) => [
      `link${at}`,
      { kind: 'record', ref: 'party', fills: { [`link${at + 1}`]: 'code' }, zh: '环', en: 'Link' } as const,
    ]),
  ),
})

const parties = [
  { id: '1', code: 'A', name: 'Alpha', terms: 'secret' },
  { id: '2', code: 'B', name: 'Beta', terms: 'secret' },
]
const ships = [{ id: '1', code: 'S', name: 'Hope', owner: 'A' }]

interface Probe {
  form: EntityFormModel
  fill: ReturnType<typeof useFill>
  fillNew: ReturnType<typeof useFillNew>
  filters: Readonly<Record<string, string>> | undefined
}

async function open(values: Row, entity: EntityDefinition = deal) {
  const source = createFakeDataSource({
    entities: [
      { entity: party, rows: parties },
      { entity: ship, rows: ships },
      { entity, rows: [] },
    ],
  })
  const reference = (key: string) => ({
    api: `/demo/${key}`,
    value: 'code',
    text: 'name',
    columns: [],
    title: { zh: key, en: key },
  })
  const probe = { current: undefined as Probe | undefined }
  function Form() {
    const methods = useForm<Row>({ defaultValues: values })
    const form = { entity, methods } as unknown as EntityFormModel
    const fill = useFill(form)
    const fillNew = useFillNew({ entity, methods, compute: () => undefined })
    probe.current = { form, fill, fillNew, filters: useRecordFilters(form, deal.fields.ship) }
    return null
  }
  await render(
    <UiProvider
      dataSource={source}
      references={{ party: reference('party'), ship: reference('ship') } as never}
    >
      <Form />
    </UiProvider>,
  )
  const at = () => probe.current!
  const pick = (field: 'ship' | 'customer', filled: Row) => at().fill(deal.fields[field], filled, true)
  return { source, at, pick, values: () => at().form.methods.getValues() }
}

it('fills on from what was filled, asking for no more than may be picked', async () => {
  const { source, pick, values } = await open({})
  pick('ship', { shipName: 'Hope', customer: 'A' })
  await vi.waitFor(() => expect(values()).toMatchObject({ customer: 'A', customerName: 'Alpha' }))
  expect(source.calls.map(({ path }) => path)).toEqual(['/demo/party/pick'])
  const picked = await source.resource('/demo/party').pick!({ code: 'A' })
  expect(picked.records).toEqual([{ id: '1', code: 'A', name: 'Alpha' }])
})

it.each(['picked', 'begun with'])('follows four records that were %s, as the server does', async (how) => {
  const { at, values } = await open(how === 'picked' ? {} : { link1: 'A' }, chain)
  if (how === 'picked') at().fill(chain.fields.link1!, { link2: 'A' }, true)
  else await at().fillNew()
  await vi.waitFor(() => expect(values()).toMatchObject({ link5: 'A' }))
  // A fifth would have been asked for at once.
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(values().link6).toBeUndefined()
})

it('leaves what stands there alone, and empties with a name what it filled', async () => {
  const { pick, values } = await open({ customer: 'B', customerName: 'Beta' })
  pick('ship', { shipName: 'Hope', customer: 'A' })
  expect(values()).toMatchObject({ shipName: 'Hope', customer: 'B', customerName: 'Beta' })
  pick('ship', { shipName: null, customer: null })
  expect(values()).toMatchObject({ shipName: null, customer: 'B', customerName: 'Beta' })
  pick('customer', { customerName: null })
  expect(values()).toMatchObject({ customerName: null })
})

it('restricts what may be picked by what the form holds, as it changes', async () => {
  const { at } = await open({})
  expect(at().filters).toEqual({})
  at().form.methods.setValue('customer', 'A')
  await vi.waitFor(() => expect(at().filters).toEqual({ owner: 'A,' }))
  at().form.methods.setValue('customer', null)
  await vi.waitFor(() => expect(at().filters).toEqual({}))
})
