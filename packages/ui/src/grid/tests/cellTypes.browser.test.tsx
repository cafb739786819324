import { createRef } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { UiProvider } from '../../foundation/UiProvider'
import { BeginWorkContext } from '../../foundation/unfinished/unfinished'
import { createDemoDataSource, demoReferences } from '../../testing/fixtures/demoDataSource'
import { EditableGrid } from '../EditableGrid'
import { GridTester } from '../testing/gridTester'
import { waitFor } from '../../testing/testers/dom'
import type { EditableGridProps } from '../api/props'
import type { GridColumn } from '../api/column'
import type { GridHandle } from '../api/handle'

type Row = Record<string, unknown> & { id: string }
type Files = NonNullable<ReturnType<typeof createDemoDataSource>['files']>
type Upload = Files['upload']

const FILES: GridColumn[] = [
  { key: 'name', title: '名称', width: 120 },
  { key: 'files', title: '附件', type: 'file', number: 2, width: 260 },
]

/** A grid inside of a provider; `upload` stands for the server's part of sending a file. */
async function renderCells(
  props: Partial<EditableGridProps> & { columns: GridColumn[]; rows: Row[] },
  upload?: Upload,
  change?: (files: Files) => Files,
  alter?: (source: ReturnType<typeof createDemoDataSource>) => void,
) {
  const dataSource = createDemoDataSource()
  const remove = vi.fn(async () => undefined)
  if (upload) dataSource.files = { ...dataSource.files!, upload, remove }
  alter?.(dataSource)
  if (change) dataSource.files = change(dataSource.files!)
  const ref = createRef<GridHandle>()
  const unfinished = new Set<object>()
  const begin = () => {
    const work = {}
    unfinished.add(work)
    return () => void unfinished.delete(work)
  }
  const screen = await render(
    <UiProvider dataSource={dataSource} references={demoReferences}>
      <BeginWorkContext value={begin}>
        <EditableGrid size="small" {...props} ref={ref} />
      </BeginWorkContext>
    </UiProvider>,
  )
  const tester = new GridTester(screen.container, ref)
  await tester.drawn()
  return { tester, grid: tester.grid, remove, unfinished }
}

const pdf = (name: string) => new File(['%PDF-1.7 '], name, { type: 'application/pdf' })
// Its code may still be on its way.
const chooser = () =>
  waitFor('the box of files', () => document.querySelector<HTMLInputElement>('input[type=file]'))

it('sends a file, shows how far it is, writes its path, tries a failed one again', async () => {
  const calls: {
    file: File
    options: Parameters<Upload>[1]
    done: (path: string) => void
    fail: (why: string) => void
  }[] = []
  const upload: Upload = (file, options) =>
    new Promise((resolve, reject) =>
      calls.push({
        file,
        options,
        done: (path) => resolve({ name: file.name, path, size: file.size }),
        fail: (why) => reject(Object.assign(new Error(why), { code: 400 })),
      }),
    )
  const columns = FILES.map((column) =>
    column.key === 'files' ? { ...column, action: '/own/upload', responseName: 'path' } : column,
  )
  const rows = [{ id: 'r1', name: '甲', files: '' }]
  const { grid, tester, unfinished } = await renderCells({ columns, rows }, upload)
  grid.focusCell('r1', 'files')
  await userEvent.keyboard('x')
  await expect.element(page.getByRole('option', { name: '点击上传' })).toBeVisible()
  await userEvent.upload(await chooser(), pdf('contract-2026.pdf'))
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  expect(calls[0]!.options).toMatchObject({ fields: { isup: '1' }, url: '/own/upload', responseName: 'path' })
  calls[0]!.options!.onProgress!(40)
  await vi.waitFor(() => expect(tester.text(0, 2)).toBe('请稍后 40%'))
  expect(unfinished.size).toBe(1)
  // The panel may close meanwhile.
  await userEvent.keyboard('{Escape}')
  calls[0]!.fail('磁盘已满')
  await vi.waitFor(() => expect(tester.text(0, 2)).toBe('上传失败'))
  expect(tester.cell(0, 2)!.querySelector('.lg-file-failed')!.getAttribute('title')).toContain('磁盘已满')
  expect(grid.isDirty()).toBe(false)
  expect(unfinished.size).toBe(0)

  await userEvent.keyboard('{F2}{ArrowUp}{Enter}')
  await vi.waitFor(() => expect(calls).toHaveLength(2))
  calls[1]!.done('temp/contract-2026.pdf')
  await vi.waitFor(() => expect(grid.getRow('r1')).toMatchObject({ files: 'temp/contract-2026.pdf' }))
  expect(tester.text(0, 2)).toBe('contr…')
  await userEvent.keyboard('{Escape}')
  grid.undo()
  expect(grid.getRow('r1')).toMatchObject({ files: '' })
})

