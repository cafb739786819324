import { posix } from 'node:path'
import type ts from 'typescript'
import { compiler } from '../../host/compiler'
import { entityPaths, entityPrefix } from '@lading/core/entity'
import type { EntityDefinition } from '@lading/core/entity'
import { isMigrations } from '../../plan/migrationsFile'
import type { Edit } from './fieldEdits'
import { CONFIG_FILE } from '../../project/project'
import { nameOf, parse, quoted } from './syntax'

/** An entity before and after, as far as names go. */
export interface EntityRename {
  from: EntityDefinition
  /** With the new key, name and prefix; lines under their new keys. */
  to: EntityDefinition
  /** Key of lines before → now, of those that are called after the entity. */
  lines: ReadonlyMap<string, string>
  /** Folder of the pages before and now, relative to the root. */
  folders: { from: string; to: string }
}

const camel = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Where a file of the project stands afterwards; those of the entity that are called after it change their name, too. */
export function pathAfter({ from, to, folders }: EntityRename, path: string): string {
  if (!path.startsWith(`${folders.from}/`)) return path
  const inside = path.slice(folders.from.length + 1)
  const names: [RegExp, string][] = [
    [new RegExp(`^${escaped(from.key)}\\.(?=entity|migrations)`), `${to.key}.`],
    [new RegExp(`^${escaped(from.name)}(?=List\\.|Form\\.|Modal\\.|\\.stories\\.)`), to.name],
    [new RegExp(`^${escaped(camel(from.name))}\\.(?=route|server|test)`), `${camel(to.name)}.`],
  ]
  const [pattern, name] = names.find(([each]) => each.test(inside)) ?? []
  return `${folders.to}/${pattern ? inside.replace(pattern, name!) : inside}`
}

/** Names in code that follow the entity's: its definition, pages, server part and samples. */
function identifiers({ from, to }: EntityRename): Map<string, string> {
  return new Map([
    [from.key, to.key],
    [`${from.key}Migrations`, `${to.key}Migrations`],
    [`${camel(from.name)}Server`, `${camel(to.name)}Server`],
    [`sample${from.name}s`, `sample${to.name}s`],
    ...['List', 'Form', 'Modal'].map((part): [string, string] => [from.name + part, to.name + part]),
  ])
}

/** Texts that mean the entity wherever they stand: paths of its calls and pages, codes of its rights. */
function unmistakable({ from, to, folders }: EntityRename, path: string): [RegExp, string][] {
  const [old, now] = [entityPaths(from), entityPaths(to)]
  const title = ({ area, name }: EntityDefinition) =>
    `Business/${area.charAt(0).toUpperCase()}${area.slice(1)}/${name}`
  const whole = (text: string) => new RegExp(`(?<![\\w/:-])${escaped(text)}(?![\\w-])`, 'g')
  const [calls, pages] = [
    [whole(old.api), now.api],
    [whole(old.route), now.route],
  ] as [RegExp, string][]
  return [
    // Where both are the same, pages mean pages, and all others calls.
    ...(path.endsWith('.tsx') ? [pages!, calls!] : [calls!, pages!]),
    [whole(old.components.list), now.components.list],
    [whole(old.components.form), now.components.form],
    [whole(entityPrefix(from)), entityPrefix(to)],
    [whole(title(from)), title(to)],
    [whole(folders.from), folders.to],
    [new RegExp(`\\b${escaped(from.key)}\\.entity\\b`, 'g'), `${to.key}.entity`],
  ]
}

/** Properties and calls whose text is the key of an entity. */
const KEYED = new Set(['ref', 'entity'])
const ASKED = new Set(['records'])

/**
 * Every place of a file that means the entity, with its new name: imports, names that are imported or are the file's own,
 * keys of lines, and texts that cannot mean anything else.
 *
 * @param path of the file before
 */
export function entityEdits(source: string, path: string, rename: EntityRename): Edit[] {
  const file = parse(source)
  const edits: Edit[] = []
  const taken: [number, number][] = []
  const replace = (node: ts.Node, text: string) => {
    edits.push({ start: node.getStart(file), end: node.end, text })
    taken.push([node.getStart(file), node.end])
  }
  const own = path.startsWith(`${rename.folders.from}/`)
  const known = namesIn(file, path, own, rename)
  const isConfig = path === CONFIG_FILE

  const visit = (node: ts.Node): void => {
    if (isConfig && namesKey(node, rename)) return replace(node, rename.to.key)
    if (compiler.isStringLiteralLike(node)) return visitText(node)
    if (compiler.isShorthandPropertyAssignment(node) && known.has(node.name.text)) {
      replace(node, `${node.name.text}: ${known.get(node.name.text)!}`)
      return
    }
    if (compiler.isBindingElement(node) && !node.propertyName && compiler.isIdentifier(node.name)) {
      const name = known.get(node.name.text) ?? rename.lines.get(node.name.text)
      // What it is read from is called as before, unless it is a kind of lines.
      if (name !== undefined && rename.lines.get(node.name.text) === undefined && isOfObject(node)) {
        replace(node.name, `${node.name.text}: ${name}`)
        if (node.initializer) visit(node.initializer)
        return
      }
    }
    if (compiler.isIdentifier(node)) {
      const line = rename.lines.get(node.text)
      if (line !== undefined) replace(node, line)
      else if (known.has(node.text) && !isMember(node)) replace(node, known.get(node.text)!)
    }
    node.forEachChild(visit)
  }

  const visitText = (node: ts.StringLiteralLike): void => {
    const { text } = node
    const module = moduleAfter(node, path, rename)
    if (module !== undefined) return replace(node, quoted(source, node, module))
    if (isMigrations(path)) return
    const [line, ...field] = text.split('.')
    const now = rename.lines.get(line!)
    if (now !== undefined && field.length <= 1)
      return replace(node, quoted(source, node, [now, ...field].join('.')))
    if (meansKey(node, rename, own)) return replace(node, quoted(source, node, rename.to.key))
    if (own && text === rename.from.name && (isValueOf(node, 'name') || isFirstOf(node, 'describe')))
      replace(node, quoted(source, node, rename.to.name))
  }
  visit(file)
  // Steps of the database never change once they ran.
  if (isMigrations(path)) return edits
  for (const [pattern, text] of unmistakable(rename, path))
    for (const { index, 0: found } of source.matchAll(pattern)) {
      if (taken.some(([start, end]) => index < end && index + found.length > start)) continue
      edits.push({ start: index, end: index + found.length, text })
      taken.push([index, index + found.length])
    }
  return edits
}

