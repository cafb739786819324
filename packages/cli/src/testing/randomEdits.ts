import ts from 'typescript'
import type { Draw } from './randomEntity'

/** A page with a line of its owner's in it, or undefined when the place would not take one. */
function withLine(path: string, text: string, at: number, line: string): string | undefined {
  const lines = text.split('\n')
  const edited = lines.toSpliced(at, 0, line).join('\n')
  const source = ts.createSourceFile(path, edited, ts.ScriptTarget.ES2023, true)
  // What the parser found: the compiler has it, and its types do not say so.
  const { parseDiagnostics } = source as unknown as { parseDiagnostics: readonly unknown[] }
  if (parseDiagnostics.length > 0) return undefined
  // A line within a text (a template, the content of an element) is no comment there.
  let isText = false
  const look = (node: ts.Node): void => {
    if (
      (ts.isJsxText(node) || ts.isTemplateLiteralToken(node) || ts.isStringLiteral(node)) &&
      node.getText(source).includes(line)
    )
      isText = true
    else ts.forEachChild(node, look)
  }
  look(source)
  return isText ? undefined : edited
}

/**
 * Edits a page at some places: remarks anywhere between its lines, and code of its own at its end.
 *
 * @returns the page, and the lines that must be in it from now on
 */
export function edited(
  path: string,
  text: string,
  draw: Draw,
  round: string,
): { text: string; mine: string[] } {
  const mine: string[] = []
  let now = text
  for (let count = 1 + draw(4); count > 0; count--) {
    const line = `// mine ${round}.${mine.length}-${draw(1e6)}`
    const next = withLine(path, now, draw(now.split('\n').length), line)
    if (next === undefined) continue
    now = next
    mine.push(line)
  }
  if (draw(3) === 0) {
    const name = `mine${draw(1e6)}`
    const line = `export const ${name} = ${draw(100)}`
    // The same number may come again: a name that is taken would not compile.
    if (now.includes(`const ${name} `)) return { text: now, mine }
    now = `${now.trimEnd()}\n\n${line}\n`
    mine.push(line)
  }
  return { text: now, mine }
}
