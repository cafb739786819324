import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { EXIT } from '../console/exitCode'
import { Failure } from '../console/failure'
import { insideRoot } from '../files/safePath'
import type { Prompt } from './plopHost'

const NAMES = ['plopfile.mjs', 'plopfile.js', 'plopfile.cjs']

/** A generator of a project's plopfile. */
export interface ProjectGenerator {
  name: string
  about: string
  prompts: readonly Prompt[]
  /** The files that its actions make or change, with their whole contents. Writes nothing. */
  render(answers: Record<string, string>): { path: string; text: string }[]
}

interface Action {
  type: string
  path: string
  template?: string
  templateFile?: string
  data?: object
  pattern?: string | RegExp
  separator?: string
  unique?: boolean
}

/**
 * The generators of the project's plopfile; none without one. Of plop's actions `add`, `modify` and `append` are
 * understood, and carried out by the tool: templates are not escaped for HTML, paths stay inside of the project, and all
 * files are written or none. Whoever needs others runs plop itself.
 */
export async function plopfileGenerators(root: string): Promise<ProjectGenerator[]> {
  const name = NAMES.find((each) => existsSync(join(root, each)))
  if (name === undefined) return []
  const { default: nodePlop } = await import('node-plop')
  const plop = await nodePlop(join(root, name), { destBasePath: root, force: false })
  const raw = (template: string, data: object) =>
    plop.renderString(template.replaceAll(/(?<!\{)\{\{(?![{!#/^>&])([^{}]+)\}\}(?!\})/g, '{{{$1}}}'), data)
  return plop.getGeneratorList().map(({ name: key, description }) => {
    const { prompts, actions } = plop.getGenerator(key) as unknown as {
      prompts?: readonly Prompt[]
      actions?: readonly unknown[] | ((answers: object) => readonly unknown[])
    }
    return {
      name: key,
      about: description,
      prompts: Array.isArray(prompts) ? (prompts as readonly Prompt[]) : [],
      render: (answers) => {
        const list = typeof actions === 'function' ? actions(answers) : (actions ?? [])
        const texts = new Map<string, string>()
        for (const action of list) {
          // Texts among the actions are comments.
          if (typeof action !== 'string') carryOut(root, name, action, answers, texts, raw)
        }
        return [...texts].map(([path, text]) => ({ path, text }))
      },
    }
  })
}

function carryOut(
  root: string,
  plopfile: string,
  given: unknown,
  answers: object,
  texts: Map<string, string>,
  raw: (template: string, data: object) => string,
): void {
  const action = given as Action
  const refuse = (message: string) =>
    new Failure(EXIT.refused, 'plop-action', message, {
      place: { file: plopfile },
      fix: 'Use add, modify or append, or run this generator with "npx plop".',
    })
  if (typeof given !== 'object' || given === null || !['add', 'modify', 'append'].includes(action.type))
    throw refuse(`The action ${describe(given)} is none that can be undone.`)
  const data = { ...answers, ...action.data }
  const path = raw(action.path, data).replaceAll('\\', '/').replace(/^\.\//, '')
  const absolute = insideRoot(root, path)
  const there = texts.get(path) ?? (existsSync(absolute) ? readFileSync(absolute, 'utf8') : undefined)
  const template =
    action.templateFile === undefined
      ? (action.template ?? '')
      : readFileSync(insideRoot(root, action.templateFile.replace(/^\.\//, '')), 'utf8')
  const text = raw(template, data)
  if (action.type === 'add') {
    if (there !== undefined) throw refuse(`The file ${path} is there already.`)
    texts.set(path, text)
    return
  }
  if (there === undefined) throw refuse(`There is no file ${path} to change.`)
  const pattern =
    action.pattern instanceof RegExp ? action.pattern : new RegExp(escaped(action.pattern ?? '$'))
  const found = pattern.exec(there)
  if (!found) throw refuse(`${path} holds nothing like ${pattern.source}.`)
  if (action.type === 'modify') {
    // As a function, so that "$'" in a text is no part of the file.
    texts.set(
      path,
      there.replace(pattern, () => text),
    )
    return
  }
  if (action.unique !== false && there.includes(text)) return
  const end = found.index + found[0].length
  texts.set(path, `${there.slice(0, end)}${action.separator ?? '\n'}${text}${there.slice(end)}`)
}

function describe(action: unknown): string {
  return typeof action === 'object' && action !== null
    ? `"${(action as Action).type}"`
    : `of type ${typeof action}`
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
