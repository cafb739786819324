import { describe, expect, it } from 'vitest'
import { enUS } from './enUS'
import { insideEn } from './insideEn'
import { insideZh } from './insideZh'
import { zhCN } from './zhCN'

function flat(texts: object, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
      typeof value === 'string'
        ? [[prefix + key, value] as const]
        : [...flat(value as object, `${prefix}${key}.`)],
    ),
  )
}
const zh = flat({ ...zhCN, ...insideZh })
const en = flat({ ...enUS, ...insideEn })
const places = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort()

describe('texts', () => {
  it('say the same in both languages', () => {
    expect([...en.keys()].sort()).toEqual([...zh.keys()].sort())
    for (const [key, text] of zh) expect([key, places(en.get(key) ?? '')]).toEqual([key, places(text)])
  })

  it('leave no Chinese in English and no text empty', () => {
    for (const [key, text] of en) expect([key, /\p{Script=Han}/u.test(text)]).toEqual([key, false])
    for (const [key, text] of [...zh, ...en]) expect([key, text.trim()]).not.toEqual([key, ''])
  })

  it('keeps the texts of the specification to the letter (spec 1 §2, §5, §8)', () => {
    expect(zhCN.shell.tabs.home).toBe('首页不能关闭!')
    expect(zhCN.shell.tabs.last).toBe('这是最后一页，不能再关闭了啦')
    expect(zhCN.session.expired.title).toBe('登录已过期')
    expect(zhCN.session.expired.text).toBe('请重新登录')
    expect(enUS.session.expired.title).toBe('Login Expired')
    expect(enUS.session.expired.text).toBe('Sorry login has expired please log in again')
    expect(enUS.session.expired.relogin).toBe('re-login')
    expect(enUS.session.login.failed).toBe('Login Failed')
    expect(zhCN.shell.user.cacheCleared).toBe('Success！')
    expect(zhCN.shell.user.cacheFailed).toBe('刷新缓存失败！')
    expect(zhCN.shell.notice.title).toBe('通知消息')
    expect(zhCN.shell.notice.handle).toBe('去处理')
    expect(zhCN.shell.user.department).toBe('部门切换')
    expect(zhCN.session.login.noDepartment).toBe('您尚未设置部门信息!')
    expect(zhCN.session.register.differ).toBe('两次输入的密码不一样！')
  })
})
