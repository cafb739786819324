import { existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** What runs in a process or a thread of its own: entries of the build, which stand beside `index.js`. */
export type Program = 'databaseHost' | 'workbookWorker'

let folder: string | undefined

/** Tests run the sources, but what they start by the dozen they build once: its folder, or `undefined` for the sources again. */
export function setBuiltPrograms(built: string | undefined): void {
  folder = built
}

/**
 * Where a program has been built: `undefined` in development, which loads the source.
 * @param beside `import.meta.url` of the file that starts it
 */
export function builtProgram(name: Program, beside: string): URL | undefined {
  const url = new URL(`./${name}.js`, folder ? pathToFileURL(`${folder}/`) : beside)
  return existsSync(fileURLToPath(url)) ? url : undefined
}
