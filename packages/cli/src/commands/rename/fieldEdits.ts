import type ts from 'typescript'
import { compiler } from '../../host/compiler'
import { nameOf, parse, quoted } from './syntax'

/** A field of an entity: of its header, or of one kind of its lines. */
export interface FieldName {
  /** Key of the lines; undefined: the header. */
  line: string | undefined
  name: string
}

/** A piece of a text to be replaced. */
export interface Edit {
  start: number
  end: number
  text: string
}

/** Objects whose keys are names of fields. */
const KEYED = [
  'fields',
  'derive',
  'footer',
  'set',
  'fills',
  'moves',
  'workflows',
  'query',
  'linkage',
  'propose',
]
/** Properties whose texts are names of fields, by themselves or in lists. */
const NAMING = [
  'title',
  'list',
  'query',
  'rows',
  'columns',
  'search',
  'input',
  'ask',
  'show',
  'field',
  'other',
  'of',
  'currency',
  'tags',
  'details',
  'openQuantity',
]
/** Properties that name fields within others alone, by those: `print: { from: 'company' }`. */
const NAMING_WITHIN: Readonly<Record<string, readonly string[]>> = {
  reference: ['value', 'text'],
  print: ['fields', 'from', 'totals'],
  colours: ['fields'],
  openQuantity: ['quantity'],
  by: ['user'],
}
const COMPUTING = [
  ...['same', 'times', 'plus', 'minus', 'over', 'least', 'greatest', 'round', 'sum', 'then', 'else'],
  ...['formula', 'derive', 'propose'],
]
/** Helpers of core that take names of fields: `productOf(line, ['quantity', 'price'])`. */
const HELPERS = /^(productOf|sumOf|totalOf)$/

/** Where a node stands: among the fields of the header or of lines, and under which properties, the outermost first. */
interface Scope {
  line: string | undefined
  path: readonly string[]
}

/**
 * Every place of a definition's source that names the field, in data and in functions, with its new name.
 *
 * @param lines keys of all kinds of lines
 */
