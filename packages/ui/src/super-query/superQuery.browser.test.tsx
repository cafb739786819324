import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openSuperQuery, line, button, choose, remark } from '../testing/browser/superQueries'

describe('SuperQuery', () => {
  it('is 1000 wide and refuses an empty query', async () => {
    const { onSearch, onClose } = await openSuperQuery()
    expect(document.querySelector<HTMLElement>('.ant-modal')?.style.cssText).toContain('1000px')
    await button(/查\s*询$/).click()
    await expect.element(page.getByText('不能查询空条件')).toBeVisible()
    await button('保存查询条件').click()
    await expect.element(page.getByText('空条件不能保存')).toBeVisible()
    expect(onSearch).not.toHaveBeenCalled()
    expect(onClose).not.toHaveBeenCalled()
  })

  it('gives the conditions that count', async () => {
    const { onSearch, onClose } = await openSuperQuery()
    await choose(line(1).getByRole('combobox', { name: '查询字段' }), '备注')
    await choose(line(1).getByRole('combobox', { name: '匹配规则' }), '包含')
    await line(1).getByRole('textbox', { name: '查询值' }).fill('急')
    await button('添加条件').click()
    await choose(page.getByRole('combobox', { name: '过滤条件匹配' }), 'OR（条件中的任意一个匹配）')
    await button(/查\s*询$/).click()
    expect(onSearch).toHaveBeenCalledExactlyOnceWith({ ...remark, matchType: 'or' })
    expect(onClose).toHaveBeenCalled()
  })

  it('clears the value with its field and keeps the first of several values', async () => {
    const { onSearch } = await openSuperQuery({
      matchType: 'and',
      lines: [
        { field: 'port', rule: 'in', val: ['SHA', 'NGB'] },
        { field: 'remark', rule: 'eq', val: '急' },
      ],
    })
    await choose(line(1).getByRole('combobox', { name: '匹配规则' }), '等于')
    await choose(line(2).getByRole('combobox', { name: '查询字段' }), '客户名称')
    await expect.element(line(2).getByRole('textbox', { name: '查询值' })).toHaveValue('')
    await button(/查\s*询$/).click()
    expect(onSearch.mock.lastCall?.[0].lines).toEqual([{ field: 'port', rule: 'eq', val: 'SHA' }])
  })

  it('moves the focus to a line that was added, and to the next when one is removed', async () => {
    await openSuperQuery(remark)
    await button('添加条件').click()
    const second = line(2).getByRole('combobox', { name: '查询字段' })
    await expect.element(second).toHaveFocus()
    await button('删除条件1').click()
    await expect.element(line(2)).not.toBeInTheDocument()
    await expect.element(line(1).getByRole('combobox', { name: '查询字段' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
  })

  it('says in words what it asks for, and asks for days that move', async () => {
    const { onSearch } = await openSuperQuery({
      matchType: 'and',
      lines: [
        { field: 'port', rule: 'in', val: ['CNSHA', 'CNNGB'] },
        { field: 'salesman', rule: 'eq', val: 'wangwei' },
        { field: 'amount', rule: 'range', val: ['1000', ''] },
        { field: 'remark', rule: 'empty' },
      ],
    })
    const sentence = page.getByRole('note', { name: '查询含义' })
    await expect.element(sentence).toHaveTextContent('在…中 上海、宁波，且')
    await expect.element(sentence).toHaveTextContent('等于 王伟，且')
    await expect.element(sentence).toHaveTextContent('介于 1000 起，且 备注 为空')
    await button('添加条件').click()
    await choose(line(5).getByRole('combobox', { name: '查询字段' }), '创建时间')
    await choose(line(5).getByRole('combobox', { name: '匹配规则' }), '日期在')
    await choose(line(5).getByRole('combobox', { name: '查询值' }), '今天')
    await expect.element(sentence).toHaveTextContent(/创建时间 日期在 今天（\d{4}-\d\d-\d\d）/)
    await button(/查\s*询$/).click()
    expect(onSearch.mock.lastCall?.[0].lines.at(-1)).toEqual({
      field: 'createTime',
      rule: 'relative',
      val: 'today',
    })
  })

  it('marks a field that no longer exists', async () => {
    await openSuperQuery({ matchType: 'and', lines: [{ field: 'old', rule: 'eq', val: '1' }] })
    await expect.element(page.getByText('字段“old”已不存在，该条件不生效')).toBeVisible()
    await button(/查\s*询$/).click()
    await expect.element(page.getByText('不能查询空条件')).toBeVisible()
  })

  it('puts conditions into groups and says so', async () => {
    const { onSearch } = await openSuperQuery({
      matchType: 'and',
      lines: [...remark.lines, { field: 'amount', rule: 'ge', val: 5 }],
    })
    await button('条件2的更多操作').click()
    await page.getByRole('menuitem', { name: '单独成组' }).click()
    const group = page.getByRole('group', { name: '分组1', exact: true })
    await expect.element(group).toBeVisible()
    await button('在分组1中添加条件').click()
    await choose(line(3).getByRole('combobox', { name: '查询字段' }), '客户名称')
    await line(3).getByRole('textbox', { name: '查询值' }).fill('运')
    await expect
      .element(page.getByRole('note', { name: '查询含义' }))
      .toHaveTextContent('备注 包含 急，且 （合计金额 大于等于 5，或 客户名称 等于 运）')
    await button(/查\s*询$/).click()
    expect(onSearch.mock.lastCall?.[0].lines[1]).toEqual({
      matchType: 'or',
      lines: [
        { field: 'amount', rule: 'ge', val: 5 },
        { field: 'customerName', rule: 'eq', val: '运' },
      ],
    })
  })

  it('works by the keyboard alone: a condition is filled, moved into a group and searched by', async () => {
    const { onSearch } = await openSuperQuery({
      matchType: 'and',
      lines: [
        { field: 'remark', rule: 'like', val: 'a' },
        { matchType: 'or', lines: remark.lines },
      ],
    })
    const first = line(1).getByRole('textbox', { name: '查询值' })
    ;(first.element() as HTMLElement).focus()
    await userEvent.keyboard('b')
    // Into the group, and on to its end; the focus goes with the condition.
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect.element(page.getByText('已移到条件1的位置')).toBeInTheDocument()
    await vi.waitFor(() => expect(document.activeElement?.matches('input')).toBe(true))
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect.element(page.getByText('已移到条件2的位置')).toBeInTheDocument()
    await vi.waitFor(() => expect(document.activeElement?.matches('input')).toBe(true))
    await userEvent.keyboard('c')
    await expect.element(line(2).getByRole('textbox', { name: '查询值' })).toHaveValue('abc')
    expect(document.activeElement).toBe(line(2).getByRole('textbox', { name: '查询值' }).element())
    // By the menu of the group: apart again.
    ;(button('分组1的更多操作').element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    const dissolve = page.getByRole('menuitem', { name: '取消分组' })
    await expect.element(dissolve).toBeVisible()
    await vi.waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('menuitem'))
    await userEvent.keyboard('{End}')
    await vi.waitFor(() => expect(document.activeElement).toBe(dissolve.element()))
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('group', { name: '分组1', exact: true })).not.toBeInTheDocument()
    ;(button(/查\s*询$/).element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    expect(onSearch).toHaveBeenCalledExactlyOnceWith({
      matchType: 'and',
      lines: [...remark.lines, { field: 'remark', rule: 'like', val: 'abc' }],
    })
  })
})
