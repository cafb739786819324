import type ts from 'typescript'
import { compiler } from '../../host/compiler'
import type { TableEntry } from '@lading/templates'
import { EXIT } from '../../console/exitCode'
import { Failure } from '../../console/failure'

/**
 * A source with one more line in a table (an object literal that a const holds), and the imports that it needs.
 *
 * @throws Failure `no-table` when the const is not there, `taken` when the table has the key
 */
export function withEntry(source: string, { path, table, key, value, imports = [] }: TableEntry): string {
  const file = compiler.createSourceFile(
    path,
    source,
    compiler.ScriptTarget.ES2023,
    true,
    compiler.ScriptKind.TSX,
  )
  const found = tableIn(file, table)
  if (!found)
    throw new Failure(EXIT.refused, 'no-table', `There is no table "${table}".`, {
      place: { file: path },
      fix: 'Add the line by hand (docs/how-to/kind.md).',
    })
  const taken = found.properties.some((each) => each.name?.getText(file).replaceAll(/['"]/g, '') === key)
  if (taken)
    throw new Failure(EXIT.refused, 'taken', `The table "${table}" has "${key}" already.`, {
      place: { file: path },
      fix: 'Choose another name.',
    })
  const last = found.properties.at(-1)
  const at = last ? last.end : found.getStart(file) + 1
  const line = `${last ? ',' : ''}\n  ${/^\w+$/.test(key) ? key : `'${key}'`}: ${value}`
  const edited = source.slice(0, at) + line + source.slice(at)
  const place = file.statements.filter(compiler.isImportDeclaration).at(-1)?.end ?? 0
  return edited.slice(0, place) + imports.map((each) => `\n${each}`).join('') + edited.slice(place)
}

function tableIn(file: ts.SourceFile, name: string): ts.ObjectLiteralExpression | undefined {
  for (const statement of file.statements.filter(compiler.isVariableStatement))
    for (const { name: own, initializer } of statement.declarationList.declarations) {
      if (own.getText(file) !== name || !initializer) continue
      const value = compiler.isSatisfiesExpression(initializer) ? initializer.expression : initializer
      if (compiler.isObjectLiteralExpression(value)) return value
    }
  return undefined
}
