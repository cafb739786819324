// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { AreaSelect } from '@lading/ui/area-select'
import { ContextMenu } from '@lading/ui/context-menu'
import { CronBuilder } from '@lading/ui/cron-builder'
import { DictRadio, DictSelect } from '@lading/ui/dict-controls'
import { PromptModal } from '@lading/ui/dialogs'
import { RichTextEditor } from '@lading/ui/editors'
import { ExcelImportModal } from '@lading/ui/excel-import'
import { EntityForm, FormHeader, FormSection, useEntityForm } from '@lading/ui/form'
import { DataTable, ListPage, TreeTable, useListPage, useTreeTable } from '@lading/ui/list-page'
import { UserPicker } from '@lading/ui/pickers'
import { SliderVerify } from '@lading/ui/slider-verify'
import { SuperQuery, superQueryFields } from '@lading/ui/super-query'
import {
  StoryFrame,
  contextMenuTester,
  controlTester,
  createDemoDataSource,
  cronTester,
  demoQuotation,
  dialogTester,
  editorTester,
  entityFormTester,
  fillBrowserGaps,
  importTester,
  listPageTester,
  pickerTester,
  sliderTester,
  superQueryTester,
  treeTableTester,
  uploadTester,
} from '@lading/ui/testing'
import { FileUpload } from '@lading/ui/upload'
import { startI18n } from '@/app/i18n/i18n'
import { AddDesign } from '@/designer/AddDesign'
import { TenantForm } from '@/session/login/parts/TenantForm'
import { SecondFactorForm } from '@/session/second-factor/SecondFactorForm'

fillBrowserGaps()
afterEach(cleanup)

const soon = (check: () => unknown) => vi.waitFor(check, { timeout: 5000 })
const nothing = () => undefined
const show = (children: ReactNode) => render(<StoryFrame>{children}</StoryFrame>)

const slow = createDemoDataSource({ latency: 500 })

function Cron() {
  const [value, setValue] = useState('0 0 9 ? * MON-FRI *')
  return <CronBuilder value={value} onChange={setValue} />
}
function Quotations() {
  const page = useListPage(demoQuotation, { storageKey: null })
  return (
    <ListPage page={page}>
      <DataTable page={page} columns={['quotationNo', 'status']} />
    </ListPage>
  )
}
function Quotation() {
  const form = useEntityForm(demoQuotation, {})
  return (
    <EntityForm form={form}>
      <FormHeader />
      <FormSection rows={[['customerName', 'remark']]} />
    </EntityForm>
  )
}
const branches = () => Promise.resolve([{ id: '1', name: '备件', children: [{ id: '2', name: '轴承' }] }])
function Categories() {
  const tree = useTreeTable({ load: branches })
  return <TreeTable label="分类" tree={tree} columns={[{ key: 'name', title: '名称' }]} />
}

