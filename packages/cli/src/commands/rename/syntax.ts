import type ts from 'typescript'
import { compiler } from '../../host/compiler'

/** A source as a tree; TSX, so that pages can be read, too. */
export const parse = (source: string): ts.SourceFile =>
  compiler.createSourceFile('source.tsx', source, compiler.ScriptTarget.ES2023, true, compiler.ScriptKind.TSX)

/** The name of a property, where it is written down. */
export function nameOf(name: ts.PropertyName): string | undefined {
  return compiler.isIdentifier(name) || compiler.isStringLiteral(name) ? name.text : undefined
}

/** A text in the quotes that stand there. */
export function quoted(source: string, node: ts.StringLiteralLike, text: string): string {
  const quote = source[node.end - 1]!
  return `${quote}${text}${quote}`
}
