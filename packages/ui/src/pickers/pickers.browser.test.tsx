import { Form } from 'antd'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { FormEvent, ReactNode } from 'react'
import { createFakeDataSource } from '../testing/fake/createFakeDataSource'
import type { FakeSeed } from '../testing/fake/createFakeDataSource'
import { demoDepartments, demoDicts, demoUsers } from '../testing/fixtures/people'
import { demoPickers } from '../testing/fixtures/pickers'
import { StoryFrame } from '../testing/StoryFrame'
import { textOf, waitFor } from '../testing/testers/dom'
import { controlTester } from '../testing/testers/controlTester'
import { pickerTester } from '../testing/testers/pickerTester'
import { DepartmentPicker } from './department-picker/DepartmentPicker'
import { MultiUserPicker } from './multi-user-picker/MultiUserPicker'
import { RecordDialog } from './record-picker/RecordDialog'
import { RecordPicker } from './record-picker/RecordPicker'
import { RolePicker } from './role-picker/RolePicker'
import type { PickerFieldProps } from './shared/pickerSource'
import { UserPicker } from './user-picker/UserPicker'

const customers = Array.from({ length: 12 }, (_, at) => ({
  id: String(at),
  customerNo: `C${100 + at}`,
  name: `客户${at}`,
}))

async function show(children: ReactNode, more: Partial<FakeSeed> = {}) {
  const source = createFakeDataSource({
    ...demoPickers,
    users: demoUsers,
    departments: demoDepartments,
    resources: { '/demo/customer': customers },
    ...more,
  })
  await render(<StoryFrame dataSource={source}>{children}</StoryFrame>)
  return source
}

type Kind = (props: PickerFieldProps) => ReactNode

function Held({
  Picker,
  first = null,
  onChange,
  ...props
}: PickerFieldProps & { Picker: Kind; first?: string | null }) {
  const [value, setValue] = useState<string | null>(first)
  return (
    <Picker
      aria-label="选择器"
      {...props}
      value={value}
      onChange={(next, chosen) => {
        setValue(next)
        onChange?.(next, chosen)
      }}
    />
  )
}

const picker = pickerTester()
/** Of the dialog, as it is asked for. */
const width = () => document.querySelector<HTMLElement>('.ant-modal')?.style.cssText
/** What the list of page sizes offers. */
async function pageSizes(): Promise<number[]> {
  await userEvent.click(document.querySelector('.ant-pagination-options .ant-select')!)
  const options = () => [...document.querySelectorAll('.ant-select-item-option')]
  await vi.waitFor(() => expect(options().length).toBeGreaterThan(0))
  return options().map(({ textContent }) => parseInt(textContent ?? ''))
}
const message = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible()

