import { rmSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Sandbox } from './testing/sandbox'
import { addField, createSandbox, generate, OTHER_ERROR, QUOTATION } from './testing/sandbox'

const FOLDER = 'src/business/sales/quotation'
const ENTITY = `${FOLDER}/saQuotation.entity.ts`
const LIST = `${FOLDER}/QuotationList.tsx`
const FORM = `${FOLDER}/QuotationForm.tsx`
/** What of the pages still changes with a new field: the others show what the definition says. */
const STORY = `${FOLDER}/Quotation.stories.tsx`
const ROUTE = `${FOLDER}/quotation.route.ts`
const MIGRATIONS = `${FOLDER}/saQuotation.migrations.ts`

let box: Sandbox
beforeEach(() => {
  box = createSandbox()
})
afterEach(() => box.remove())

describe('lading', () => {
  it('alone prints a short help with examples', async () => {
    const { exit, out } = await box.run()
    expect(exit).toBe(0)
    expect(out).toContain('lading define labels/quotation.txt')
    expect(out).toContain('Exit codes')
  })

  it('knows its version', async () => {
    expect(await box.run('--version')).toMatchObject({
      exit: 0,
      out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) as string,
    })
  })

  it('says what was meant by an unknown command, with exit code 2', async () => {
    const { exit, err } = await box.run('genrate')
    expect(exit).toBe(2)
    expect(err).toContain('Did you mean generate?')
  })

  it('says that there is no project', async () => {
    const answer = await box.run('check', '-C', '/')
    expect(answer.exit).toBe(2)
    expect(answer.err).toContain('No lading.config.ts was found')
    expect(answer.err).toContain('lading create <folder>')
  })

  it('prints one JSON document with --json, also for a failure', async () => {
    const good = await box.run('define', 'labels.txt', '--json', '-n')
    expect(JSON.parse(good.out)).toMatchObject({ ok: true, command: 'define', dryRun: true })
    const bad = await box.run('define', 'nothing.txt', '--json')
    expect(bad.exit).toBe(2)
    expect(JSON.parse(bad.out)).toMatchObject({ ok: false, error: { code: 'no-file' } })
  })
})

