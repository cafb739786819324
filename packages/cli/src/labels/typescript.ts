import type ts from 'typescript'
import { compiler } from '../host/compiler'
import { readType } from './sourceType'
import type { RawField, RawGroup, RawSet } from './types'

/** Reads TypeScript interfaces and object types: members are fields, arrays of another type of the file are its lines. */
export function readTypescript(text: string, file: string): RawSet {
  const source = compiler.createSourceFile('labels.ts', text, compiler.ScriptTarget.Latest, true)
  const types = new Map<string, { members: readonly ts.TypeElement[]; node: ts.Node }>()
  for (const node of source.statements) {
    if (compiler.isInterfaceDeclaration(node)) types.set(node.name.text, { members: node.members, node })
    if (compiler.isTypeAliasDeclaration(node) && compiler.isTypeLiteralNode(node.type))
      types.set(node.name.text, { members: node.type.members, node })
  }
  const inner = new Set<string>()
  const place = (node: ts.Node) => {
    const { line, character } = source.getLineAndCharacterOfPosition(node.getStart())
    return { file, line: line + 1, column: character + 1 }
  }
  const groups = [...types].map(([name, { members, node }]) => toGroup(name, members, node))
  return { groups: groups.filter(({ raw }) => !inner.has(raw)), findings: [] }

  function toGroup(raw: string, members: readonly ts.TypeElement[], node: ts.Node): RawGroup {
    const lines: RawGroup[] = []
    const fields = members.flatMap((member): RawField[] => {
      if (!compiler.isPropertySignature(member) || !member.type) return []
      const item = compiler.isArrayTypeNode(member.type) ? member.type.elementType.getText() : undefined
      const line = item !== undefined && item !== raw ? types.get(item) : undefined
      if (line) {
        inner.add(item!)
        lines.push({
          raw: item!,
          fields: toGroup(item!, line.members, line.node).fields,
          place: place(member),
        })
        return []
      }
      return [toField(member)]
    })
    return { raw, fields, lines, place: place(node) }
  }

  function toField(member: ts.PropertySignature): RawField {
    const written = member.type!.getText()
    const values = [...written.matchAll(/'([^']+)'|"([^"]+)"/g)].map(
      ([, single, double]) => single ?? double!,
    )
    return {
      raw: member.name.getText().replace(/['"]/g, ''),
      ...(written.endsWith('[]') ? { type: 'list' as const } : readType(written)),
      ...(values.length >= 2 ? { choices: values.map((value) => ({ value, text: value })) } : {}),
      ...(member.questionToken ? {} : { required: true }),
      place: place(member),
    }
  }
}
