import ts from 'typescript'

/** Trailing commas and semicolons are the formatter's. */
const CLOSING = new Set([
  ts.SyntaxKind.CloseBraceToken,
  ts.SyntaxKind.CloseBracketToken,
  ts.SyntaxKind.CloseParenToken,
])

/**
 * Do two sources say the same but for how they are laid out: blanks, line breaks, quotes, trailing commas? Much quicker
 * than to format both. `false` means that only formatting can tell.
 */
export function sameTokens(a: string, b: string): boolean {
  if (a === b) return true
  const [left, right] = [tokens(a), tokens(b)]
  return left.length === right.length && left.every((token, at) => token === right[at])
}

function tokens(source: string): string[] {
  const scanner = ts.createScanner(ts.ScriptTarget.ES2023, false, ts.LanguageVariant.JSX, source)
  const found: string[] = []
  let comma = false
  for (let kind = scanner.scan(); kind !== ts.SyntaxKind.EndOfFileToken; kind = scanner.scan()) {
    if (kind === ts.SyntaxKind.WhitespaceTrivia || kind === ts.SyntaxKind.NewLineTrivia) continue
    if (kind === ts.SyntaxKind.SemicolonToken) continue
    if (comma && !CLOSING.has(kind)) found.push(',')
    comma = kind === ts.SyntaxKind.CommaToken
    if (comma) continue
    found.push(
      kind === ts.SyntaxKind.StringLiteral ? JSON.stringify(scanner.getTokenValue()) : scanner.getTokenText(),
    )
  }
  return found
}