export function definitionEdits(
  source: string,
  field: FieldName,
  to: string,
  lines: readonly string[],
): Edit[] {
  const file = parse(source)
  const edits: Edit[] = []
  const isField = (text: string, line: string | undefined) => {
    if (text === field.name) return line === field.line
    if (text === `record.${field.name}`) return field.line === undefined && line !== undefined
    return field.line !== undefined && line === undefined && text === `${field.line}.${field.name}`
  }
  const renamed = (text: string) => text.slice(0, text.length - field.name.length) + to
  const replace = (node: ts.Node, text: string) =>
    edits.push({ start: node.getStart(file), end: node.end, text })

  const visit = (node: ts.Node, scope: Scope): void => {
    if (compiler.isPropertyAssignment(node)) return visitProperty(node, scope)
    if (compiler.isStringLiteral(node)) {
      const minus = node.text.startsWith('-') ? '-' : ''
      const text = node.text.slice(minus.length)
      // Guesses name the field they are about: `saQuotation.eta: taken for date by rule R30 (…).`
      const [guess, group, about] = /^(\w+)\.(\w+)(?=:)/.exec(text) ?? []
      const ofLine = lines.includes(group ?? '') ? group : undefined
      if (scope.path[0] === 'review' && about === field.name && ofLine === field.line)
        replace(node, quoted(source, node, `${group}.${to}${text.slice(guess!.length)}`))
      else if (namesFields(scope) && isField(text, scope.line))
        replace(node, quoted(source, node, minus + renamed(text)))
      return
    }
    if (compiler.isPropertyAccessExpression(node) && compiler.isIdentifier(node.expression)) {
      const of = node.expression.text
      if (of !== 'lines' && node.name.text === field.name && scope.line === field.line) replace(node.name, to)
      return
    }
    if (compiler.isBindingElement(node) && scope.line === field.line && compiler.isIdentifier(node.name)) {
      const name = node.propertyName ?? node.name
      if (compiler.isIdentifier(name) && name.text === field.name)
        replace(name, node.propertyName ? to : `${to}: ${field.name}`)
    }
    // `lines.tripLine?.every((line) => …)`: what it is given is a line.
    const called = compiler.isCallExpression(node) ? linesOf(node) : undefined
    const within = (line: string, property: string): Scope => ({ line, path: [...scope.path, property] })
    const asked = compiler.isObjectLiteralExpression(node) ? askedLine(node, scope, lines) : undefined
    const inner = called ? within(called, 'function') : asked ? { ...scope, line: asked } : scope
    const helper = compiler.isCallExpression(node) && HELPERS.test(node.expression.getText(file))
    node.forEachChild((child) => visit(child, helper ? { ...inner, path: [...inner.path, 'same'] } : inner))
  }

  const visitProperty = (node: ts.PropertyAssignment, scope: Scope): void => {
    const key = nameOf(node.name)
    if (key === undefined) return node.forEachChild((child) => visit(child, scope))
    const [outer, around] = [scope.path.at(-2), scope.path.at(-1)]
    if (around !== undefined && KEYED.includes(around) && isField(key, scope.line)) replace(node.name, to)
    const value = node.initializer
    const isPrinted = around === 'lines' && outer === 'print'
    const isLine =
      around === 'lines' && lines.includes(key) && (isPrinted || compiler.isObjectLiteralExpression(value))
    // In lines a header's field is named apart: `where: { customer: { header: 'customerNo' } }`.
    const header = key === 'header' && scope.line !== undefined
    const line = isLine
      ? key
      : header
        ? undefined
        : (actionLine(node, scope, lines) ?? conditionLine(scope, node) ?? scope.line)
    const property = header ? 'field' : isPrinted ? 'columns' : key
    visit(value, { line, path: [...scope.path, property] })
  }

  const definition = definedObject(file)
  if (definition) visit(definition, { line: undefined, path: [] })
  return edits
}

/** Places in another entity's field that refer to the entity: `fills: { vesselName: 'name' }`, `where: { name: … }`. */
export function referringEdits(source: string, ref: string, from: string, to: string): Edit[] {
  const file = parse(source)
  const edits: Edit[] = []
  const replace = (node: ts.Node, text: string) =>
    edits.push({ start: node.getStart(file), end: node.end, text })
  const visit = (node: ts.Node): void => {
    if (compiler.isObjectLiteralExpression(node) && textOf(node, 'ref') === ref) {
      for (const [name, part] of [
        ['fills', propertyOf(node, 'fills')],
        ['where', propertyOf(node, 'where')],
      ] as const) {
        if (!part || !compiler.isObjectLiteralExpression(part)) continue
        for (const each of part.properties) {
          if (!compiler.isPropertyAssignment(each)) continue
          if (name === 'where' && nameOf(each.name) === from) replace(each.name, to)
          const source_ = compiler.isObjectLiteralExpression(each.initializer)
            ? propertyOf(each.initializer, 'from')
            : each.initializer
          if (name === 'fills' && source_ && compiler.isStringLiteral(source_) && source_.text === from)
            replace(source_, quoted(source, source_, to))
        }
      }
    }
    node.forEachChild(visit)
  }
  visit(file)
  return edits
}

/** Texts and members of that name in a page, a test or a server part. */
export function pageEdits(source: string, from: string, to: string): Edit[] {
  const file = parse(source)
  const edits: Edit[] = []
  const visit = (node: ts.Node): void => {
    const at = (found: ts.Node, text: string) =>
      edits.push({ start: found.getStart(file), end: found.end, text })
    if (compiler.isStringLiteral(node) && node.text === from && !compiler.isImportDeclaration(node.parent))
      at(node, quoted(source, node, to))
    else if (compiler.isPropertyAccessExpression(node) && node.name.text === from) at(node.name, to)
    else if (compiler.isPropertyAssignment(node) && nameOf(node.name) === from) at(node.name, to)
    node.forEachChild(visit)
  }
  visit(file)
  return edits
}

