import ts from 'typescript'

/** A source as a tree; TSX, so that pages can be read, too. */
export const parse = (source: string): ts.SourceFile =>
  ts.createSourceFile('source.tsx', source, ts.ScriptTarget.ES2023, true, ts.ScriptKind.TSX)

/** The name of a property, where it is written down. */
export function nameOf(name: ts.PropertyName): string | undefined {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : undefined
}

/** A text in the quotes that stand there. */
export function quoted(source: string, node: ts.StringLiteralLike, text: string): string {
  const quote = source[node.end - 1]!
  return `${quote}${text}${quote}`
}
