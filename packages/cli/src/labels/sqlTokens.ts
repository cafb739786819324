/** One token of SQL and where it begins. */
export interface Token {
  kind: 'word' | 'quoted' | 'string' | 'sign'
  text: string
  at: number
}

const TOKEN =
  /--[^\n]*|#[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|N?'(?:[^'\\]|''|\\.)*(?:'|$)|`([^`]*)`|"([^"]*)"|\[([^\]\n]*)\]|[\p{L}_$][\p{L}\p{N}_$]*|\d+(?:\.\d+)?|\S/gsu

/** The tokens of SQL in any of its flavours, without blanks and comments. */
export function sqlTokens(text: string): Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(TOKEN)) {
    const [written, back, double, square] = match
    const at = match.index
    if (/^(--|#|\/\*)/.test(written)) continue
    const quoted = back ?? double ?? square
    if (quoted !== undefined && quoted !== '') tokens.push({ kind: 'quoted', text: quoted, at })
    else if (/^N?'/.test(written)) tokens.push({ kind: 'string', text: unquote(written), at })
    else tokens.push({ kind: /^[\p{L}\p{N}_$]/u.test(written) ? 'word' : 'sign', text: written, at })
  }
  return tokens
}

function unquote(written: string): string {
  return written.replace(/^N?'/, '').replace(/'$/, '').replaceAll("''", "'").replace(/\\(.)/g, '$1')
}
