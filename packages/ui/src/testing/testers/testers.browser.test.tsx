import { describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import * as contextMenus from '../../context-menu/ContextMenu.stories'
import * as editors from '../../editors/Editors.stories'
import * as sliders from '../../slider-verify/SliderVerify.stories'
import * as queries from '../../super-query/SuperQuery.stories'
import { composeStories } from '../browser/stories'
import { contextMenuTester, editorTester, sliderTester } from './smallTesters'
import { superQueryTester } from './superQueryTester'

const { Groups, Shared } = composeStories(queries)
const { Default: Slider } = composeStories(sliders)
const { CodeDefault, RichText } = composeStories(editors)
const { Default: Menu } = composeStories(contextMenus)

describe('published testers', () => {
  it('of the advanced query', async () => {
    await render(<Groups />)
    const query = superQueryTester()
    await query.ready()
    expect(query.entries()).toEqual(['条件1', '分组1', '条件2', '分组2', '条件3', '条件4'])
    expect(query.sentence()).toContain('合计金额 大于等于 100000')
    query.fill('条件2', '5')
    await vi.waitFor(() => expect(query.sentence()).toContain('合计金额 大于等于 5'))
    expect(() => query.fill('条件9', 'x')).toThrow('There is no “条件9”')
  })

  it('of its saved queries', async () => {
    await render(<Shared />)
    const query = superQueryTester()
    await query.ready()
    expect(query.saved()).toEqual(['本月报价', '上海港加急', '部门待办'])
    query.load('本月报价')
    await vi.waitFor(() => expect(query.entries()).toEqual(['条件1', '条件2']))
  })

  it('of the slider', async () => {
    await render(<Slider />)
    const slider = sliderTester()
    expect(slider.value()).toBe(0)
    await slider.verify()
    expect([slider.value(), slider.text()]).toEqual([100, '验证通过'])
  })

  it('of the editors', async () => {
    const code = await render(<CodeDefault />)
    await editorTester().ready()
    expect(editorTester().text()).toContain('from sa_quotation_line')
    editorTester().type(' -- 完')
    await vi.waitFor(() => expect(editorTester().text()).toMatch(/ -- 完$/))
    await code.unmount()
    await render(<RichText />)
    await editorTester().ready()
    expect(editorTester().buttons()).toContain('加粗')
    expect(editorTester().text()).toContain('到港通知')
    editorTester().type('再次通知')
    await vi.waitFor(() => expect(editorTester().text()).toMatch(/再次通知$/))
  })

  it('of the context menu', async () => {
    const { container } = await render(<Menu />)
    const menu = contextMenuTester()
    await menu.open(container.querySelector('[tabindex], button') ?? container.firstElementChild!)
    expect(menu.entries().length).toBeGreaterThan(1)
    expect(() => menu.choose('没有')).toThrow('There is no entry')
  })
})
