import { build } from 'vite'
import type { InlineConfig, Rolldown } from 'vite'

/** One step of the way from the address to a list: what it needs that the steps before it have not brought. */
interface Stage {
  name: string
  /** Modules whose code the step begins with. */
  from: RegExp[]
  /** Only what so many of them need: the pages of entities share the list, and each has its own definition. */
  sharedBy?: number
}

/** The stages, in the order in which a browser comes to them. None may need what only a later one brings. */
const STAGES: Stage[] = [
  { name: 'first', from: [/\/index\.html$/] },
  { name: 'login', from: [/\/session\/login\/(UserLayout|LoginPage)\.tsx$/] },
  { name: 'shell', from: [/\/src\/app\/inside\.ts$/] },
  { name: 'home', from: [/\/system\/dashboard\/AnalysisPage\.tsx$/] },
  { name: 'list', from: [/\/src\/business\/.*List\.tsx$/], sharedBy: 3 },
  // What comes once a list stands: conditions of its search, the advanced query, and the form of a record.
  { name: 'pick', from: [/\/kinds\/(record|user|dept|role|position)\/\w+Condition\.tsx?$/] },
  {
    name: 'range',
    from: [/\/list-page\/search\/\w+Range\.tsx$/, /\/kinds\/(date|number)\/\w+Condition\.tsx$/],
  },
  { name: 'query', from: [/\/super-query\/SuperQueryDialog\.tsx$/] },
  { name: 'form', from: [/\/ui\/src\/form\/EntityDialog\.tsx$/] },
]

const isBought = (id: string) => id.includes('/node_modules/')

/** Modules of a chunk and of all that it imports at once. */
function reached(
  start: Rolldown.OutputChunk,
  byName: ReadonlyMap<string, Rolldown.OutputChunk>,
): Set<string> {
  const seen = new Set<Rolldown.OutputChunk>()
  const visit = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || seen.has(chunk)) return
    seen.add(chunk)
    for (const name of chunk.imports) visit(byName.get(name))
  }
  visit(start)
  return new Set([...seen].flatMap((chunk) => Object.keys(chunk.modules)))
}

/**
 * Which stage needs each module first, found by building once without groups: only then is known what is really used.
 * What a stage holds is whole, with everything it imports, so the chunks made of it cannot import each other in a circle.
 */
async function stagesOf(config: InlineConfig): Promise<Map<string, string>> {
  const built = await build({
    ...config,
    logLevel: 'error',
    build: { ...config.build, write: false, minify: false, reportCompressedSize: false },
  })
  const outputs = [built].flat() as Rolldown.RolldownOutput[]
  const chunks = outputs.flatMap(({ output }) => output.filter((each) => each.type === 'chunk'))
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const stages = new Map<string, string>()
  for (const { name, from, sharedBy = 1 } of STAGES) {
    const starts = chunks.filter(({ facadeModuleId }) => from.some((each) => each.test(facadeModuleId ?? '')))
    if (starts.length === 0 && name === STAGES[0]!.name) throw new Error('The build has no first chunk.')
    const needed = new Map<string, number>()
    for (const start of starts)
      for (const id of reached(start, byName)) needed.set(id, (needed.get(id) ?? 0) + 1)
    for (const [id, by] of needed) if (by >= sharedBy && !stages.has(id)) stages.set(id, name)
  }
  return stages
}

/**
 * The chunks of the way to the first list: two for each stage, what is bought and changes rarely, and what is ours. A
 * browser asks for a dozen files instead of a hundred.
 */
export async function stagedGroups(config: InlineConfig) {
  const stages = await stagesOf(config)
  return STAGES.flatMap(({ name }, at) =>
    [true, false].map((bought) => ({
      name: bought ? `${name}-vendor` : name,
      test: (id: string) => stages.get(id) === name && isBought(id) === bought,
      priority: 100 - 2 * at + (bought ? 1 : 0),
    })),
  )
}
