import { readData } from '@lading/core/data-form'
import { KINDS, pageKind, referringFields } from '@lading/core/entity'
import { describe, expect, it } from 'vitest'
import { modules } from '../modules.gen'
import { formAreas } from './areas'
import { definitionOf, keyOf } from './definition'
import { readForms, readWords } from './language'
import { ASKED_FOR } from './testing/askedFor'
import { formsTable } from './testing/formsTable'

const areas = formAreas()
const forms = areas.flatMap((area) => area.forms)
const codes = new Set(forms.map(({ code }) => code))
const entities = new Map(modules.flatMap(({ entity }) => (entity ? [[entity.key, entity] as const] : [])))
const keys = new Map(forms.map((form) => [keyOf(form.code), definitionOf(form)]))
/** As the server reads them, with what it decides itself. */
const readings = forms.map((form) => ({
  form,
  read: readData(
    JSON.parse(
      JSON.stringify({
        ...definitionOf(form),
        key: keyOf(form.code),
        name: `O${keyOf(form.code).slice(1)}`,
        area: 'online',
      }),
    ),
  ),
}))

describe('the stored forms of the demo', () => {
  it('are definitions that a server would publish', () => {
    const wrong = readings.flatMap(({ form, read }) => {
      return read.ok
        ? []
        : [`${form.code}: ${read.findings.map(({ path, en }) => `${path} ${en}`).join('; ')}`]
    })
    expect(wrong).toEqual([])
  })

  it('have a code of their own that a table can be named after, and at least eight fields', () => {
    expect(codes.size).toBe(forms.length)
    expect(
      forms.filter(({ code }) => !/^[a-z][A-Za-z0-9]{0,29}$/.test(code)).map(({ code }) => code),
    ).toEqual([])
    expect(forms.filter(({ fields }) => Object.keys(fields).length < 8).map(({ code }) => code)).toEqual([])
  })

  it('show every kind of list (spec 1 §2)', () => {
    const lists = readings.flatMap(({ read }) => {
      if (!read.ok) return []
      const { list } = pageKind(read.definition)
      return list === 'table' && Object.keys(read.definition.lines ?? {}).length > 1 ? 'tab' : list
    })
    expect(lists).toEqual(expect.arrayContaining(['table', 'tree', 'erp', 'tab', 'inner']))
  })

  it('print audit reports (spec 1 §1), and whatever else is approved, posted or published', () => {
    const printed = new Set(
      readings.flatMap(({ form, read }) => (read.ok && read.definition.print ? [form] : [])),
    )
    expect([...printed].map(({ code }) => code)).toContain('auditReport')
    expect(
      forms.filter(({ flow }) => /^(approve|post|publish)$/.test(flow)).every((form) => printed.has(form)),
    ).toBe(true)
  })

  it('name records that are there and may be named', () => {
    const wrong = readings.flatMap(({ form, read }) => {
      return read.ok
        ? referringFields(read.definition)
            .filter(({ ref }) => !(entities.get(ref)?.reference ?? keys.get(ref)?.reference))
            .map(({ name, ref }) => `${form.code}.${name}: ${ref}`)
        : []
    })
    expect(wrong).toEqual([])
  })

  it('say the same of a dictionary wherever they bring it', () => {
    const said = new Map<string, string>()
    const wrong = forms.flatMap((form) =>
      Object.entries(definitionOf(form).dictionaries ?? {}).flatMap(([code, { items }]) => {
        const text = JSON.stringify(items)
        const first = said.get(code) ?? text
        said.set(code, first)
        return first === text ? [] : [`${form.code}: ${code}`]
      }),
    )
    expect(wrong).toEqual([])
  })

  it('have samples for what people write', () => {
    const bare = forms.flatMap((form) =>
      [form, ...form.lines].flatMap(({ fields }) =>
        Object.entries(fields)
          .filter(([, { kind, samples }]) => ['text', 'area'].includes(kind) && samples.length === 0)
          .map(([name]) => `${form.code}.${name}`),
      ),
    )
    expect(bare).toEqual([])
  })

  it('have fields of their own in each variant', () => {
    const variants = forms.filter(({ code }) => /(Kr|Os|Sg|Nl|Bsg)$/.test(code))
    expect(variants.length).toBeGreaterThan(80)
    for (const { code, fields } of variants) {
      const base = forms.find((each) => each.code === code.replace(/(Kr|Os|Bsg|Sg|Nl)$/, ''))!
      const own = Object.keys(fields).filter((name) => !Object.hasOwn(base.fields, name))
      expect(own.length, code).toBeGreaterThanOrEqual(2)
    }
  })

  it('are every area that the specification names, about 150 of them for the office', () => {
    const missing = Object.entries(ASKED_FOR).flatMap(([item, wanted]) =>
      wanted.filter((code) => !codes.has(code) && !entities.has(code)).map((code) => `${item}: ${code}`),
    )
    expect(missing).toEqual([])
    const office = areas.filter(({ key }) => key.startsWith('oa')).flatMap((area) => area.forms)
    expect(office.length).toBeGreaterThanOrEqual(145)
  })

  it('say where an approval of theirs grants nothing by itself', () => {
    const form = forms.find(({ code }) => code === 'biPermission')!
    expect(definitionOf(form).fields.biReport!.hint).toMatchObject({
      zh: expect.stringContaining('批准不会自动授权'),
      en: expect.stringContaining('grants nothing by itself'),
    })
  })

  it('are listed in the documentation', async () => {
    await expect(formsTable(areas)).toMatchFileSnapshot('../../../../docs/reference/forms.md')
  })
})

describe('the compact language', () => {
  const words = readWords('amount | money | 金额 | Amount\nkind | dict:k | 类 | Kind | a 甲 A one;b 乙 B')

  it('reads fields with their own names, samples and options', () => {
    const [form] = readForms(
      '# x | 单 | Paper | log ref\namount*=总额/Total (net), place:text=地点(区)/Place(上海(东);宁波), kind, level:dict=级/Level{h 高 High}',
      words,
    )
    expect(form!.fields.amount).toMatchObject({
      kind: 'money',
      zh: '总额',
      en: 'Total (net)',
      required: true,
    })
    expect(form!.fields.place).toMatchObject({ zh: '地点(区)', samples: ['上海(东)', '宁波'] })
    expect(form!.fields.kind!.options).toEqual([
      { value: 'a', zh: '甲', en: 'A one' },
      { value: 'b', zh: '乙', en: 'B' },
    ])
    expect(form!.fields.level).toMatchObject({ kind: 'dict:onl_level' })
    expect(form!.options).toEqual(['ref'])
  })

  it.each([
    ['# x | 单 | Paper | log\nnothing', /vocabulary has no "nothing"/],
    ['# x | 单 | Paper | log\namount, amount', /stands there twice/],
    ['# x | 单 | Paper | log\n?', /is no field/],
    ['# x | 单 | Paper | log\namount\n! gone | 注 | Note', /no field "gone"/],
    ['# x | 单 | Paper | log\namount\n@ ZZ', /no variant "ZZ"/],
  ])('says what is wrong with %j', (text, message) => {
    expect(() => readForms(text, words)).toThrow(message)
  })

  it('knows the kinds that it names', () => {
    const kinds = forms.flatMap((form) => Object.values(definitionOf(form).fields).map(({ kind }) => kind))
    expect([...new Set(kinds)].filter((kind) => !Object.hasOwn(KINDS, kind))).toEqual([])
  })
})
