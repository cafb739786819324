import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { applyRun, lastRun } from './history/history'
import { resolveConfig } from './project/config'
import type { Sandbox } from './testing/sandbox'
import { addField, createSandbox, generate, OTHER_ERROR } from './testing/sandbox'

const FOLDER = 'src/business/sales/quotation'
const ENTITY = `${FOLDER}/saQuotation.entity.ts`
const LIST = `${FOLDER}/QuotationList.tsx`
const MIGRATIONS = `${FOLDER}/saQuotation.migrations.ts`
const TEST = `${FOLDER}/quotation.test.ts`
const MINE = '/** Mine. */\n'

let box: Sandbox
beforeEach(() => {
  box = createSandbox()
})
afterEach(() => box.remove())

/** All files but the tool's memory of its runs. */
const files = () =>
  Object.fromEntries(Object.entries(box.snapshot()).filter(([path]) => !path.startsWith('.lading/undo/')))
const editList = () => box.edit(LIST, (text) => MINE + text)

describe('lading undo', () => {
  it('restores pages byte by byte, whatever their line ends and bytes were', async () => {
    await generate(box)
    box.edit(LIST, (text) => text.replaceAll('\n', '\r\n'))
    writeFileSync(join(box.root, TEST), Buffer.from([0xff, 0xfe, 0x0d]))
    box.edit(ENTITY, addField)
    const before = files()
    const bytes = readFileSync(join(box.root, TEST))
    expect((await box.run('generate', '--conflict', 'theirs')).exit).toBe(0)
    expect(files()).not.toEqual(before)
    expect((await box.run('undo')).exit).toBe(0)
    expect(files()).toEqual(before)
    expect(readFileSync(join(box.root, TEST)).equals(bytes)).toBe(true)
  })

  it('brings an empty project back after everything', async () => {
    const before = files()
    await generate(box)
    for (const command of ['generate', 'define labels.txt']) {
      const { exit, err } = await box.run('undo')
      expect(exit).toBe(0)
      expect(err).toContain(`Taken back: lading ${command}`)
    }
    expect(files()).toEqual(before)
    expect(box.has('src')).toBe(false)
    const { exit, err } = await box.run('undo')
    expect(exit).toBe(6)
    expect(err).toContain('error[nothing-to-undo]')
  })

  it('refuses to lose what was edited since, by name, and takes --force', async () => {
    await generate(box)
    editList()
    const before = files()
    const refused = await box.run('undo')
    expect(refused.exit).toBe(6)
    expect(refused.err).toContain(LIST)
    expect((await box.run('undo', '-n', '--force')).exit).toBe(0)
    expect(files()).toEqual(before)
    expect((await box.run('undo', '--force')).exit).toBe(0)
    expect(box.has(LIST)).toBe(false)
    expect(box.has(ENTITY)).toBe(true)
  })

  it('keeps a bounded number of runs, out of version control', () => {
    const project = { root: box.root, config: resolveConfig({}) }
    for (let run = 1; run <= 22; run++) applyRun(project, `run ${run}`, [{ path: 'a.txt', text: `${run}` }])
    expect(Object.keys(box.snapshot()).filter((path) => /^.lading.undo.*json/.test(path))).toHaveLength(20)
    expect(lastRun(project)?.run.command).toBe('run 22')
    expect(box.read('.lading/undo/.gitignore')).toBe('*\n')
  })

  it('says which record is damaged', async () => {
    await generate(box)
    box.write('.lading/undo/000002.json', '{"format":1,"command":1}')
    const { exit, err } = await box.run('undo')
    expect(exit).toBe(6)
    expect(err).toContain('.lading/undo/000002.json')
  })
})

describe('lading status and diff', () => {
  it('tell what was edited, deleted, and what waits', async () => {
    expect((await box.run('status')).exit).toBe(0)
    await generate(box)
    expect((await box.run('status')).out).toMatch(/^saQuotation +\d+ files, \d+ guess to review\n$/)
    editList()
    rmSync(`${box.root}/${FOLDER}/QuotationModal.tsx`)
    box.edit(ENTITY, addField)
    const { out, err } = await box.run('status')
    expect(out).toContain('1 edited, 1 deleted')
    expect(out).toMatch(/\d+ waiting for "lading generate"/)
    expect(err).toContain('"lading undo" takes back: lading generate')
    const shown = (await box.run('diff')).out
    expect(shown).toContain('+/** Mine. */')
    expect(shown).not.toContain('agentInfo')
    expect(JSON.parse((await box.run('status', '--json')).out).entities[0].edited).toEqual([LIST])
  })
})