// What every user of the library has at hand: testing-library and jsdom, which draws nothing and has no sizes.
describe('published testers in jsdom', () => {
  it('of controls', async () => {
    show(
      <>
        <DictSelect code="port" aria-label="港口" />
        <DictRadio code="unit" aria-label="单位" defaultValue="piece" />
        <AreaSelect aria-label="地区" disabled />
      </>,
    )
    const port = controlTester('港口')
    await port.choose('宁波')
    expect(port.shown()).toEqual(['宁波'])
    expect(controlTester('单位').options().length).toBeGreaterThan(1)
    expect(controlTester('地区').isDisabled()).toBe(true)
  })

  it('of pickers', async () => {
    show(<UserPicker aria-label="负责人" />)
    const picker = pickerTester()
    await picker.open()
    const [first] = picker.choices()
    await picker.toggle(first!)
    await picker.confirm()
    expect(controlTester('负责人').shown()).toHaveLength(1)
  })

  it('of the cron builder', async () => {
    show(<Cron />)
    const cron = cronTester()
    await cron.field('时')
    cron.type('bad')
    await soon(() => expect(cron.fault()).not.toBe(''))
  })

  it('of dialogs', async () => {
    show(
      <PromptModal
        open
        title="保存查询"
        label="查询名称"
        rules={[{ required: true }]}
        onOk={nothing}
        onCancel={nothing}
      />,
    )
    const dialog = dialogTester()
    await dialog.ready('保存查询')
    dialog.press('确定')
    await soon(() => expect(dialog.faults()).toHaveLength(1))
  })

  it('of uploads', async () => {
    show(<FileUpload />)
    const upload = uploadTester()
    upload.choose(new File(['%PDF-1.7'], 'a.pdf', { type: 'application/pdf' }))
    await soon(() => expect(upload.files()).toHaveLength(1))
    await upload.settled()
    expect(upload.files().map(({ name }) => name)).toEqual(['a.pdf'])
  })

  it('of imports', async () => {
    show(<ExcelImportModal open onImport={nothing as never} onOk={nothing} onClose={nothing} />)
    importTester().choose(new File(['PK'], 'a.xlsx'))
    await soon(() => expect(importTester().files()).toEqual(['a.xlsx']))
  })

  it('of list pages, whose rows take their time', async () => {
    render(
      <StoryFrame dataSource={slow}>
        <Quotations />
      </StoryFrame>,
    )
    const list = listPageTester()
    await list.ready()
    expect(list.rows().length).toBeGreaterThan(0)
  })

  it('of tree tables', async () => {
    show(<Categories />)
    const tree = treeTableTester()
    await tree.ready()
    await tree.open('备件')
    expect(tree.names()).toEqual(['备件', '轴承'])
  })

  it('of forms', async () => {
    show(<Quotation />)
    const form = entityFormTester()
    await form.ready()
    form.fill('备注', '加急')
    expect(form.value('备注')).toBe('加急')
  })

  it('of the advanced query', async () => {
    show(
      <SuperQuery
        open
        fields={superQueryFields(demoQuotation, 'zh-CN')}
        saveCode="test"
        onSearch={nothing}
        onReset={nothing}
        onClose={nothing}
      />,
    )
    const query = superQueryTester()
    await query.ready()
    expect(query.entries()).toEqual(['条件1'])
  })

  it('of context menus', async () => {
    const { getByText } = show(
      <ContextMenu items={[{ key: 'refresh', label: '刷新' }]}>
        <button type="button">报价</button>
      </ContextMenu>,
    )
    await contextMenuTester().open(getByText('报价'))
    expect(contextMenuTester().entries()).toEqual(['刷新'])
  })

  it('of the slider', async () => {
    show(<SliderVerify onVerified={nothing} />)
    await sliderTester().verify()
    expect(sliderTester().text()).toBe('验证通过')
  })

  it('of editors', async () => {
    show(<RichTextEditor label="公告" value="<p>到港通知</p>" />)
    await editorTester().ready()
    expect(editorTester().text()).toBe('到港通知')
  })
})

/** Forms of the portal that are written by hand: what they say when nothing is entered, and what they hand on. */
describe('a form written by hand', () => {
  beforeAll(startI18n)
  const passed = vi.fn()
  const type = (label: string, text: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
  const twoTenants = { token: 'x', tenantList: [{ id: 7, name: '航达' }] } as never
  const pending = { ticket: 'x', enter: nothing, giveUp: nothing }

  it.each<
    [name: string, form: ReactNode, first: () => HTMLElement, why: string, enter?: () => void, given?: object]
  >([
    [
      'a new design',
      <AddDesign
        key="design"
        title="新建"
        start={{ source: 'orders' }}
        rules={{ source: 'required' }}
        onAdd={(values) => Promise.resolve(passed(values))}
        onClose={nothing}
      />,
      () => screen.getByLabelText('编码'),
      '小写字母开头，只能用字母和数字，最多30个字符；发布后不能修改',
      () => {
        type('编码', 'siteVisit')
        type('名称', '现场拜访')
        type('英文名称', 'Site visit')
      },
      { code: 'siteVisit', zh: '现场拜访', en: 'Site visit', source: 'orders' },
    ],
    [
      'the tenant',
      <TenantForm key="tenant" result={twoTenants} onChosen={passed} onCancel={nothing} />,
      () => screen.getByLabelText('航达'),
      '请选择租户！',
      () => fireEvent.click(screen.getByLabelText('航达')),
      7 as never,
    ],
    [
      'the code of a login',
      <SecondFactorForm key="code" pending={pending} />,
      () => screen.getByPlaceholderText('动态验证码'),
      '请输入验证码！',
    ],
  ])('refuses and hands on %s', async (_name, form, first, why, enter, given) => {
    passed.mockClear()
    show(form)
    const send = () => fireEvent.click(document.querySelector('button[type=submit]')!)
    send()
    await soon(() =>
      expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(why),
    )
    await soon(() => expect(document.activeElement).toBe(first()))
    expect(passed).not.toHaveBeenCalled()
    if (!enter) return
    enter()
    send()
    await soon(() => expect(passed).toHaveBeenCalledWith(given))
  })
})
