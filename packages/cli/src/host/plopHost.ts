import { VirtualTree } from '../files/virtualTree'

/** One question to a person, as plop's prompts take it. */
export interface Prompt {
  type: 'input' | 'confirm' | 'list' | 'password'
  name: string
  message: string
  default?: string | boolean
  choices?: string[]
  validate?: (value: string) => true | string
}

/** What a generator is: its questions and what it renders from the answers. */
export interface Generator<File extends { path: string; text: string }, Answers extends object> {
  name: string
  prompts?: Prompt[]
  /** Answers that are known already: their questions are not asked. */
  known: Partial<Answers>
  render(answers: Answers): readonly File[]
}

/**
 * Runs a generator with plop as host: plop asks what is not known yet and runs one action, ours, which writes into
 * a virtual tree. Plop's own `add`, `modify` and `append` are never used: they escape HTML in code, expand `$'` in
 * replacements, let an answer climb out of the folder and leave half a run behind. Without an open question there is
 * nothing to host, and plop is not loaded.
 */
export async function runGenerator<File extends { path: string; text: string }, Answers extends object>(
  generator: Generator<File, Answers>,
): Promise<{ files: File[]; answers: Answers }> {
  const tree = new VirtualTree<File>()
  const open = (generator.prompts ?? []).filter(({ name }) => !(name in generator.known))
  if (open.length === 0) {
    const answers = generator.known as Answers
    for (const file of generator.render(answers)) tree.write(file)
    return { files: tree.list(), answers }
  }
  const { default: nodePlop } = await import('node-plop')
  const plop = await nodePlop('', { destBasePath: '', force: false })
  let failure: unknown
  plop.setActionType('render', (answers) => {
    try {
      for (const file of generator.render(answers as Answers)) tree.write(file)
    } catch (error) {
      // Plop turns errors into texts; ours carry a place and a fix.
      failure = error
    }
    return generator.name
  })
  const host = plop.setGenerator(generator.name, {
    description: generator.name,
    prompts: open as never,
    actions: [{ type: 'render' }],
  })
  const asked = (await host.runPrompts()) as Partial<Answers>
  const answers = { ...generator.known, ...asked } as Answers
  const { failures } = await host.runActions(answers)
  if (failure !== undefined) throw failure
  if (failures.length > 0) throw new Error(failures.map(({ error }) => error).join('; '))
  return { files: tree.list(), answers }
}