describe('pickers', () => {
  it('keeps what is chosen across pages, searches and departments', async () => {
    const onChange = vi.fn()
    const source = await show(<Held Picker={UserPicker} multiple onChange={onChange} />)
    await picker.open()
    expect(picker.title()).toBe('根据部门选择用户')
    expect(width()).toContain('1250px')
    expect(picker.choices()).toHaveLength(10)
    expect(await pageSizes()).toEqual([10, 20, 30])
    await userEvent.keyboard('{Escape}')
    await picker.toggle('王伟')
    await picker.page(2)
    await picker.toggle('孙慧')
    await picker.search('zhouyan')
    expect(picker.choices()).toEqual(['zhouyan'])
    await picker.toggle('周燕')
    await vi.waitFor(() => expect(picker.chosen()).toEqual(['王伟', '孙慧', '周燕']))
    await picker.confirm()
    expect(onChange.mock.lastCall?.[0]).toBe('wangwei,sunhui,zhouyan')
    const asked = source.calls.filter(({ path }) => path === 'users/page').map(({ input }) => input)
    expect(asked[0]).toMatchObject({ column: 'createTime', order: 'desc', pageNo: 1, pageSize: 10 })
  })

  it('shows the users of a department and finds names by pinyin', async () => {
    const source = await show(<Held Picker={UserPicker} multiple />)
    await picker.open()
    await page.getByText('宁波公司').click()
    await vi.waitFor(() =>
      expect(source.calls.at(-1)?.input).toMatchObject({ departId: 'dept-4', pageNo: 1 }),
    )
    await picker.search('ln')
    expect(picker.choices()).toEqual(['lina'])
  })

  it('is searched by what is typed into the closed field: name, account or pinyin, and asks no more than that', async () => {
    const source = await show(<Held Picker={UserPicker} aria-label="经办人" />)
    const asked = () => source.calls.map(({ input }) => input)
    const control = controlTester('经办人')
    await userEvent.tab()
    await userEvent.keyboard('王')
    await vi.waitFor(() => expect(control.options()).toEqual(['王伟']))
    expect(asked()).toEqual([{ realname: '*王*', pageNo: 1, pageSize: 10 }])
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(control.shown()).toEqual(['王伟']))
    // The list that closed asks for nothing.
    await new Promise((resolve) => setTimeout(resolve, 1000))
    expect(asked()).toHaveLength(1)
    await userEvent.keyboard('zhou yan')
    await vi.waitFor(() => expect(control.options()).toEqual(['周燕']), 5000)
  })

  it('finds roles, departments and records by pinyin in the field', async () => {
    const rows = [{ id: '1', customerNo: 'C1', name: '招商局' }]
    await show(
      <>
        <RolePicker aria-label="角色" />
        <DepartmentPicker aria-label="部门" />
        <RecordPicker aria-label="客户" reference="customer" />
      </>,
      { resources: { '/demo/customer': rows } },
    )
    for (const [name, word, found] of [
      ['角色', 'shenji', '审计'],
      ['部门', 'nbcc', '宁波仓储部'],
      ['客户', 'zsj', 'C1 招商局'],
    ] as const) {
      const control = controlTester(name)
      await control.open()
      await control.type(word)
      await vi.waitFor(() => expect(control.options()).toEqual([found]), 5000)
      await userEvent.keyboard('{Escape}')
    }
  })

  it('cancels without a change, refuses none or answers one, and gives the focus back', async () => {
    const onChange = vi.fn()
    await show(<Held Picker={RolePicker} first="sales" onChange={onChange} />)
    await picker.open()
    await picker.toggle('审计')
    await picker.click('取消')
    await waitFor('the dialog to close', () => !document.querySelector('[role="dialog"]'))
    expect(onChange).not.toHaveBeenCalled()
    await expect.element(page.getByRole('button', { name: '打开“选择角色”' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await picker.ready()
    await picker.toggle('销售经办')
    await picker.click('确定')
    await message('请选择一条记录')
    await picker.toggle('财务')
    await picker.confirm()
    expect(onChange).toHaveBeenCalledExactlyOnceWith('finance', [
      expect.objectContaining({ row: { id: 'role-finance', roleCode: 'finance', roleName: '财务' } }),
    ])
    await picker.open()
    await expect.element(page.getByRole('button', { name: '财务' })).toBeVisible()
  })

  it('asks for the names of a whole page by one call of each kind', async () => {
    const source = await show(
      <>
        {Array.from({ length: 25 }, (_, at) => (
          <div key={at}>
            <UserPicker aria-label={`用户${at}`} value={demoUsers[at % 12]!.username} />
            <RolePicker aria-label={`角色${at}`} value={at % 2 ? 'sales' : 'audit'} />
          </div>
        ))}
      </>,
    )
    await vi.waitFor(() => expect(textOf(document.body)).toContain('孙慧'))
    await vi.waitFor(() => expect(textOf(document.body)).toContain('销售经办'))
    expect(source.calls.map(({ path }) => path).sort()).toEqual(['roles/page', 'users/byUsernames'])
  })

  it('resolves a pasted list and tells what was not found', async () => {
    const twin = { ...demoUsers[0]!, id: 'twin', username: 'wangwei9', workNo: 'W9' }
    await show(<Held Picker={UserPicker} multiple />, { users: [...demoUsers, twin] })
    await picker.open()
    await picker.click('批量粘贴')
    await page
      .getByRole('textbox', { name: '粘贴名称、账号或工号，一行一个' })
      .fill('李娜\nW1003\nliuyang，无名 王伟')
    await picker.click('识别并加入')
    await message('未找到：无名')
    await message('已加入 3 项')
    await page.getByRole('button', { name: '王伟（wangwei9）' }).click()
    await vi.waitFor(() => expect(picker.chosen().sort()).toEqual(['刘洋', '张敏', '李娜', '王伟'].sort()))
  })

  it('takes five hundred of a longer list and leaves the rest to be found next', async () => {
    await show(<Held Picker={UserPicker} multiple />)
    await picker.open()
    await picker.click('批量粘贴')
    // More than 100,000 characters: not typed one by one, as the browser's own insertion of so many lines takes minutes.
    const list = Array.from({ length: 12_000 }, (_, at) => `无名氏第${at}号`)
    const box = page.getByRole('textbox', { name: '粘贴名称、账号或工号，一行一个' }).element()
    const text = ['李娜', ...list.slice(0, 499), '王伟', ...list.slice(499)].join('\n')
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(box, text)
    box.dispatchEvent(new Event('input', { bubbles: true }))
    await picker.click('识别并加入')
    await message('已加入 1 项')
    await message('还有 11502 个未识别，请再次点击')
    // A button that loads takes no press.
    await waitFor('the button', () => !document.querySelector('.ant-btn-loading'))
    await picker.click('识别并加入')
    await message('还有 11002 个未识别，请再次点击')
    expect(picker.chosen()).toEqual(['李娜', '王伟'])
  })

  it('links departments or not, and in single mode keeps the newest', async () => {
    const onChange = vi.fn()
    await show(<Held Picker={DepartmentPicker} multiple onChange={onChange} />)
    await picker.open()
    expect(picker.title()).toBe('选择部门')
    expect(width()).toContain('500px')
    await picker.click('确定')
    await message('请选择部门')
    await picker.click('父子关联方式：取消关联')
    await page.getByRole('menuitem', { name: '父子关联' }).click()
    await picker.toggle('上海公司')
    await message('已选择 3 项')
    await picker.search('仓储')
    await vi.waitFor(() => expect(picker.choices()).toEqual(['宁波公司', '宁波仓储部']))
    await picker.toggle('宁波仓储部')
    await message('已选择 5 项')
    await picker.confirm()
    expect(onChange.mock.lastCall?.[0]).toBe('dept-1,dept-2,dept-3,dept-5,dept-4')
  })

  it('keeps the newest department only, in single mode', async () => {
    const onChange = vi.fn()
    await show(<Held Picker={DepartmentPicker} first="dept-1" onChange={onChange} />)
    await picker.open()
    await picker.toggle('宁波公司')
    await picker.confirm()
    expect(onChange).toHaveBeenCalledExactlyOnceWith('dept-4', [
      expect.objectContaining({ text: '宁波公司' }),
    ])
  })

  it('tells of chosen departments that are gone, keeps them, and takes them away when asked', async () => {
    const onChange = vi.fn()
    await show(<Held Picker={DepartmentPicker} multiple first="dept-2,gone" onChange={onChange} />)
    await picker.open()
    await message('已选择 2 项')
    await message('其中 1 项已不在部门中')
    await picker.click('删除')
    await message('已选择 1 项')
    await picker.confirm()
    expect(onChange.mock.lastCall?.[0]).toBe('dept-2')
  })

  it('shows records five to a page with what is chosen beside them', async () => {
    await show(
      <Held Picker={(props) => <RecordPicker {...props} reference="customer" />} multiple first="C111" />,
    )
    await picker.open()
    expect(picker.choices()).toHaveLength(5)
    expect(width()).toContain('900px')
    expect(await pageSizes()).toEqual([5, 10, 20, 30])
    await userEvent.keyboard('{Escape}')
    await picker.search('客户2')
    await picker.toggle('C102')
    await vi.waitFor(() => expect(picker.chosen()).toEqual(['C111 客户11', '客户2']))
    await picker.click('删除“客户2”')
    await vi.waitFor(() => expect(picker.chosen()).toHaveLength(1))
  })

  it('shows the one record that is chosen beside them as well, to be given up there', async () => {
    const onChange = vi.fn()
    await show(
      <Held
        Picker={(props) => <RecordPicker {...props} reference="customer" />}
        first="C111"
        onChange={onChange}
      />,
    )
    await picker.open()
    await vi.waitFor(() => expect(picker.chosen()).toEqual(['C111 客户11']))
    await picker.toggle('C109')
    await vi.waitFor(() => expect(picker.chosen()).toEqual(['客户9']))
    await picker.click('删除“客户9”')
    await vi.waitFor(() => expect(picker.chosen()).toEqual([]))
    await picker.toggle('C107')
    await picker.confirm()
    expect(onChange.mock.lastCall?.[0]).toBe('C107')
  })

  it('asks for records by further conditions, typed or from a dictionary, and empties them by reset', async () => {
    const reference = {
      api: '/demo/customer',
      value: 'customerNo',
      text: 'name',
      items: [
        { field: 'customerNo', title: { zh: '客户编号', en: 'Customer no.' } },
        { field: 'port', title: { zh: '港口', en: 'Port' }, dict: 'port' },
      ],
    }
    const rows = customers.map((row, at) => ({ ...row, port: at % 2 ? 'CNSHA' : 'CNNGB' }))
    const source = await show(
      <RecordDialog multiple values={[]} reference={reference} onOk={() => {}} onCancel={() => {}} />,
      { resources: { '/demo/customer': rows }, dicts: demoDicts },
    )
    await picker.ready()
    await controlTester('港口').choose('上海')
    await page.getByRole('textbox', { name: '客户编号' }).fill('C10')
    await picker.click('查询')
    await vi.waitFor(() => expect(picker.choices()).toEqual(['C109', 'C107', 'C105', 'C103', 'C101']))
    expect(source.calls.at(-1)?.input).toMatchObject({ customerNo: '*C10*', port: 'CNSHA', pageNo: 1 })
    await picker.click('重置')
    await vi.waitFor(() => expect(source.calls.at(-1)?.input).not.toHaveProperty('port'))
    expect(controlTester('港口').shown()).toEqual([])
  })

  it('finds a record by its key where no name fits', async () => {
    await show(<Held Picker={(props) => <RecordPicker {...props} reference="customer" />} multiple />)
    await picker.open()
    await picker.search('C107')
    expect(picker.choices()).toEqual(['C107'])
  })

  it('names the column of radio buttons', async () => {
    const names = () => [...document.querySelectorAll('.ant-table th')].map(({ textContent }) => textContent)
    await show(<Held Picker={(props) => <RecordPicker {...props} reference="customer" />} />)
    await picker.open()
    await vi.waitFor(() => expect(names().length).toBeGreaterThan(1))
    expect(names()).not.toContain('')
  })

  it('picks several users by id from one table and resolves them by getMultiUser', async () => {
    const onChange = vi.fn()
    const source = await show(<Held Picker={MultiUserPicker} first="user-2" onChange={onChange} />)
    await vi.waitFor(() => expect(textOf(document.body)).toContain('李娜'))
    expect(source.calls).toEqual([{ path: 'users/by', input: { property: 'id', values: ['user-2'] } }])
    await picker.open()
    expect(picker.title()).toBe('选择用户')
    expect(document.querySelector<HTMLElement>('.ant-modal')?.style.cssText).toContain('900px')
    expect(picker.choices()).toHaveLength(5)
    await page.getByRole('textbox', { name: '用户姓名' }).fill('王')
    await picker.click('查询')
    await vi.waitFor(() => expect(picker.choices()).toEqual(['王伟']))
    await picker.toggle('王伟')
    await vi.waitFor(() => expect(picker.chosen()).toEqual(['李娜', '王伟']))
    await picker.confirm()
    expect(onChange.mock.lastCall?.[0]).toBe('user-2,user-1')
  })

  it('searches in a dialog without sending the form around it', async () => {
    const sent = vi.fn()
    const submit = (event: FormEvent) => {
      event.preventDefault()
      sent()
    }
    await show(
      <form onSubmit={submit}>
        <RolePicker aria-label="角色" />
      </form>,
    )
    await picker.open()
    await picker.search('审计')
    expect(picker.choices()).toEqual(['审计'])
    expect(sent).not.toHaveBeenCalled()
  })

  it('works in the forms of antd and of react-hook-form', async () => {
    const told = vi.fn()
    function Forms() {
      const { control, watch } = useForm({ defaultValues: { role: 'audit' as string | null } })
      told(watch('role'))
      return (
        <>
          <Form initialValues={{ user: 'lina' }} onValuesChange={(_, all) => told(all)}>
            <Form.Item name="user" label="用户">
              <UserPicker />
            </Form.Item>
          </Form>
          <Controller
            control={control}
            name="role"
            render={({ field: { ref: _, ...field } }) => <RolePicker aria-label="角色" {...field} />}
          />
        </>
      )
    }
    await show(<Forms />)
    await picker.open('根据部门选择用户')
    await picker.toggle('王伟')
    await picker.confirm()
    await vi.waitFor(() => expect(told).toHaveBeenCalledWith({ user: 'wangwei' }))
    await picker.open('选择角色')
    await picker.toggle('财务')
    await picker.confirm()
    await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith('finance'))
  })
})