/** The text with all edits made; an edit that was found twice is made once. */
export function withEdits(source: string, edits: readonly Edit[]): string {
  const unique = new Map(edits.map((edit) => [edit.start, edit]))
  return [...unique.values()]
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: part }) => text.slice(0, start) + part + text.slice(end), source)
}

/** Lines (from 1) in which a word stands. */
export function linesWith(source: string, word: string): number[] {
  const found = new RegExp(`\\b${word}\\b`)
  return source.split('\n').flatMap((line, at) => (found.test(line) ? at + 1 : []))
}

function namesFields({ path }: Scope): boolean {
  const [outer = '', key = ''] = [path.at(-2), path.at(-1)]
  // There it is the name of another figure.
  if (key === 'of' && path[0] === 'figures') return false
  return (
    NAMING.includes(key) ||
    COMPUTING.includes(key) ||
    COMPUTING.includes(outer) ||
    NAMING_WITHIN[outer]?.includes(key) === true ||
    outer === 'linkage'
  )
}

/** The lines of an object that speaks of their fields: `input: [{ lines, ask }]`, `openQuantity: { lines, quantity }`. */
function askedLine(
  node: ts.ObjectLiteralExpression,
  { path }: Scope,
  lines: readonly string[],
): string | undefined {
  const line = /^(input|openQuantity)$/.test(path.at(-1) ?? '') ? textOf(node, 'lines') : undefined
  return line !== undefined && lines.includes(line) ? line : undefined
}

/** The lines that an action is on: `{ on: 'lines', lines: 'tripLine' }`. */
function actionLine(
  node: ts.PropertyAssignment,
  { path }: Scope,
  lines: readonly string[],
): string | undefined {
  if (path.at(-1) !== 'actions' || textOf(node.initializer, 'on') !== 'lines') return undefined
  return textOf(node.initializer, 'lines') ?? lines[0]
}

/** The lines of a condition over lines: `{ lines: 'tripLine', some: { field: … } }`. */
function conditionLine({ line }: Scope, node: ts.PropertyAssignment): string | undefined {
  const key = nameOf(node.name)
  if (line !== undefined || !key || !['some', 'every', 'none', 'where'].includes(key)) return undefined
  return textOf(node.parent, 'lines') ?? textOf(node.parent, 'count')
}

/** `tripLine` of a call on `lines.tripLine`. */
function linesOf(call: ts.CallExpression): string | undefined {
  const match = /^\(?lines(?:\?)?\.(\w+)/.exec(call.expression.getText())
  const first = call.arguments[0]
  if (match) return match[1]
  const total =
    HELPERS.test(call.expression.getText()) && first && /^lines(?:\?)?\.(\w+)/.exec(first.getText())
  return total ? total[1] : undefined
}

function definedObject(file: ts.SourceFile): ts.ObjectLiteralExpression | undefined {
  let found: ts.ObjectLiteralExpression | undefined
  const visit = (node: ts.Node): void => {
    if (compiler.isCallExpression(node) && node.expression.getText(file) === 'defineEntity') {
      const [first] = node.arguments
      if (first && compiler.isObjectLiteralExpression(first)) found = first
    }
    if (!found) node.forEachChild(visit)
  }
  visit(file)
  return found
}

function propertyOf(node: ts.Node, name: string): ts.Expression | undefined {
  if (!compiler.isObjectLiteralExpression(node)) return undefined
  const found = node.properties.find(
    (each): each is ts.PropertyAssignment =>
      compiler.isPropertyAssignment(each) && nameOf(each.name) === name,
  )
  return found?.initializer
}

function textOf(node: ts.Node, name: string): string | undefined {
  const value = propertyOf(node, name)
  return value && compiler.isStringLiteral(value) ? value.text : undefined
}
