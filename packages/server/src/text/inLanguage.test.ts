import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { inLanguage } from './inLanguage'

const inEnglish = (text: string) => inLanguage(text, 'en-US')

describe('a text of the server', () => {
  it.each([
    ['添加成功！', 'Added'],
    ['密码长度须为8到128个字符', 'A password has 8 to 128 characters'],
    ['文件导入失败:没有数据', 'The import failed: there are no rows'],
    [
      '文件导入失败:第 4 行：角色编码已经存在，忽略导入。',
      'The import failed: Row 4 was left out: The role code is there already',
    ],
    ['请求过于频繁，请稍后重试 (too many requests)', 'Too many requests'],
    ['只能合并 PDF 文件: a.png (not a PDF file)', '只能合并 PDF 文件: a.png (not a PDF file)'],
    ['version: 缺少版本号 (send the version that was read)', 'version: send the version that was read'],
    ['每页最多1000条，不能查询全部', 'A page has 1000 rows at most: not all can be asked for at once'],
    ['temp/2026/01/a.png', 'temp/2026/01/a.png'],
    ['王小敏', '王小敏'],
  ])('%s is in English: %s', (text, english) => {
    expect(inEnglish(text)).toBe(english)
  })

  it.each([
    ['添加成功！', '添加成功！'],
    ['请求过于频繁，请稍后重试 (too many requests)', '请求过于频繁，请稍后重试'],
    ['version: 缺少版本号 (send the version that was read)', 'version: 缺少版本号'],
    // What somebody typed is not cut.
    ['没有此客户：Ever Grace (Shanghai)', '没有此客户：Ever Grace (Shanghai)'],
  ])('%s is in Chinese: %s', (text, chinese) => {
    expect(inLanguage(text, 'zh-CN')).toBe(chinese)
  })
})

const HAN = /[\u4e00-\u9fff]/
const SOURCES = fileURLToPath(new URL('..', import.meta.url))
/** The language of lists, which refuses by the same means. */
const QUERIES = fileURLToPath(new URL('../../../core/src/query', import.meta.url))
/** Rows of the database, and what is no part of the running server. */
const NO_TEXTS =
  /\.test\.ts$|^(testing|seed)\/|migrations\/|systemDictionaries|systemMenus|operationsMenus|menuParts|text\/english/
/** Where a text stands that is in both languages, or for the log, or stored. */
const ELSEWHERE = new Set([
  'said',
  'refuse',
  'told',
  'inBoth',
  'title',
  'titled',
  'note',
  'log',
  'sender.send',
])
const NAMED = new Set(['zh', 'logContent'])
/** What clients and people know by these very words, in any language (contract §1.3, §14, §5.1). */
const KEPT = new Set(['Token失效，请重新登录!', '心跳响应', '导出人:{}', '{}报表', '{}导入错误.xlsx'])
/** Stored with a mail or a run of a job, for whoever reads it, in both languages. */
const STORED = /^未配置\{\} \(\{\} is not set\)$|^参数格式：.* \(the parameter is not of this form\)$/

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text
  if (!ts.isTemplateExpression(node) || ts.isTaggedTemplateExpression(node.parent)) return undefined
  return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('')
}

/** Whether the text is one that a caller is told in the language of the contract. */
function isTold(node: ts.Node): boolean {
  let above = node.parent
  while (
    ts.isConditionalExpression(above) ||
    ts.isParenthesizedExpression(above) ||
    ts.isBinaryExpression(above)
  )
    above = above.parent
  if (ts.isTaggedTemplateExpression(above) || ts.isRegularExpressionLiteral(above)) return false
  if (ts.isPropertyAssignment(above)) return !NAMED.has(above.name.getText())
  return !(ts.isCallExpression(above) && ELSEWHERE.has(above.expression.getText()))
}

it('no text of the server speaks Chinese only', () => {
  const missing = new Set<string>()
  const files = [SOURCES, QUERIES].flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((name) => ({ folder, name: String(name) })),
  )
  for (const { folder, name } of files) {
    if (!name.endsWith('.ts') || NO_TEXTS.test(name)) continue
    const source = ts.createSourceFile(
      name,
      readFileSync(join(folder, name), 'utf8'),
      ts.ScriptTarget.Latest,
      true,
    )
    const visit = (node: ts.Node): void => {
      const text = textOf(node)
      if (text && HAN.test(text) && !KEPT.has(text) && !STORED.test(text) && isTold(node)) {
        if (inEnglish(text) === text) missing.add(`${name}: ${text}`)
        // Of a text that says both, only one may be told.
        const bilingual = /\([\x20-\x7e]*[a-z]{2}[^\u4e00-\u9fff]*\)$/.test(text)
        if (bilingual && inLanguage(text, 'zh-CN') === text) missing.add(`${name}: ${text}`)
      }
      ts.forEachChild(node, visit)
    }
    visit(source)
  }
  expect([...missing]).toEqual([])
})
