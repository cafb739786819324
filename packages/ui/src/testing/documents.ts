import { readFileSync } from 'node:fs'

/** Text of a file of `packages/ui`, e.g. `src/upload/FileUpload.tsx`. */
export function readInUi(path: string): string {
  return readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
}

/** Names of the members that an interface of a source declares itself. */
export function membersOf(source: string, name: string): string[] {
  const body = new RegExp(`(?:export )?interface ${name}\\b[^{]*\\{\\n([\\s\\S]*?)\\n}`).exec(source)?.[1]
  if (body === undefined) throw new Error(`There is no interface ${name}.`)
  return [...body.matchAll(/^ {2}(?:readonly )?'?([\w-]+)'?(?:\?|\(|:|<)/gm)].map((found) => found[1]!)
}

/** For each heading of a document, the code names in the first column of the table below it. */
export function tablesOf(document: string): string[][] {
  return document
    .split(/^#{2,3} /m)
    .slice(1)
    .map((section) => {
      const rows = section.split('\n').filter((line) => /^\| (?!-)/.test(line))
      return rows
        .slice(1)
        .flatMap((row) => [...(row.split(' | ')[0] ?? '').matchAll(/`([^`]+)`/g)].map((found) => found[1]!))
    })
}

/** Names that an `index.ts` publishes, types left out. */
export function exportsOf(source: string): string[] {
  return [...source.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  )
}