describe('lading detach and adopt', () => {
  it('leave a page alone until it is taken back', async () => {
    await generate(box)
    expect((await box.run('detach', 'saQuotation', 'QuotationList.tsx')).out).toBe(`detached      ${LIST}\n`)
    editList()
    box.edit(ENTITY, addField)
    expect((await box.run('generate')).exit).toBe(0)
    expect(box.read(LIST)).not.toContain('agentInfo')
    expect((await box.run('status')).out).toContain('1 detached')
    expect((await box.run('check')).out).not.toMatch(OTHER_ERROR)
    expect((await box.run('adopt', 'saQuotation')).exit).toBe(0)
    expect(box.read(LIST)).toContain(MINE)
    expect((await box.run('status')).out).toContain('1 edited')
  })

  it('do not take derived files, and know what was meant', async () => {
    await generate(box)
    expect((await box.run('detach', 'saQuotation', 'quotation.route.ts')).err).toContain('error[derived]')
    expect((await box.run('detach', 'saQuotation', 'QuotationLst.tsx')).err).toContain(
      'Did you mean "QuotationList.tsx"?',
    )
    expect((await box.run('detach', 'saQuotaton')).err).toContain('Did you mean "saQuotation"?')
  })

  it('never leave a step of the database out', async () => {
    await generate(box)
    const first = box.read(MIGRATIONS)
    box.edit(ENTITY, addField)
    await box.run('generate')
    // The file comes back as it was before, as after a merge that was settled wrongly, and its render is lost.
    box.write(MIGRATIONS, first)
    const end = first.trimEnd().split('\n').length
    expect((await box.run('check')).out).toContain(`error[missing-step] ${MIGRATIONS}:${end}:`)
    rmSync(`${box.root}/.lading/lock/saQuotation.json`)
    expect((await box.run('adopt', 'saQuotation')).exit).toBe(0)
    expect((await box.run('check')).out).not.toMatch(OTHER_ERROR)
    box.edit(ENTITY, (text) =>
      text.replace('agentInfo: {', 'agentNote: {').replace("'agentInfo'", "'agentNote'"),
    )
    await box.run('generate')
    expect(box.read(MIGRATIONS)).toContain('add column agent_note')
  })
})

describe('lading destroy', () => {
  it('removes what nobody edited, and undo brings it back', async () => {
    await generate(box)
    const before = files()
    expect((await box.run('destroy', 'saQuotation', '-n')).out).toContain(`delete        ${LIST}`)
    expect(files()).toEqual(before)
    expect((await box.run('destroy', 'saQuotation')).exit).toBe(0)
    expect(Object.keys(files()).filter((path) => /Quotation|objects/.test(path))).toEqual([])
    expect((await box.run('undo')).exit).toBe(0)
    expect(files()).toEqual(before)
  })

  it('refuses edited pages and entities that others refer to', async () => {
    await generate(box)
    editList()
    const edited = await box.run('destroy', 'saQuotation')
    expect(edited.exit).toBe(6)
    expect(edited.err).toContain(LIST)
    box.edit(ENTITY, (text) =>
      text.replace(
        "remark: { kind: 'textarea'",
        "other: { kind: 'record', ref: 'trip', zh: '车', en: 'Trip' },\n    remark: { kind: 'textarea'",
      ),
    )
    box.write('labels.txt', 'Trip (trip): tripNo, eta.')
    await box.run('define', 'labels.txt', '--area', 'logistics')
    expect((await box.run('destroy', 'trip')).err).toContain('saQuotation.other')
    expect((await box.run('destroy', 'saQuotation', '--force')).exit).toBe(0)
    expect(box.has(ENTITY)).toBe(false)
  })
})
