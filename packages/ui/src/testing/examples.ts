import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { exportsOf, readInUi } from './documents'

const UI = fileURLToPath(new URL('../..', import.meta.url))

/** Entries of the library: the names under `@lading/ui/`. */
export const ENTRIES = Object.keys(
  (JSON.parse(readInUi('package.json')) as { exports: Record<string, unknown> }).exports,
).flatMap((path) => (path.endsWith('.json') ? [] : [path.slice(2)]))

/** Paths of the documents, below `packages/ui`. */
export const DOCUMENTS = ['README.md', ...readdirSync(`${UI}docs`).map((name) => `docs/${name}`)]

/** An example of a document. */
export interface Example {
  /** Of its document. */
  path: string
  /** Line of its first line, from 1. */
  line: number
  code: string
}

/** The TSX examples of a document. */
export function examplesOf(path: string): Example[] {
  const text = readInUi(path)
  return [...text.matchAll(/^```tsx\n([\s\S]*?)\n```/gm)].map((found) => ({
    path,
    line: text.slice(0, found.index).split('\n').length + 1,
    code: found[1]!,
  }))
}

/** What examples may use without importing it: what the library publishes, and what its users have at hand. */
function known(): Map<string, string> {
  const names = new Map<string, string>([
    ['Controller', 'react-hook-form'],
    ...['Button', 'Form', 'Input'].map((name) => [name, 'antd'] as const),
    ...['useRef', 'useState'].map((name) => [name, 'react'] as const),
  ])
  for (const entry of ENTRIES)
    for (const name of exportsOf(readInUi(`src/${entry}/index.ts`))) names.set(name, `@lading/ui/${entry}`)
  return names
}

/** A module out of an example: its imports before it, and one element around several. */
function moduleOf({ code }: Example, names: ReadonlyMap<string, string>): string {
  const imports = [...names].flatMap(([name, from]) =>
    new RegExp(`\\b${name}\\b`).test(code) && !new RegExp(`import [^\\n]*\\b${name}\\b`).test(code)
      ? [`import { ${name} } from '${from}'`]
      : [],
  )
  const own = /^import .*\n/gm
  const before = [...imports, ...(code.match(own) ?? [])].join('; ').replaceAll('\n', '')
  const rest = code.replace(own, '')
  // Elements at the end stand beside each other in a document; in a module they need one around them.
  const at = /^;?</m.exec(rest)?.index
  const statements = at === undefined ? rest : rest.slice(0, at)
  const elements = at === undefined ? '' : `;(<>${rest.slice(at).replace(/^;/, '')}</>)`
  return `${before}\n${statements}${elements}\nexport {}\n`
}

/** Names that an example takes from the page around it: a value or function of its own, no hook and no component. */
const isOfThePage = (name: string) => /^[a-z]/.test(name) && !/^use[A-Z]/.test(name)
const CANNOT_FIND_NAME = 2304
const CANNOT_FIND_SHORTHAND = 18004

/** The library and the examples, as TypeScript reads them together. */
export function checkExamples(examples: readonly Example[]): {
  /** What is wrong with examples, by document and line. */
  faults: string[]
  /** Names of a component's properties; @throws when nothing of this name is published */
  propertiesOf: (component: string) => string[]
} {
  const names = known()
  const sources = new Map(
    examples.map((example, at) => [`${UI}src/testing/example-${at}.tsx`, moduleOf(example, names)]),
  )
  const everything = `${UI}src/testing/every-entry.ts`
  sources.set(everything, ENTRIES.map((entry) => `export * from '@lading/ui/${entry}'`).join('\n'))
  const { options: own } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(`${UI}tsconfig.json`, (path) => ts.sys.readFile(path)).config,
    ts.sys,
    UI,
  )
  const options: ts.CompilerOptions = {
    ...own,
    composite: false,
    incremental: false,
    noEmit: true,
    noUnusedLocals: false,
    noUnusedParameters: false,
    // Not used by the library itself.
    paths: { '@testing-library/react': [`${UI}../portal/node_modules/@testing-library/react`] },
  }
  const host = ts.createCompilerHost(options)
  const { fileExists, getSourceFile, readFile } = host
  host.fileExists = (path) => sources.has(path) || fileExists(path)
  host.readFile = (path) => sources.get(path) ?? readFile(path)
  host.getSourceFile = (path, ...rest) => {
    const text = sources.get(path)
    return text === undefined
      ? getSourceFile(path, ...rest)
      : ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true)
  }
  const program = ts.createProgram([...sources.keys()], options, host)
  const checker = program.getTypeChecker()

  const faults = examples.flatMap(({ path, line }, at) => {
    const file = program.getSourceFile([...sources.keys()][at]!)!
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]
      .filter(({ code, start, length }) => {
        const name = file.text.slice(start, (start ?? 0) + (length ?? 0))
        return !((code === CANNOT_FIND_NAME || code === CANNOT_FIND_SHORTHAND) && isOfThePage(name))
      })
      .map((each) => `${path}:${line}: ${ts.flattenDiagnosticMessageText(each.messageText, ' ')}`)
  })

  const published = checker.getExportsOfModule(
    checker.getSymbolAtLocation(program.getSourceFile(everything)!)!,
  )
  const propertiesOf = (component: string): string[] => {
    const symbol = published.find(({ name }) => name === component)
    if (!symbol) throw new Error(`There is no ${component}.`)
    const type = checker.getTypeOfSymbol(symbol)
    const props = type.getCallSignatures()[0]?.parameters[0]
    if (!props) return []
    const of = checker.getTypeOfSymbol(props)
    const each = of.isUnion() ? of.types : [of]
    return [...new Set(each.flatMap((part) => part.getProperties().map(({ name }) => name)))]
  }
  return { faults, propertiesOf }
}
