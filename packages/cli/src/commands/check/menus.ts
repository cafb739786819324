import type ts from 'typescript'
import { compiler } from '../../host/compiler'
import { notKept } from '../../host/derived'
import type { Project } from '../../project/project'

/** What the menu entries of a server part say under a property: `menus: [{ component: 'logistics/board/BoardPage' }]`. */
export function menuTexts(
  { derived = notKept }: Pick<Project, 'derived'>,
  source: string,
  property: 'component' | 'permission',
): string[] {
  if (!/\bmenus\b/.test(source)) return []
  const found = derived.of(`menu entries: ${property}`, [source], () =>
    JSON.stringify(textsIn(source, property)),
  )
  return JSON.parse(found) as string[]
}

function textsIn(source: string, property: string): string[] {
  const file = compiler.createSourceFile('part.ts', source, compiler.ScriptTarget.ES2023, true)
  const found: string[] = []
  const visit = (node: ts.Node, inMenus: boolean): void => {
    if (!compiler.isPropertyAssignment(node)) return node.forEachChild((child) => visit(child, inMenus))
    const name = node.name.getText(file)
    if (inMenus && name === property && compiler.isStringLiteral(node.initializer))
      found.push(node.initializer.text)
    visit(node.initializer, inMenus || name === 'menus')
  }
  visit(file, false)
  return found
}
