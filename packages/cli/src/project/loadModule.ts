import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, extname, resolve } from 'node:path'
import { compileFunction } from 'node:vm'
import { compiler } from '../host/compiler'
import type { Derived } from '../host/derived'
import { notKept } from '../host/derived'
import * as entity from '@lading/core/entity'
import * as rules from '@lading/core/rules'
import * as text from '@lading/core/text'
import * as workflow from '@lading/core/workflow'
import { code, data, entries, jsxText, lines, literal, property, sampleRow } from '@lading/templates'
import { EXIT } from '../console/exitCode'
import { Failure, positionAt } from '../console/failure'
import { defineConfig } from './config'

/** Modules that definitions import and that the tool brings along, so that a project need not be built or installed. */
const BUILT_IN: Record<string, unknown> = {
  '@lading/core/entity': entity,
  '@lading/core/rules': rules,
  '@lading/core/text': text,
  '@lading/core/workflow': workflow,
  '@lading/cli': { defineConfig, code, data, entries, jsxText, lines, literal, property, sampleRow },
}

/**
 * Runs a TypeScript module of the project (a definition or `lading.config.ts`) and gives what it exports.
 * Only the syntax is checked; types are the editor's business. Relative imports are loaded the same way.
 *
 * @param with `read` gives the text of a file, undefined when there is none @default from the disk; `derived` knows what
 *   was translated before @default nothing
 * @throws Failure `syntax` with the place, or `definition-failed` when the module throws
 */
export function loadModule(
  file: string,
  name = file,
  { read = readFile, derived = notKept }: { read?: Read; derived?: Derived | undefined } = {},
): Record<string, unknown> {
  return load(file, name, { loaded: new Map(), read, derived })
}

/** The text of a file by its absolute path; undefined when there is none. */
type Read = (absolute: string) => string | undefined

interface Loading {
  loaded: Map<string, Record<string, unknown>>
  read: Read
  derived: Derived
}

/** The text of a file on the disk; undefined when there is none. */
export const readFile: Read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)

function load(file: string, name: string, loading: Loading): Record<string, unknown> {
  const { loaded, read } = loading
  const known = loaded.get(file)
  if (known) return known
  const exported: Record<string, unknown> = {}
  loaded.set(file, exported)
  const source = read(file) ?? readFileSync(file, 'utf8')
  const run = compileFunction(translated(file, name, source, loading), ['exports', 'require'], {
    filename: file,
  })
  try {
    run.call(undefined, exported, (id: string) => requireFrom(file, id, loading))
  } catch (cause) {
    if (cause instanceof Failure) throw cause
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Failure(EXIT.invalid, 'definition-failed', `The file could not be run: ${reason}`, {
      place: { file: name },
      fix: 'Correct the file; a definition may only import @lading/core and files beside it.',
      cause,
    })
  }
  return exported
}

function requireFrom(file: string, id: string, loading: Loading): unknown {
  if (Object.hasOwn(BUILT_IN, id)) return BUILT_IN[id]
  if (!id.startsWith('.')) return createRequire(file)(id)
  const base = resolve(dirname(file), id)
  const target = [base, `${base}.ts`, `${base}/index.ts`, base.replace(/\.js$/, '.ts')].find(
    (each) => /\.(ts|json)$/.test(each) && loading.read(each) !== undefined,
  )
  if (!target) throw new Error(`"${id}" was not found`)
  if (target.endsWith('.json')) return JSON.parse(loading.read(target)!) as unknown
  return load(target, target, loading)
}

/** How {@link transpile} translates; whoever changes that changes this, so that no former translation is taken. */
const TRANSLATION = 'CommonJS of ES2023 by TypeScript, interop'

function translated(file: string, name: string, source: string, { derived }: Loading): string {
  return derived.of(TRANSLATION, [extname(file), source], () => transpile(file, name, source))
}

function transpile(file: string, name: string, source: string): string {
  const { outputText, diagnostics } = compiler.transpileModule(source, {
    fileName: file,
    reportDiagnostics: true,
    compilerOptions: {
      module: compiler.ModuleKind.CommonJS,
      target: compiler.ScriptTarget.ES2023,
      esModuleInterop: true,
      verbatimModuleSyntax: false,
    },
  })
  const first = diagnostics?.find(({ category }) => category === compiler.DiagnosticCategory.Error)
  if (first) {
    throw new Failure(EXIT.invalid, 'syntax', compiler.flattenDiagnosticMessageText(first.messageText, ' '), {
      place: { file: name, ...positionAt(source, first.start ?? 0) },
      fix: 'Correct the syntax error and run the command again.',
    })
  }
  return outputText
}
