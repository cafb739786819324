import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { decide } from './decide'
import { projectFormatter } from './formatter'

/** A page as the templates of three releases rendered it. */
const render = (version: number) =>
  readFileSync(
    new URL(`../../../../templates/golden/versions/TripList.${version}.tsx.txt`, import.meta.url),
    'utf8',
  )
const path = 'src/business/logistics/trip/TripList.tsx'
const format = await projectFormatter(join(import.meta.dirname, '../../../..'))
const formatted = (version: number) => format(path, render(version))

/** The next release over a page that was edited. */
async function upgrade(disk: string, from: number, mode: 'fail' | 'ours' | 'theirs' | 'markers' = 'fail') {
  return decide({ path, base: await formatted(from), disk, now: await formatted(from + 1) }, mode, format)
}

const edited = (text: string, ...edits: [string, string][]) =>
  edits.reduce((now, [from, to]) => {
    if (!now.includes(from)) throw new Error(`"${from}" is not there`)
    return now.replace(from, to)
  }, text)

describe('a curated page over three releases of its template', () => {
  it('keeps every edit where the template changes something else', async () => {
    const first = edited(
      await formatted(1),
      ['/** 行程: list. */', "const KEY = 'trips'\n\n/** 行程: list, with what we added. */"],
      ['const navigate = useNavigate()', 'const navigate = useNavigate()\n  usePageTitle(KEY)'],
      ['import { TripModal }', "import { usePageTitle } from '../usePageTitle'\nimport { TripModal }"],
      [
        "columns={['tripNo', 'state', 'driver']}",
        "columns={['tripNo', 'state', { field: 'driver', width: 200 }]}",
      ],
    )
    const second = await upgrade(first, 1)
    expect(second.action).toBe('merge')
    const mine = ["const KEY = 'trips'", 'with what we added', 'usePageTitle(KEY)', "from '../usePageTitle'"]
    for (const edit of [...mine, "{ field: 'driver', width: 200 }", '<SuperQueryButton page={page} />'])
      expect(second.text).toContain(edit)
    // The third release draws the table itself: the width of a column there is for its owner to decide on.
    const third = await upgrade(second.text!, 2)
    expect(third.action).toBe('conflict')
    const settled = await upgrade(second.text!, 2, 'theirs')
    for (const edit of mine.filter((each) => each !== 'usePageTitle(KEY)'))
      expect(settled.text).toContain(edit)
    expect(settled.text).toContain('<EntityList page={page} record={TripModal} onNavigate={navigate} />')
    const kept = await upgrade(second.text!, 2, 'ours')
    for (const edit of [...mine, "{ field: 'driver', width: 200 }"]) expect(kept.text).toContain(edit)
    const marked = await upgrade(second.text!, 2, 'markers')
    for (const text of ['<<<<<<<', "{ field: 'driver', width: 200 }", '<EntityList page={page}'])
      expect(marked.text).toContain(text)
  })

  it('arrives at the last render through all of them when nothing was edited', async () => {
    const second = await upgrade(await formatted(1), 1)
    const third = await upgrade(second.text!, 2)
    expect(third.text).toBe(await formatted(3))
  })

  it('says nothing of a conflict where the edits are beside what went', async () => {
    const first = edited(await formatted(1), ['/** 行程: list. */', '/** 行程: all of them. */'])
    const second = await upgrade(first, 1)
    const third = await upgrade(second.text!, 2)
    expect([third.action, third.conflicts]).toEqual(['merge', undefined])
    expect(third.text).toBe((await formatted(3)).replace('list. */', 'all of them. */'))
  })
})