describe('lading define', () => {
  it('writes a definition that generate takes as it is', async () => {
    const { exit, out, err } = await box.run('define', 'labels.txt')
    expect(exit).toBe(0)
    expect(out).toBe(`create        ${ENTITY}\n`)
    expect(err).toContain('please review workflow')
    expect(box.read(ENTITY)).toContain("subtotal: (line) => productOf(line, ['quantity', 'price'])")
    expect(box.read(ENTITY)).toContain(
      "amount: (_record, lines) => totalOf(lines.saQuotationLine, 'subtotal')",
    )
    expect(box.read(ENTITY)).toContain("en: 'Vessel code'")
  })

  it('never overwrites: new labels are a patch on standard output', async () => {
    await box.run('define', 'labels.txt')
    const before = box.read(ENTITY)
    box.write(
      'labels.txt',
      QUOTATION.replace('eta,', 'eta, agentInfo (customer agent),').replace('price,', 'price, taxRate,'),
    )
    const { exit, out, err } = await box.run('define', 'labels.txt')
    expect(exit).toBe(0)
    expect(box.read(ENTITY)).toBe(before)
    expect(err).toContain('not written')
    expect(out).toMatch(/^\+ {4}agentInfo: \{ kind: 'text', zh: '代理信息', en: 'Customer agent' \},$/m)
    expect(out).toMatch(/^\+ {8}taxRate: \{ kind: 'percent'/m)
    expect(out).toContain(`--- a/${ENTITY}`)
  })

  it('asks for the area by the name of its flag when it may not ask', async () => {
    box.write('labels.txt', 'Gadget (gadget): name, size.')
    const refused = await box.run('define', 'labels.txt')
    expect(refused).toMatchObject({ exit: 2 })
    expect(refused.err).toContain('--area')
    expect((await box.run('define', 'labels.txt', '--area', '../x')).exit).toBe(2)
    expect(await box.run('define', 'labels.txt', '--area', 'things')).toMatchObject({ exit: 0 })
    expect(box.has('src/business/things/gadget/gadget.entity.ts')).toBe(true)
    // A definition that is there takes no bad area either.
    for (const area of ['../x', 'a/b', 'con', '', '__proto__', 'constructor', 'a'.repeat(300)])
      expect(await box.run('define', 'labels.txt', '--area', area), area).toMatchObject({ exit: 2 })
  })

  it.each([
    ['Quotation (saQuotation): status, ../x.', 'x'],
    ['Quotation (saQuotation): status, __proto__.', 'proto'],
    ['Quotation (saQuotation): constructor, eta.', 'constructorValue'],
    ['Quotation (saQuotation): con, eta.', 'conValue'],
    ["Quotation (saQuotation): it's, eta.", 'its'],
    ['Quotation (saQuotation): `rm`, eta.', 'rm'],
    ['Quotation (saQuotation): a*/b, eta.', 'aB'],
    ['Quotation (saQuotation): </script>, eta.', 'script'],
    ['Quotation (saQuotation): class, eta.', 'classValue'],
    ['Quotation (saQuotation): version, eta.', 'versionNo'],
    ['Quotation (saQuotation): status, eta, status.', 'status'],
  ])('gives %j a name that is safe', async (labels, name) => {
    box.write('labels.txt', labels)
    expect(await box.run('define', 'labels.txt')).toMatchObject({ exit: 0 })
    expect(box.read(ENTITY)).toMatch(new RegExp(`^ {4}${name}: \\{ kind`, 'm'))
    expect(await box.run('check')).toMatchObject({ exit: 3 })
  })

  it('writes nothing outside of the business folder, whatever an entity is called', async () => {
    box.write('labels.txt', 'Quotation (../../etc): status. Order (__proto__): eta.')
    expect(await box.run('define', 'labels.txt', '--area', 'sales')).toMatchObject({ exit: 0 })
    const written = Object.keys(box.snapshot()).filter((path) => path.endsWith('.entity.ts'))
    expect(written).toEqual(
      ['src/business/sales/quotation/etc.entity.ts', 'src/business/sales/order/proto.entity.ts'].sort(),
    )
  })

  it.each([
    ['Quotation (saQuotation):', 'no-fields'],
    ['', 'no-labels'],
  ])('refuses %j in one sentence and writes nothing', async (labels, code) => {
    box.write('labels.txt', labels)
    const before = box.snapshot()
    const { exit, out, err } = await box.run('define', 'labels.txt')
    expect(exit).toBe(5)
    expect(out).toBe('')
    expect(err).toMatch(new RegExp(`^error\\[${code}\\] labels\\.txt(:\\d+:\\d+)?: .+\\.\\n  fix: .+\\.\\n$`))
    expect(box.snapshot()).toEqual(before)
  })

  it('says everything that is wrong at once', async () => {
    box.write('labels.yaml', 'One: { entity: one, fields: [] }\nTwo: { entity: two, fields: [] }\n')
    const { exit, err, out } = await box.run('define', 'labels.yaml', '--json')
    expect(exit).toBe(5)
    expect(err.match(/^error\[no-fields\]/gm)).toHaveLength(2)
    expect(JSON.parse(out)).toMatchObject({
      ok: false,
      error: { line: 1 },
      also: [{ code: 'no-fields', line: 2 }],
    })
  })

  it('writes the choices of a label set as dictionaries and states', async () => {
    box.write(
      'labels.txt',
      '设备报修单 (repairOrder)：报修单号，故障类型（机械/电气），状态（草稿/已派工/已完成）。',
    )
    const { exit } = await box.run('define', 'labels.txt', '--area', 'asset')
    expect(exit).toBe(0)
    const [entity] = Object.keys(box.snapshot()).filter((path) => path.endsWith('.entity.ts'))
    expect(box.read(entity!)).toContain("zh: '已派工'")
    expect(box.read(entity!)).toMatch(/dictionaries: \{\s+fault_type: \{[^]*zh: '机械'/)
    expect((await box.run('check')).out).not.toContain('no-dictionary')
    // Brought twice: the place that brings it is told, not the field that asks for it.
    box.write('lading.config.ts', "export default { dictionaries: ['fault_type'] }\n")
    const lines = box.read(entity!).split('\n')
    const brought = lines.findIndex((each) => /^\s*fault_type: \{/.test(each)) + 1
    expect((await box.run('check')).out).toContain(`error[same-dictionary] ${entity}:${brought}:`)
  })

  it('lets entities of several sets refer to each other, and to what is there', async () => {
    box.write('sales.txt', 'Sales order (saOrder): status, orderNo, customerNo, customerName, amount.')
    box.write('master.txt', 'Customer (customer): customerCode, customerName, country.')
    const { exit, out, err } = await box.run('define', 'sales.txt', 'master.txt', '--area', 'sales')
    expect(exit).toBe(0)
    expect(out.match(/^create/gm)).toHaveLength(2)
    expect(err).toContain('saOrder.orderNo')
    const customer = box.read('src/business/sales/customer/customer.entity.ts')
    expect(customer).toContain('reference: {}')
    expect(customer).toMatch(/customerName: \{ kind: 'text'/)
    expect(err).not.toContain('not defined yet')
    expect((await box.run('generate')).exit).toBe(0)
    expect((await box.run('check')).out).not.toMatch(/error|no-entity|no-reference/)
    box.write('more.txt', 'Customer (customer): customerCode.')
    expect((await box.run('define', 'more.txt', 'master.txt', '--area', 'sales')).err).toContain(
      'same-entity',
    )
  })

  it('proposes what defines an entity that is missing, and the proposal does', async () => {
    await box.run('define', 'labels.txt')
    await box.run('generate')
    const before = (await box.run('check')).out
    const proposals = [
      ...before.matchAll(/no-entity\].*Define it: lading add entity "([^"]+)" --area (.+)$/gm),
    ]
    expect(proposals.length).toBeGreaterThan(0)
    for (const [, labels, area] of proposals) {
      const { exit, err } = await box.run('add', 'entity', labels!, '--area', area!)
      expect(`${exit} ${err}`).toMatch(/^0 /)
    }
    expect((await box.run('check')).out).not.toMatch(/error/)
  })

  it('says in one line which definitions were never generated', async () => {
    box.write('labels.txt', 'Visit (visit): guest, eta. Berth (berth): name, length.')
    await box.run('define', 'labels.txt', '--area', 'sales')
    const all = await box.run('check')
    expect(all.exit).toBe(3)
    expect(all.out.match(/error\[(drift|never-generated)\].*/g)).toEqual([
      expect.stringMatching(/2 definitions were never generated: berth, visit\. Run "lading generate"\.$/),
    ])
    await box.run('generate', 'berth')
    expect((await box.run('check')).out.match(/error\[(drift|never-generated)\].*/g)).toEqual([
      expect.stringMatching(/The pages of visit were never generated\. Run "lading generate"\.$/),
    ])
  })

  it('explains a field, from the labels or from the definition', async () => {
    const first = await box.run('define', 'labels.txt', '--explain', 'saQuotation.eta')
    expect(first).toMatchObject({ exit: 0 })
    expect(first.out).toContain('by rule R30')
    await box.run('define', 'labels.txt')
    expect((await box.run('define', '--explain', 'saQuotationLine.price')).out).toContain('by rule R43')
    const wrong = await box.run('define', '--explain', 'saQuotation.etta')
    expect(wrong.exit).toBe(2)
    expect(wrong.err).toContain('Did you mean "eta"?')
  })
})

describe('lading eject', () => {
  const TEMPLATE = 'templates/list.ts'
  const LIST = 'src/business/sales/quotation/QuotationList.tsx'

  it('gives the project a template of its own, by which pages are generated with the edits in them', async () => {
    await box.run('define', 'labels.txt')
    await box.run('generate')
    const before = box.snapshot()
    expect(await box.run('eject', 'list')).toMatchObject({ exit: 0, out: `create        ${TEMPLATE}\n` })
    // As it comes it renders the same.
    expect((await box.run('check')).out).not.toContain('drift')
    box.edit(LIST, (page) => `// mine\n${page}`)
    box.edit(TEMPLATE, (text) => text.replace(': list. */', ': all of them. */'))
    expect((await box.run('check')).out).toContain('drift')
    expect((await box.run('generate')).exit).toBe(0)
    expect(box.read(LIST)).toMatch(/^\/\/ mine\n[^]*: all of them\. \*\//)
    expect((await box.run('undo')).exit).toBe(0)
    expect((await box.run('eject', 'list')).err).toContain('has this template already')
    expect(before[TEMPLATE]).toBeUndefined()
  })

  it.each(['form', 'modal', 'server', 'story', 'test'])('%s renders the same as it comes', async (name) => {
    await box.run('define', 'labels.txt')
    await box.run('generate')
    expect(await box.run('eject', name)).toMatchObject({ exit: 0 })
    expect((await box.run('check')).out).not.toContain('drift')
  })

  it('says what is wrong with a template, and which there are', async () => {
    await box.run('define', 'labels.txt')
    expect((await box.run('eject', 'lsit')).err).toContain('Did you mean "list"?')
    box.write(TEMPLATE, "export const render = () => { throw new Error('boom') }\n")
    const failed = await box.run('generate')
    expect(failed).toMatchObject({ exit: 5 })
    expect(failed.err).toMatch(/error\[template\] templates\/list\.ts: .*"saQuotation": boom/)
    box.write(TEMPLATE, 'export const render = 3\n')
    expect((await box.run('generate')).err).toContain('exports no function')
  })
})

describe('lading generate', () => {
  it('names a member that a definition has lost, and what to write', async () => {
    await box.run('define', 'labels.txt')
    box.edit(ENTITY, (text) => text.replace(/\n {2}review: \[[^\]]*\],/, ''))
    for (const command of ['check', 'generate']) {
      const { exit, err, out } = await box.run(command)
      expect(exit).toBe(5)
      expect(out + err).toContain('The definition of "saQuotation" has no "review".')
      expect(out + err).toContain('Add "review: []".')
    }
  })

  it('writes every page, and nothing when it runs again', async () => {
    await generate(box)
    const before = box.snapshot()
    expect(Object.keys(before).filter((path) => path.startsWith(FOLDER))).toHaveLength(9)
    expect(before['server/modules.gen.ts']).toContain(
      "from '../src/business/sales/quotation/quotation.server'",
    )
    const again = await box.run('generate')
    expect(again).toMatchObject({ exit: 0, out: '' })
    expect(box.snapshot()).toEqual(before)
    expect((await box.run('check')).out).not.toMatch(OTHER_ERROR)
  })

  it('makes pages alone for an application with its own server and router', async () => {
    box.write('lading.config.ts', "export default { target: 'pages' }\n")
    await generate(box)
    const files = Object.entries(box.snapshot()).filter(([path]) => path.startsWith('src/'))
    expect(files.map(([path]) => path.slice(FOLDER.length + 1)).sort()).toEqual([
      'Quotation.stories.tsx',
      'QuotationForm.tsx',
      'QuotationList.tsx',
      'QuotationModal.tsx',
      'quotation.test.ts',
      'saQuotation.entity.ts',
    ])
    for (const [, text] of files) expect(text).not.toMatch(/from '@\/|@lading\/server/)
    expect(box.has('server/modules.gen.ts')).toBe(false)
    expect((await box.run('check')).out).not.toMatch(OTHER_ERROR)
    box.write('lading.config.ts', "export default { target: 'page' }\n")
    expect((await box.run('check')).err).toContain('error[config-target]')
  })

  it('keeps no trace of the machine or of the time', async () => {
    await generate(box)
    const text = Object.entries(box.snapshot())
      .filter(([path]) => path.startsWith('.lading'))
      .map(([, each]) => each)
      .join()
    expect(text).not.toContain(box.root)
    expect(text).not.toMatch(new RegExp(`${new Date().getFullYear()}-\\d\\d-\\d\\dT`))
  })

  it('shows what it would do with --dry-run --diff, and writes nothing', async () => {
    await generate(box)
    box.edit(ENTITY, addField)
    const before = box.snapshot()
    const { exit, out } = await box.run('generate', '-n', '--diff')
    expect(exit).toBe(0)
    expect(out).toContain(`update        ${STORY}`)
    expect(out).toMatch(/^\+ {4}agentInfo: '.* 1',$/m)
    expect(box.snapshot()).toEqual(before)
  })

  it('merges a changed definition into edited pages, line by line and list by list', async () => {
    await generate(box)
    box.edit(STORY, (text) =>
      text.replace(/ +customerName: .*\n/g, '').replace('function Page', '// mine\nfunction Page'),
    )
    box.edit(ENTITY, addField)
    const { exit, out } = await box.run('generate')
    expect(exit).toBe(0)
    expect(out).toContain(`merge         ${STORY}`)
    const merged = box.read(STORY)
    expect(merged).toContain('// mine')
    expect(merged).toContain('agentInfo:')
    expect(merged).not.toContain('customerName')
    expect(await box.run('generate')).toMatchObject({
      exit: 0,
      out: expect.stringContaining(`keep          ${STORY}`) as string,
    })
  })

  it('leaves pages alone when a field is added: they show what the definition says', async () => {
    await generate(box)
    box.edit(ENTITY, addField)
    const { out } = await box.run('generate')
    expect(out).toContain(STORY)
    for (const page of ['List', 'Form', 'Modal']) expect(out).not.toContain(`Quotation${page}.tsx`)
  })

  it('takes another formatting for no edit', async () => {
    await generate(box)
    box.edit(STORY, (text) => text.replaceAll('  ', '\t').replaceAll("'", '"'))
    box.edit(ENTITY, addField)
    const { out } = await box.run('generate')
    expect(out).toContain(`update        ${STORY}`)
  })

  it('keeps the line ends of the file on disk', async () => {
    await generate(box)
    box.edit(STORY, (text) =>
      text.replace('function Page', '// mine\nfunction Page').replaceAll('\n', '\r\n'),
    )
    box.edit(ENTITY, addField)
    expect((await box.run('generate')).exit).toBe(0)
    expect(box.read(STORY).replaceAll('\r\n', '')).not.toContain('\n')
    expect(box.read(STORY)).toContain('agentInfo:')
  })

  it('writes nothing at all when edits clash, and says how to go on', async () => {
    await generate(box)
    box.edit(FORM, (text) =>
      text.replace(/saQuotation, \{\n/, 'saQuotation, { // mine\n').replace('报价单: add', 'Offer: add'),
    )
    box.edit(ENTITY, (text) =>
      addField(text).replace(
        "label: { zh: '报价单', en: 'Quotation' }",
        "label: { zh: '报价', en: 'Quote' }",
      ),
    )
    const before = box.snapshot()
    const { exit, err } = await box.run('generate')
    expect(exit).toBe(4)
    expect(err).toContain('--conflict markers')
    expect(box.snapshot()).toEqual(before)

    const marked = await box.run('generate', '--conflict', 'markers')
    expect(marked.exit).toBe(4)
    expect(box.read(FORM)).toMatch(/<{7} yours[^]*\|{7} generated last[^]*={7}[^]*>{7} generated now/)
    const checked = await box.run('check')
    expect(checked.exit).toBe(3)
    expect(checked.out).toContain('error[markers]')
  })

  it.each([
    ['ours', 'Offer'],
    ['theirs', '报价'],
  ])('settles a clash by --conflict %s', async (side, text) => {
    await generate(box)
    box.edit(FORM, (page) => page.replace('报价单: add', 'Offer: add'))
    box.edit(ENTITY, (entity) =>
      entity.replace("label: { zh: '报价单', en: 'Quotation' }", "label: { zh: '报价', en: 'Quote' }"),
    )
    expect(await box.run('generate', '--conflict', side)).toMatchObject({ exit: 0 })
    expect(box.read(FORM)).toContain(`/** ${text}: add`)
  })

  it('leaves a deleted page deleted, until it is asked for', async () => {
    await generate(box)
    rmSync(`${box.root}/${LIST}`)
    expect(await box.run('generate')).toMatchObject({ exit: 0 })
    expect(box.has(LIST)).toBe(false)
    expect(await box.run('generate', '--restore')).toMatchObject({ exit: 0 })
    expect(box.has(LIST)).toBe(true)
  })

  it('remembers a page that the definition asks for no more, and merges it when it does again', async () => {
    await generate(box)
    box.edit(FORM, (text) => `${text}\nexport const mine = 1\n`)
    const style = (from: string, to: string) =>
      box.edit(ENTITY, (text) => text.replace(`style: '${from}'`, `style: '${to}'`))
    box.edit(ENTITY, (text) => text.replace('  permissions: {', "  style: 'modal',\n  permissions: {"))
    expect((await box.run('generate')).err).toContain(`no ${FORM} any more`)
    expect((await box.run('status')).out).toContain('1 edited')
    expect((await box.run('check')).out).not.toMatch(OTHER_ERROR)
    style('modal', 'page')
    box.edit(ENTITY, (text) => text.replaceAll("'报价单'", "'报价'"))
    expect(await box.run('generate')).toMatchObject({ exit: 0 })
    expect(box.read(FORM)).toMatch(/报价[^单][^]*mine = 1/)
    expect(await box.run('detach', 'saQuotation', 'QuotationForm.tsx')).toMatchObject({ exit: 0 })
    for (const to of ['modal', 'page']) {
      style(to === 'modal' ? 'page' : 'modal', to)
      expect((await box.run('generate')).out).toContain(`detached      ${FORM}`)
    }
  })

  it('refuses a hand-edited derived file and names the place for the edit', async () => {
    await generate(box)
    box.edit(ROUTE, (text) => `${text}\n// mine\n`)
    const { exit, err } = await box.run('generate')
    expect(exit).toBe(6)
    expect(err).toContain('*.entity.ts')
    expect((await box.run('check')).exit).toBe(3)
    expect((await box.run('generate', '--force')).exit).toBe(0)
    expect(box.read(ROUTE)).not.toContain('mine')
  })

  it('refuses a file that was there before it, unless it is told to adopt it', async () => {
    await box.run('define', 'labels.txt')
    box.write(LIST, 'export const mine = 1\n')
    const before = box.snapshot()
    expect(await box.run('generate')).toMatchObject({ exit: 6 })
    expect(box.snapshot()).toEqual(before)
    expect(await box.run('generate', '--adopt')).toMatchObject({ exit: 0 })
    expect(box.read(LIST)).toBe('export const mine = 1\n')
    expect((await box.run('check')).out).not.toMatch(OTHER_ERROR)
  })

  it('appends a migration for a new field and never touches an old one', async () => {
    await generate(box)
    const first = box.read(MIGRATIONS)
    box.edit(ENTITY, addField)
    await box.run('generate')
    const second = box.read(MIGRATIONS)
    expect(second.startsWith(first.trimEnd().replace(/\]$/, ''))).toBe(true)
    expect(second).toContain("id: 'sa_quotation_0002_add_agent_info'")
    expect(second).toContain('alter table sa_quotation add column agent_info text;')
    box.edit(ENTITY, (text) => text.replace("agentInfo: { kind: 'text'", "agentInfo: { kind: 'date'"))
    const refused = await box.run('generate')
    expect(refused.exit).toBe(6)
    expect(refused.err).toContain('from text to date')
  })

  it('numbers a migration after those that were added by hand', async () => {
    await generate(box)
    box.edit(MIGRATIONS, (text) =>
      text.replace(/\]\s*$/, "  { id: 'sa_quotation_0002_add_agent_info', sql: 'select 1' },\n]\n"),
    )
    box.edit(ENTITY, addField)
    expect(await box.run('generate')).toMatchObject({ exit: 0 })
    expect(box.read(MIGRATIONS)).toContain("id: 'sa_quotation_0003_add_agent_info'")
  })

  it('says where a definition is wrong', async () => {
    await box.run('define', 'labels.txt')
    box.edit(ENTITY, (text) => text.replace("list: ['quotationNo',", "list: ['quotatonNo',"))
    const { exit, err } = await box.run('generate')
    expect(exit).toBe(5)
    expect(err).toMatch(
      /saQuotation\.entity\.ts:\d+:\d+: "quotatonNo" is a column of the list but not a field\. Did you mean "quotationNo"\?/,
    )
    box.edit(ENTITY, (text) => text.replace("list: ['quotatonNo',", "list: ['quotationNo',"))
    const right = box.read(ENTITY)
    for (const [is, wrong, message] of [
      ["eta: { kind: 'date'", "eta: { kind: 'date', default: 'soon'", 'The default of "eta" cannot be: '],
      ['remark: {', "remark: { rules: [{ pattern: '([' }],", 'The pattern of "remark" cannot be used: '],
      ['remark: {', "remark: { currency: 'mony',", '"remark" goes by "mony", which is no field.'],
      [
        'allow: { edit:',
        'allow: { edti:',
        '"allow" names "edti", which no state decides. Did you mean "edit"?',
      ],
    ] as const) {
      box.edit(ENTITY, (text) => text.replace(is, wrong))
      expect(await box.run('check')).toMatchObject({
        exit: 5,
        err: expect.stringContaining(message) as string,
      })
      box.write(ENTITY, right)
    }
    box.edit(ENTITY, (text) => `${text}\nconst = 3`)
    expect((await box.run('generate')).err).toContain('error[syntax]')
  })
})
