import { expect, it, vi } from 'vitest'
import { operations } from '@lading/core/contract'
import type { Operation } from '@lading/core/contract'
import { entityPaths } from '@lading/core/entity'
import type { EntityDefinition } from '@lading/core/entity'
import type { ResourceSource, SourceRow } from '@lading/ui/foundation'
import { storedDepart, sysDepart } from '../depart/depart.entity'
import { sysDict } from '../dict/dict.entity'
import { sysPermission } from '../permission/permission.entity'
import { namedSource, sentNames, shownNames, withFurtherNames } from './furtherNames'

const LOCALES = ['ja-JP', 'de']
const all: Operation[] = Object.values(operations)

it.each<[name: string, EntityDefinition, own: string, english: string, label: string]>([
  ['menus', sysPermission, 'name', 'nameEn', '名称（日本語）'],
  ['departments', sysDepart, 'departName', 'departNameEn', '部门名称（日本語）'],
  ['stored departments', storedDepart, 'departName', 'departNameEn', '部门名称（日本語）'],
  ['dictionaries', sysDict, 'dictName', 'dictNameEn', '字典名称（日本語）'],
])(
  'asks for names of %s in the further languages that the portal has',
  (_name, entity, own, english, label) => {
    expect(withFurtherNames(entity, own, english, [])).toBe(entity)
    const { fields, form } = withFurtherNames(entity, own, english, LOCALES)
    expect(fields.namesJaJP).toMatchObject({ kind: 'text', maxLength: 100, zh: label })
    expect(fields.namesDe!.en).toMatch(/ \(Deutsch\)$/)
    const rows = form.flatMap((section) => section.rows)
    expect(rows[rows.findIndex((row) => row.includes(english)) + 1]).toEqual(['namesJaJP', 'namesDe'])
    // The contract takes them as one member.
    const { api } = entityPaths(entity)
    for (const call of ['add', 'edit']) {
      const body = all.find(({ path }) => path === `${api}/${call}`)?.body as
        | { properties: object }
        | undefined
      expect(body?.properties, `${api}/${call}`).toHaveProperty('names')
    }
  },
)

it.each<[name: string, stored: SourceRow['names'], entered: object, sent: object | null]>([
  ['none', undefined, { namesJaJP: null, namesDe: '' }, null],
  ['one, without blanks around', {}, { namesJaJP: ' 受注 ', namesDe: '  ' }, { 'ja-JP': '受注' }],
  [
    'another',
    { 'ja-JP': '受注' },
    { namesJaJP: '注文', namesDe: 'Auftrag' },
    { 'ja-JP': '注文', de: 'Auftrag' },
  ],
  ['none any more', { 'ja-JP': '受注' }, { namesJaJP: null, namesDe: null }, null],
  [
    'of a language that the portal has no longer',
    { fr: 'Ordre' },
    { namesJaJP: '受注' },
    { fr: 'Ordre', 'ja-JP': '受注' },
  ],
])('reads and saves names: %s', async (_name, names, entered, sent) => {
  const edit = vi.fn((body: Record<string, unknown>) => Promise.resolve(body as SourceRow))
  const get = () => Promise.resolve({ id: '1', name: '订单', names } as SourceRow)
  const source = namedSource({ get, edit } as Partial<ResourceSource> as ResourceSource, LOCALES)
  expect(await source.get('1')).toMatchObject({
    namesJaJP: (names as Record<string, string> | undefined)?.['ja-JP'] ?? null,
    namesDe: null,
  })
  const saved = await source.edit({ id: '1', name: '订单', ...entered })
  expect(edit.mock.calls[0]![0]).toEqual({ id: '1', name: '订单', names: sent })
  expect(saved).toEqual(shownNames(edit.mock.calls[0]![0], LOCALES))
  expect(sentNames({ ...sent })).toEqual(sent)
})