it('refuses what the column does not take, opens and removes what may be, and pastes paths', async () => {
  const upload: Upload = async (file) => ({ name: file.name, path: `temp/${file.name}`, size: file.size })
  const rows = [
    { id: 'r1', name: '甲', files: 'temp/a.pdf' },
    { id: 'r2', name: '乙', files: '' },
  ]
  const { grid, tester, remove } = await renderCells({ columns: FILES, rows }, upload)
  grid.focusCell('r1', 'files')
  await userEvent.keyboard('{F2}')
  await userEvent.upload(await chooser(), new File(['x'], 'a.xlsx'))
  await expect.element(page.getByRole('alert')).toHaveTextContent('请上传PDF或者图片')
  await userEvent.upload(await chooser(), [pdf('b.pdf'), pdf('c.pdf')])
  await expect.element(page.getByRole('alert')).toHaveTextContent('最多上传2个文件')
  await vi.waitFor(() => expect(grid.getRow('r1')).toMatchObject({ files: 'temp/a.pdf,temp/b.pdf' }))
  await userEvent.keyboard('{Escape}')
  const copied = tester.copy().text
  expect(copied).toBe('temp/a.pdf,temp/b.pdf')
  grid.focusCell('r2', 'files')
  tester.paste('a.pdf')
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('不是文件路径')
  tester.paste(copied)
  expect(grid.getRow('r2')).toMatchObject({ files: copied })
  await userEvent.keyboard('{F2}')
  await userEvent.click(page.getByRole('option', { name: 'a.pdf' }))
  await userEvent.click(page.getByRole('button', { name: '删除 a.pdf' }))
  await vi.waitFor(() => expect(grid.getRow('r2')).toMatchObject({ files: 'temp/b.pdf' }))
  expect(remove).toHaveBeenCalledWith('temp/a.pdf')
})

it('hides opening and removing where the column forbids them; a grid that is read opens files', async () => {
  const columns = FILES.map((column) =>
    column.key === 'files' ? { ...column, allowDownload: false, allowRemove: false } : column,
  )
  const rows = [{ id: 'r1', name: '甲', files: 'temp/a.pdf' }]
  const { grid } = await renderCells({ columns, rows })
  grid.focusCell('r1', 'files')
  await userEvent.keyboard('{F2}{ArrowUp}{Delete}')
  await expect.element(page.getByRole('option', { name: 'a.pdf' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: '删除 a.pdf' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: '下载 a.pdf' })).not.toBeInTheDocument()
  const { tester } = await renderCells({ columns: FILES, rows, readOnly: true })
  expect(tester.cell(0, 2)!.querySelector('button')!.textContent).toBe('a.pdf')
})

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYPgPAAEDAQAIicLsAAAAAElFTkSuQmCC'

it('shows images small, one over the page at a press or Enter, and their names when they cannot be had', async () => {
  const asked: [string, number][] = []
  const thumbnail = async (path: string, width: number) => {
    asked.push([path, width])
    if (path.endsWith('lost.png')) throw new Error('404')
    return PIXEL
  }
  const columns: GridColumn[] = [
    { key: 'photo', title: '照片', type: 'image', width: 200 },
    { key: 'sealed', title: '印章', type: 'image', allowDownload: false, width: 200 },
  ]
  const rows = [{ id: 'r1', photo: 'temp/a.png,temp/lost.png', sealed: 'temp/b.png' }]
  const { grid, tester } = await renderCells({ columns, rows }, undefined, (files) => ({
    ...files,
    thumbnail,
    open: async () => PIXEL,
  }))
  await vi.waitFor(() => expect(tester.cell(0, 1)!.querySelectorAll('img')).toHaveLength(1))
  expect(asked).toEqual(
    expect.arrayContaining([
      ['temp/a.png', 128],
      ['temp/lost.png', 128],
      ['temp/b.png', 128],
    ]),
  )
  expect(tester.text(0, 1)).toBe('lost.…')
  expect(tester.cell(0, 2)!.querySelector('button')!.disabled).toBe(true)
  await userEvent.click(page.getByRole('button', { name: /a\.png/ }))
  await vi.waitFor(() => expect(document.querySelector('.ant-image-preview')).not.toBeNull())
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(document.querySelector('.ant-image-preview')).toBeNull())
  grid.focusCell('r1', 'photo')
  await userEvent.keyboard('{F2}{ArrowUp}{ArrowUp}{Enter}')
  await vi.waitFor(() => expect(document.querySelector('.ant-image-preview')).not.toBeNull())
  await userEvent.keyboard('{Escape}')
})

