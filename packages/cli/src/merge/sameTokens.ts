import { compiler } from '../host/compiler'
import type { Derived } from '../host/derived'
import { notKept } from '../host/derived'

/**
 * Do two sources say the same but for how they are laid out: blanks, line breaks, quotes, trailing commas? Much quicker
 * than to format both. `false` means that only formatting can tell.
 */
export function sameTokens(a: string, b: string, derived: Derived = notKept): boolean {
  return a === b || derived.of('same tokens', [a, b], () => (compare(a, b) ? 'yes' : 'no')) === 'yes'
}

function compare(a: string, b: string): boolean {
  const [left, right] = [tokens(a), tokens(b)]
  return left.length === right.length && left.every((token, at) => token === right[at])
}

function tokens(source: string): string[] {
  const { SyntaxKind, ScriptTarget, LanguageVariant, createScanner } = compiler
  const scanner = createScanner(ScriptTarget.ES2023, false, LanguageVariant.JSX, source)
  const found: string[] = []
  let comma = false
  for (let kind = scanner.scan(); kind !== SyntaxKind.EndOfFileToken; kind = scanner.scan()) {
    if (kind === SyntaxKind.WhitespaceTrivia || kind === SyntaxKind.NewLineTrivia) continue
    if (kind === SyntaxKind.SemicolonToken) continue
    const closes =
      kind === SyntaxKind.CloseBraceToken ||
      kind === SyntaxKind.CloseBracketToken ||
      kind === SyntaxKind.CloseParenToken
    // Trailing commas and semicolons are the formatter's.
    if (comma && !closes) found.push(',')
    comma = kind === SyntaxKind.CommaToken
    if (comma) continue
    found.push(
      kind === SyntaxKind.StringLiteral ? JSON.stringify(scanner.getTokenValue()) : scanner.getTokenText(),
    )
  }
  return found
}
