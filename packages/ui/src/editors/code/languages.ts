import type { StreamParser } from '@codemirror/language'
import type { Extension } from '@codemirror/state'

/** The languages of the code editor (spec 2 §2). */
export const CODE_LANGUAGES = [
  'css',
  'javascript',
  'xml',
  'java',
  'objectivec',
  'python',
  'r',
  'shell',
  'sql',
  'swift',
  'vue',
  'markdown',
] as const

/** One of the twelve languages. */
export type CodeLanguage = (typeof CODE_LANGUAGES)[number]

/** Names of the languages, as the specification writes them. */
export const LANGUAGE_NAMES: Readonly<Record<CodeLanguage, string>> = {
  css: 'CSS',
  javascript: 'Javascript',
  xml: 'XML/HTML',
  java: 'Java',
  objectivec: 'Objective-C',
  python: 'Python',
  r: 'R',
  shell: 'Shell',
  sql: 'SQL',
  swift: 'Swift',
  vue: 'Vue',
  markdown: 'Markdown',
}

const stream = async <Name extends string>(
  load: Promise<Record<Name, StreamParser<unknown>>>,
  name: Name,
) => {
  const [{ StreamLanguage }, modes] = await Promise.all([import('@codemirror/language'), load])
  return StreamLanguage.define(modes[name])
}

/** The grammar of a language; each is loaded when it is first shown. */
export const loadLanguage: Readonly<Record<CodeLanguage, () => Promise<Extension>>> = {
  css: async () => (await import('@codemirror/lang-css')).css(),
  javascript: async () =>
    (await import('@codemirror/lang-javascript')).javascript({ jsx: true, typescript: true }),
  xml: async () => (await import('@codemirror/lang-html')).html(),
  java: async () => (await import('@codemirror/lang-java')).java(),
  objectivec: () => stream(import('@codemirror/legacy-modes/mode/clike'), 'objectiveC'),
  python: async () => (await import('@codemirror/lang-python')).python(),
  r: () => stream(import('@codemirror/legacy-modes/mode/r'), 'r'),
  shell: () => stream(import('@codemirror/legacy-modes/mode/shell'), 'shell'),
  sql: async () => (await import('@codemirror/lang-sql')).sql(),
  swift: () => stream(import('@codemirror/legacy-modes/mode/swift'), 'swift'),
  vue: async () => (await import('@codemirror/lang-vue')).vue(),
  markdown: async () => (await import('@codemirror/lang-markdown')).markdown(),
}