it.each([
  [undefined, undefined, true],
  [undefined, false, false],
  ['/own/upload', undefined, true],
  ['https://elsewhere.example/upload', undefined, false],
  ['//elsewhere.example/upload', true, true],
])('sends the token to %s when token is %s: %s', async (action, token, sent) => {
  const upload = vi.fn<Upload>(async (file) => ({
    name: file.name,
    path: `temp/${file.name}`,
    size: file.size,
  }))
  const files: GridColumn = { ...FILES[1]!, ...(action && { action }), ...(token !== undefined && { token }) }
  const { grid } = await renderCells({ columns: [files], rows: [{ id: 'r1', files: '' }] }, upload)
  grid.focusCell('r1', 'files')
  await userEvent.keyboard('{F2}')
  await userEvent.upload(await chooser(), pdf('a.pdf'))
  await vi.waitFor(() => expect(upload).toHaveBeenCalledOnce())
  expect(upload.mock.calls[0]![1]).toMatchObject({ token: sent })
})

it('says what a search is about, and loads options once where they are not asynchronous', async () => {
  const search = vi.fn(async (_dict: string, { keyword }: { keyword: string; pageSize: number }) =>
    [
      { value: 'M1', text: '缆绳' },
      { value: 'M2', text: '油漆' },
    ].filter(({ text }) => text.includes(keyword)),
  )
  const columns: GridColumn[] = [
    { key: 'remote', title: '物料', type: 'select-dict-search', dict: 'sys_item,name,code', width: 200 },
    { key: 'local', title: '物料', type: 'sel_search', dict: 'sys_item,name,code', async: false, width: 200 },
    {
      key: 'unit',
      title: '单位',
      type: 'select',
      options: [{ value: 'KG', title: '千克' }],
      allowSearch: false,
    },
  ]
  const { grid, tester } = await renderCells(
    { columns, rows: [{ id: 'r1' }] },
    undefined,
    undefined,
    (source) => (source.dict = { ...source.dict, search }),
  )
  grid.focusCell('r1', 'remote')
  await userEvent.keyboard('{F2}')
  expect(tester.input.placeholder).toBe('请选择')
  await vi.waitFor(() => expect(search).toHaveBeenCalledOnce())
  await userEvent.keyboard('螺')
  await expect.element(page.getByText('没有查询到任何数据')).toBeVisible()
  // Ten options, after 800 ms (spec 2 §9).
  expect(search).toHaveBeenLastCalledWith(
    'sys_item,name,code',
    { keyword: '螺', pageSize: 10 },
    expect.anything(),
  )
  await userEvent.keyboard('{Escape}')
  search.mockClear()
  grid.focusCell('r1', 'local')
  await userEvent.keyboard('漆')
  await expect.element(page.getByRole('option')).toHaveTextContent('油漆')
  await userEvent.keyboard('{Enter}')
  expect(grid.getRow('r1')).toMatchObject({ local: 'M2' })
  await userEvent.keyboard('{F2}')
  await vi.waitFor(() => expect(document.querySelectorAll('[role=option]')).toHaveLength(2))
  expect(search).toHaveBeenCalledOnce()
  await userEvent.keyboard('{Escape}')
  grid.focusCell('r1', 'unit')
  await userEvent.keyboard('x')
  expect(tester.input.value).toBe('')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(grid.getRow('r1')).toMatchObject({ unit: 'KG' })
})

it('tells in a dialog why an upload failed (spec 2 §8), and takes no Excel where it must not', async () => {
  const upload: Upload = () => Promise.reject(Object.assign(new Error('磁盘已满'), { code: 400 }))
  const columns: GridColumn[] = [{ ...FILES[1]!, type: 'upload', props: { noExcel: true } }]
  const { grid, tester } = await renderCells({ columns, rows: [{ id: 'r1', files: '' }] }, upload)
  grid.focusCell('r1', 'files')
  await userEvent.keyboard('{F2}')
  await userEvent.upload(await chooser(), new File(['x'], 'a.xlsx'))
  await expect.element(page.getByRole('alert')).toHaveTextContent('不能上传EXCEL类型文件')
  await userEvent.upload(await chooser(), pdf('b.pdf'))
  await vi.waitFor(() => expect(tester.text(0, 1)).toBe('上传失败'))
  expect(tester.cell(0, 1)!.querySelector('.lg-file-failed')!.getAttribute('title')).toBe(
    'b.pdf 上传失败\n错误信息：磁盘已满',
  )
  await userEvent.click(page.getByRole('option', { name: /b\.pdf/ }))
  await userEvent.click(page.getByRole('button', { name: '查看 b.pdf 的错误信息' }))
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toHaveTextContent('上传出错')
  await expect.element(dialog).toHaveTextContent('错误信息：磁盘已满')
})
