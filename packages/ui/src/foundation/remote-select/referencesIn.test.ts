import { expect, it } from 'vitest'
import type { EntityDefinition, Row } from '@lading/core/entity'
import { createFakeDataSource } from '../../testing/fake/createFakeDataSource'
import { findRecords } from '../../kinds/lookup/findNames'
import type { ReferencePort, ReferenceSource } from '../uiContext'
import { referencesIn } from './referencesIn'
import { recordSource } from './remoteSource'

const text = (name: string) => ({ kind: 'text', zh: name, en: name }) as const
const port: EntityDefinition = {
  key: 'port',
  name: 'Port',
  label: { zh: '港口', en: 'Port' },
  area: 'demo',
  title: 'name',
  fields: { code: text('code'), name: text('name'), nameEn: text('nameEn') },
  list: ['code', 'name'],
  query: [],
  form: [],
  permissions: { prefix: 'demo:port', actions: ['list'] },
  review: [],
}
const rows: Row[] = [
  { id: '1', code: 'CNSHA', name: '上海', nameEn: 'Shanghai' },
  { id: '2', code: 'CNXXX', name: '某港', nameEn: '' },
]
const source = createFakeDataSource({ entities: [{ entity: port, rows }] })
const atHand: ReferenceSource = { api: '/demo/port', value: 'code', text: 'name', textEn: 'nameEn' }
const fetched: ReferencePort = { api: '/demo/port', load: () => Promise.resolve(atHand) }

it.each([
  ['at hand', atHand],
  ['fetched', fetched],
])('calls records by their English names, where they have one, by a reference %s', async (_, reference) => {
  const english = referencesIn({ port: reference }, 'en-US')['port']!
  const texts = async (of: ReferencePort) =>
    (await recordSource(of, source).resolve(['CNSHA', 'CNXXX'])).map((option) => option.text).sort()
  expect(await texts(english)).toEqual(['CNSHA Shanghai', 'CNXXX 某港'])
  expect(await texts(reference)).toEqual(['CNSHA 上海', 'CNXXX 某港'])
  // Names of one language do not stand for those of the other.
  expect(recordSource(english, source).key).not.toBe(recordSource(reference, source).key)
  for (const word of ['Shang', '上海', 'CNSHA'])
    expect((await recordSource(english, source).search(word)).map(({ value }) => value)).toEqual(['CNSHA'])
  const named = await findRecords(source, english, ['Shanghai', '上海', '某港'])
  expect([...named.values()].map(([option]) => option?.value)).toEqual(['CNSHA', 'CNSHA', 'CNXXX'])
})

it('leaves them as they are for other readers', () => {
  const references = { port: atHand }
  expect(referencesIn(references, 'zh-CN')).toBe(references)
})