/** What a file calls by names that change: those that it imports from the entity's folder, or, inside of it, makes. */
function namesIn(
  file: ts.SourceFile,
  path: string,
  own: boolean,
  rename: EntityRename,
): ReadonlyMap<string, string> {
  const all = identifiers(rename)
  if (own) return all
  const imported = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (compiler.isImportDeclaration(node) && compiler.isStringLiteral(node.moduleSpecifier)) {
      const target = targetOf(node.moduleSpecifier.text, path)
      if (target?.startsWith(`${rename.folders.from}/`))
        node.importClause?.namedBindings?.forEachChild((each) => {
          // `import { a as b }` keeps its own name for it.
          if (compiler.isImportSpecifier(each)) imported.add((each.propertyName ?? each.name).text)
        })
    }
    node.forEachChild(visit)
  }
  visit(file)
  return new Map([...all].filter(([name]) => imported.has(name)))
}

/** The file that an import means, relative to the root and without ending; undefined for packages. */
function targetOf(specifier: string, path: string): string | undefined {
  if (specifier.startsWith('@/')) return `src/${specifier.slice(2)}`
  return specifier.startsWith('.') ? posix.join(posix.dirname(path), specifier) : undefined
}

/** What an import has to say afterwards; undefined when it stays. */
function moduleAfter(node: ts.StringLiteralLike, path: string, rename: EntityRename): string | undefined {
  const { parent } = node
  const isModule =
    compiler.isImportDeclaration(parent) ||
    compiler.isExportDeclaration(parent) ||
    (compiler.isCallExpression(parent) && parent.expression.kind === compiler.SyntaxKind.ImportKeyword)
  const target = isModule ? targetOf(node.text, path) : undefined
  if (target === undefined) return undefined
  // Imports leave the ending out.
  const after = pathAfter(rename, `${target}.`).slice(0, -1)
  if (node.text.startsWith('@/')) return after === target ? undefined : `@/${after.slice('src/'.length)}`
  const relative = posix.relative(posix.dirname(pathAfter(rename, path)), after)
  const text = relative.startsWith('.') ? relative : `./${relative}`
  return text === node.text ? undefined : text
}

/** `areas: { saQuotation: 'sales' }` of the configuration. */
const namesKey = (node: ts.Node, { from }: EntityRename): boolean =>
  compiler.isIdentifier(node) && node.text === from.key && compiler.isPropertyAssignment(node.parent)

function meansKey(node: ts.StringLiteralLike, { from }: EntityRename, own: boolean): boolean {
  if (node.text !== from.key) return false
  if (own && isValueOf(node, 'key')) return true
  const { parent } = node
  if (compiler.isPropertyAssignment(parent) && parent.initializer === node)
    return KEYED.has(nameOf(parent.name) ?? '')
  return [...ASKED].some((call) => isFirstOf(node, call))
}

const isValueOf = (node: ts.Node, property: string): boolean =>
  compiler.isPropertyAssignment(node.parent) &&
  node.parent.initializer === node &&
  nameOf(node.parent.name) === property

function isFirstOf(node: ts.Node, call: string): boolean {
  const { parent } = node
  return (
    compiler.isCallExpression(parent) &&
    parent.arguments[0] === node &&
    /(\w+)$/.exec(parent.expression.getText())?.[1] === call
  )
}

const isOfObject = ({ parent }: ts.BindingElement): boolean => compiler.isObjectBindingPattern(parent)

/** Is it the name of a member: `page.saQuotation`, `{ saQuotation: … }`? */
function isMember(node: ts.Identifier): boolean {
  const { parent } = node
  return (
    (compiler.isPropertyAccessExpression(parent) && parent.name === node && !isDefinitionOf(parent)) ||
    (compiler.isPropertyAssignment(parent) && parent.name === node) ||
    (compiler.isPropertySignature(parent) && parent.name === node)
  )
}

/** `(await import('./saQuotation.entity')).saQuotation`: a member, but of the definition's module. */
function isDefinitionOf({ expression }: ts.PropertyAccessExpression): boolean {
  return /^\(await import\(/.test(expression.getText())
}
