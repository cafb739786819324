import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const PACKAGES = resolve(import.meta.dirname, '../..')
/** What people can meet. */
const ROOMS = ['core/src', 'request/src', 'ui/src', 'server/src', 'portal/src'] as const

function sourcesOf(room: string): string[] {
  return readdirSync(resolve(PACKAGES, room), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories)\.tsx?$|(^|\/)testing\//.test(name))
    .map((name) => readFileSync(resolve(PACKAGES, room, name), 'utf8'))
}

/** Words that stand in a text as they are: not within a comment, and not as a part of other words. */
function says(source: string, words: string): boolean {
  const text = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  const escaped = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('…N…', '\\$\\{[^}]*\\}')
  return new RegExp(`(['"\`])${escaped}\\1`).test(text)
}

/** Spec 2 §8, row by row; `…N…` is filled in. */
const CATALOGUE: readonly (readonly [situation: string, room: (typeof ROOMS)[number], words: string])[] = [
  ['HTTP 403', 'request/src', '拒绝访问'],
  ['HTTP 404', 'request/src', '未找到'],
  ['HTTP 504 or timeout', 'request/src', '网络超时'],
  ['HTTP 401', 'request/src', '未授权，请重新登录'],
  ['Token失效', 'request/src', '登录已过期'],
  ['Token失效', 'request/src', '请重新登录'],
  ['export of nothing', 'ui/src', '文件下载失败'],
  ['unknown file', 'request/src', '未知的文件'],
  ['import of bad rows', 'ui/src', '导入成功,但是有错误数据!'],
  ['import failure', 'ui/src', '文件上传失败'],
  ['upload failure', 'ui/src', '…N… 上传失败'],
  ['upload failure', 'ui/src', '上传出错'],
  ['upload failure', 'ui/src', '错误信息：…N…'],
  ['upload failure in a cell', 'ui/src', '上传失败'],
  ['upload failure without a message', 'ui/src', '未知错误'],
  ['uploading without a path', 'ui/src', '请稍后'],
  ['search dropdown, nothing', 'ui/src', '没有查询到任何数据'],
  ['search dropdown, no keyword', 'ui/src', '请输入搜索内容'],
  ['search dropdown, placeholder', 'ui/src', '请选择'],
  ['search dropdown, loading', 'ui/src', '加载中…'],
  ['reminder', 'portal/src', 'Reminders have been sent'],
  ['reminder that reached nobody', 'server/src', 'Ticket delivery failed'],
  ['mark success', 'portal/src', 'mark success'],
  ['mark failure', 'portal/src', 'mark failure'],
  ['status reset', 'portal/src', 'status reset successful'],
  ['toolbar delete', 'ui/src', '确定要删除这 …N… 项吗?'],
  ['area', 'ui/src', 'Bad type value'],
  ['upload status', 'ui/src', '上传中 …N…%'],
  ['tree table', 'ui/src', '列表返回的数据类型无法识别'],
  ['sub-table popover', 'ui/src', 'Failed to open sub-table after …N… retries'],
  // Spec 1 §5 and spec 2 §5, of files and passwords.
  ['image type', 'ui/src', '请上传图片'],
  ['password without the old one', 'ui/src', '请输入旧密码!'],
  ['password of nobody', 'ui/src', '当前系统无登录用户!'],
  // Spec 2 §5, the rules of the business.
  ['quotation actions', 'core/src', '请选择一条记录'],
  ['high-risk vessel', 'portal/src', '高风险船舶不能创建订单'],
  ['department PC01', 'portal/src', '部门PC01只能选择CO'],
  ['prepayment over 10,000', 'portal/src', '预付款超过10,000需要上传合同'],
  ['supplier that has stopped', 'portal/src', '供应商已停止接单'],
  ['non-prepayment without an invoice', 'portal/src', '非预付款需要填写发票号码'],
  ['no task number', 'portal/src', '任务号不能为空'],
  ['task number expired', 'portal/src', '任务号日期已过期'],
  ['category that wants a task', 'portal/src', '该类别必须填写任务号'],
]

describe('the error catalogue of spec 2 §8', () => {
  const sources = new Map(ROOMS.map((room) => [room, sourcesOf(room)]))
  it.each(CATALOGUE)('%s: %s says %s', (_situation, room, words) => {
    expect(sources.get(room)!.some((source) => says(source, words))).toBe(true)
  })
})
