import ts from 'typescript'

/** What the menu entries of a server part say under a property: `menus: [{ component: 'logistics/board/BoardPage' }]`. */
export function menuTexts(source: string, property: 'component' | 'permission'): string[] {
  if (!/\bmenus\b/.test(source)) return []
  const file = ts.createSourceFile('part.ts', source, ts.ScriptTarget.ES2023, true)
  const found: string[] = []
  const visit = (node: ts.Node, inMenus: boolean): void => {
    if (!ts.isPropertyAssignment(node)) return node.forEachChild((child) => visit(child, inMenus))
    const name = node.name.getText(file)
    if (inMenus && name === property && ts.isStringLiteral(node.initializer))
      found.push(node.initializer.text)
    visit(node.initializer, inMenus || name === 'menus')
  }
  visit(file, false)
  return found
}
