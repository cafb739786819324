import { expect } from 'vitest'
import { edited } from './randomEdits'
import type { Draw, EntityPlan } from './randomEntity'
import { changedPlan, definitionOf, randomPlan } from './randomEntity'
import { createSandbox } from './sandbox'

/** What a round leaves. */
export interface Round {
  /** Every source of its entity, by path, as it was merged last without a clash. */
  files: Record<string, string>
  /** Edits and a new render changed the same lines: the round ended there. */
  clashed: boolean
}

const sourceOf = (plan: EntityPlan) =>
  `import { defineEntity } from '@lading/core/entity'\n\n` +
  `export const ${plan.key} = defineEntity(${JSON.stringify(definitionOf(plan), null, 2)})\n`

const withoutMemory = (files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).filter(([path]) => !path.startsWith('.lading/undo/')))

/** A page that its owner may edit. */
const isPage = (path: string) => /^src\/.*(?<!\.entity|\.route)\.tsx?$/.test(path)

/**
 * A random definition is generated, its pages are edited, the definition is changed and generated again, once or several
 * times: a second run does nothing, no line of the owner is lost, a clash writes nothing, and undo restores every byte.
 */
export async function playRound(key: string, draw: Draw): Promise<Round> {
  const box = createSandbox(draw(2) === 0 ? '项目 a' : 'project')
  const folder = `src/business/random/${key}`
  const entity = `${folder}/${key}.entity.ts`
  const mine = new Map<string, string[]>()
  const files = () => withoutMemory(box.snapshot())
  const sources = () =>
    Object.fromEntries(Object.entries(files()).filter(([path]) => path.startsWith(`${folder}/`)))

  const generate = async (...more: string[]) => {
    const { exit, out, err } = await box.run('generate', '--convert', ...more)
    if (exit !== 0 && exit !== 4) throw new Error(`${exit}: ${err}\n${out}\n${box.read(entity)}`)
    return exit
  }
  const runsAgainInVain = async () => {
    const before = files()
    expect((await box.run('generate')).err).toContain('Nothing to write')
    expect(files()).toEqual(before)
  }

  try {
    let plan = randomPlan(key, draw)
    box.write(entity, sourceOf(plan))
    expect(await generate()).toBe(0)
    await runsAgainInVain()
    let clean = sources()
    for (let turn = 1 + draw(2); ; turn--) {
      for (const [path, text] of Object.entries(files())) {
        if (!isPage(path) || draw(2) === 0) continue
        const page = edited(path, text, draw, `${key}.${turn}`)
        box.write(path, page.text)
        mine.set(path, [...(mine.get(path) ?? []), ...page.mine])
      }
      plan = changedPlan(plan, draw)
      box.write(entity, sourceOf(plan))
      const before = files()
      const clashes = (await generate()) === 4
      if (clashes) {
        expect(files()).toEqual(before)
        expect(await generate('--conflict', 'ours')).toBe(0)
      }
      const after = files()
      for (const [path, lines] of mine)
        for (const line of lines)
          if (!after[path]?.includes(line)) throw new Error(`${path} has lost: ${line}`)
      // What clashed is for its owner to settle; the pages before it are to compile.
      if (!clashes) clean = sources()
      if (!clashes && turn > 1) continue
      await runsAgainInVain()
      if (JSON.stringify(after) !== JSON.stringify(before)) expect((await box.run('undo')).exit).toBe(0)
      expect(files()).toEqual(before)
      return { files: clean, clashed: clashes }
    }
  } finally {
    box.remove()
  }
}
