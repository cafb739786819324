import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { Derived } from '../host/derived'
import { notKept } from '../host/derived'

/** Formats a file's text as the project formats it; throws on a syntax error. */
export type Format = (path: string, text: string) => Promise<string>

/** The part of Prettier that is used. */
interface Prettier {
  format(text: string, options: Record<string, unknown>): Promise<string>
  version: string
  resolveConfig(path: string, options?: Record<string, unknown>): Promise<Record<string, unknown> | null>
}

/**
 * The project's own Prettier with its settings, or the one that comes with the tool: a change of the formatter is
 * then never taken for an edit.
 */
export async function projectFormatter(root: string, derived: Derived = notKept): Promise<Format> {
  const prettier = await loadPrettier(root)
  return async (path, text) => {
    const filepath = join(root, path)
    const options = await prettier.resolveConfig(filepath, { editorconfig: true })
    const whole = { ...options, endOfLine: 'lf', filepath }
    const format = () => prettier.format(text.replaceAll('\r\n', '\n'), whole)
    // What plugins do depends on more than is seen here.
    if (options?.plugins) return format()
    return derived.later('format', [prettier.version, path, JSON.stringify(options), text], format)
  }
}

async function loadPrettier(root: string): Promise<Prettier> {
  try {
    const entry = createRequire(join(root, 'package.json')).resolve('prettier')
    const loaded = (await import(pathToFileURL(entry).href)) as Prettier & { default?: Prettier }
    return loaded.default ?? loaded
  } catch {
    return (await import('prettier')) as unknown as Prettier
  }
}
