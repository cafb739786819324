import { escapeComment, escapeJsxText, escapeString, isIdentifier } from './escape'

/** Source text that is known to be safe to splice into other source text. Only this file makes it. */
export class Code {
  constructor(readonly text: string) {}

  toString(): string {
    return this.text
  }
}

/** What a hole of a template takes: code, a name, a number or flag, several of them, or nothing. */
export type Hole = Code | string | number | boolean | null | undefined | readonly Hole[]

/** Where in the source a hole stands; decides how its text is escaped. */
type Context = 'code' | "'" | '"' | '`' | 'line comment' | 'block comment'

/**
 * Tagged template for source text. A hole is escaped by the place it stands in: inside quotes as string content,
 * inside a comment as comment text; anywhere else a string must be a name (or `a.b` of names) and anything else
 * is refused. Arrays are joined by line breaks; `null`, `undefined` and `false` render nothing.
 *
 * @example code`export const ${key} = '${label}'`
 * @throws Error when a string that is no name stands in code
 */
export function code(parts: TemplateStringsArray, ...holes: readonly Hole[]): Code {
  let context: Context = 'code'
  let text = ''
  parts.forEach((part, index) => {
    text += isAlone(holes[index - 1], text, part) ? part.replace(/^[ \t]*\n[ \t]*/, '') : part
    context = follow(context, part)
    if (index < holes.length) text += render(holes[index], context)
  })
  return new Code(text)
}

/** A quoted string literal. */
export function literal(value: string | number | boolean): Code {
  return new Code(typeof value === 'string' ? `'${escapeString(value, "'")}'` : String(value))
}

/** A key of an object literal: bare when it is a name, else quoted. `__proto__` would set the prototype. */
export function property(name: string): Code {
  return name === '__proto__'
    ? new Code("['__proto__']")
    : isIdentifier(name)
      ? new Code(name)
      : literal(name)
}

/** Text between JSX tags. */
export function jsxText(text: string): Code {
  return new Code(escapeJsxText(text))
}

/** Pieces one below the other. */
export function lines(pieces: readonly Hole[]): Code {
  return new Code(render(pieces, 'code'))
}

/** Did a hole that rendered nothing have a line to itself? The line goes with it. */
function isAlone(hole: Hole, before: string, after: string): boolean {
  const nothing = hole === null || hole === false
  return nothing && /\n[ \t]*$/.test(before) && /^[ \t]*\n/.test(after)
}

function render(hole: Hole, context: Context): string {
  if (hole === null || hole === undefined || hole === false) return ''
  if (Array.isArray(hole)) return hole.map((each) => render(each as Hole, context)).join('\n')
  if (hole instanceof Code) {
    if (context === 'code' || context === '`') return hole.text
    throw new Error(`A piece of code cannot stand inside a ${context === "'" ? 'string' : context}.`)
  }
  const text = String(hole)
  switch (context) {
    case 'code':
      if (typeof hole !== 'string' || text.split('.').every(isIdentifier)) return text
      throw new Error(`"${text}" cannot stand in code: it is not a name.`)
    case 'line comment':
    case 'block comment':
      return escapeComment(text)
    default:
      return escapeString(text, context)
  }
}

/** Reads on from a context through a piece of the template and tells the context at its end. */
function follow(start: Context, part: string): Context {
  let context = start
  for (let at = 0; at < part.length; at++) {
    const two = part.slice(at, at + 2)
    if (context === 'code') {
      if (two === '//') context = 'line comment'
      else if (two === '/*') context = 'block comment'
      else if (part[at] === "'" || part[at] === '"' || part[at] === '`') context = part[at] as Context
    } else if (context === 'line comment') {
      if (part[at] === '\n') context = 'code'
    } else if (context === 'block comment') {
      if (two === '*/') {
        context = 'code'
        at++
      }
    } else if (part[at] === '\\') at++
    else if (part[at] === context) context = 'code'
  }
  return context
}
