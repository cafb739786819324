/** Words that TypeScript (or strict mode) does not take as a name. */
const RESERVED = new Set(
  `abstract any arguments as async await boolean break case catch class const continue debugger declare default
  delete do else enum eval export extends false finally for from function get if implements import in instanceof
  interface is let module namespace never new null number object of package private protected public require
  return set static string super switch symbol this throw true try type typeof undefined unknown var void while
  with yield`.split(/\s+/),
)

/** May the text stand as a variable, component or type name? Letters, digits and `_`, no reserved word. */
export function isIdentifier(name: string): boolean {
  return /^[A-Za-z_][A-Za-z0-9_]*$/.test(name) && !RESERVED.has(name)
}

/** Is it a word of the language that cannot be a name? */
export function isReservedWord(name: string): boolean {
  return RESERVED.has(name)
}

/** Inside of a quoted string. `</` is broken up so that code may stand in a page's script element. */
export function escapeString(text: string, quote: "'" | '"' | '`'): string {
  const escaped = text
    .replaceAll('\\', '\\\\')
    .replaceAll(quote, `\\${quote}`)
    .replaceAll('\r', '\\r')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
    .replace(/<\/(?=script)/gi, '<\\/')
  return quote === '`' ? escaped.replaceAll('${', '\\${') : escaped.replaceAll('\n', '\\n')
}

/** Inside of a comment: one line, and no way out of it. */
export function escapeComment(text: string): string {
  return text.replace(/[\r\n\u2028\u2029]+/g, ' ').replaceAll('*/', '* /')
}

/** Text between JSX tags: as it is when harmless, else as a string expression. */
export function escapeJsxText(text: string): string {
  const harmless = /^\S(?:[^{}<>&'"`\\\r\n\u2028\u2029]*\S)?$/.test(text) && !/[{}<>&'"`\\]/.test(text)
  return harmless ? text : `{'${escapeString(text, "'")}'}`
}
