import axe from 'axe-core'
import { ConfigProvider, Menu, Modal, Switch, Tabs, theme } from 'antd'
import { createRef } from 'react'
import { expect, it, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { settled } from '../../testing/browser/settled'
import { StoryFrame } from '../../testing/StoryFrame'
import { EditableGrid } from '../EditableGrid'
import { GridTester } from '../testing/gridTester'
import { makeColumns, makeRows } from '../testing/makeRows'
import type { EditableGridProps } from '../api/props'
import type { GridHandle } from '../api/handle'
import { AT, COLUMNS, lines, renderGrid } from './renderGrid'

/** The browser's own tools; their types are not those of any one driver. */
const devtools = () => cdp() as unknown as { send(method: string, params: object): Promise<unknown> }

type Point = { x: number; y: number }

/** A finger of the browser itself: what it reports is what a telephone reports. */
async function finger(type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point): Promise<void> {
  // The page is shown in a frame of the test runner, perhaps smaller than it is.
  const frame = window.frameElement!.getBoundingClientRect()
  const scale = frame.width / window.innerWidth
  const touchPoints = at ? [{ x: frame.left + at.x * scale, y: frame.top + at.y * scale }] : []
  await devtools().send('Input.dispatchTouchEvent', { type, touchPoints })
}

const middle = (element: Element): Point => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

async function tap(element: Element): Promise<void> {
  await finger('touchStart', middle(element))
  await finger('touchEnd')
}

async function withTouch(run: () => Promise<void>): Promise<void> {
  await devtools().send('Emulation.setTouchEmulationEnabled', { enabled: true })
  try {
    await run()
  } finally {
    await devtools().send('Emulation.setTouchEmulationEnabled', { enabled: false })
  }
}

it('chooses at a tap, edits at the second, switches a checkbox at once', () =>
  withTouch(async () => {
    const { grid, tester } = await renderGrid()
    await tap(tester.cell(1, AT.name)!)
    await vi.waitFor(() => expect(tester.input.getAttribute('aria-label')).toContain('第 2 行'))
    expect(tester.input.className).toContain('lg-closed')
    expect(tester.input.inputMode).toBe('none')
    await tap(tester.cell(1, AT.name)!)
    await vi.waitFor(() => expect(tester.input.className).toContain('lg-open'))
    expect(document.activeElement).toBe(tester.input)
    expect(tester.input.inputMode).not.toBe('none')
    await userEvent.keyboard('新{Enter}')
    expect(grid.getRow('r2')).toMatchObject({ name: '新' })
    await tap(tester.cell(3, AT.urgent)!)
    await vi.waitFor(() => expect(grid.getRow('r4')).toMatchObject({ urgent: 'Y' }))
  }))

it('makes the range larger by the knobs at its corners, and scrolls as the browser does', () =>
  withTouch(async () => {
    const { tester } = await renderGrid()
    await tap(tester.cell(1, AT.name)!)
    const knobs = await vi.waitFor(() => {
      const found = tester.root.querySelectorAll('.lg-knob')
      expect(found).toHaveLength(2)
      return found
    })
    await finger('touchStart', middle(knobs[1]!))
    await finger('touchMove', middle(tester.cell(2, AT.name)!))
    await finger('touchMove', middle(tester.cell(4, AT.quantity)!))
    await finger('touchEnd')
    await vi.waitFor(() => expect(tester.copy().text.split('\r\n')).toHaveLength(4))
    expect(tester.copy().text.split('\r\n')[0]).toBe('物料2\t2')

    const from = middle(tester.cell(6, AT.name)!)
    await finger('touchStart', from)
    for (let moved = 20; moved <= 160; moved += 20)
      await finger('touchMove', { x: from.x, y: from.y - moved })
    await finger('touchEnd')
    await vi.waitFor(() => expect(tester.scroller.scrollTop).toBeGreaterThan(60))
    expect(tester.copy().text.split('\r\n')).toHaveLength(4)
  }))

it('opens the row’s menu at a long press, once', () =>
  withTouch(async () => {
    const { tester } = await renderGrid({ toolbar: true })
    await finger('touchStart', middle(tester.cell(2, AT.quantity)!))
    await expect.element(page.getByRole('menuitem', { name: '在上方插入行' })).toBeVisible()
    await finger('touchEnd')
    expect(document.querySelectorAll('[role=menu]')).toHaveLength(1)
    expect(tester.input.className).toContain('lg-closed')
    await userEvent.keyboard('{Escape}')
  }))

async function renderRtl(props: Partial<EditableGridProps> = {}) {
  const ref = createRef<GridHandle>()
  const columns = makeColumns(16).map((column, i) =>
    i === 0
      ? { ...column, pinned: 'start' as const }
      : i === 15
        ? { ...column, pinned: 'end' as const }
        : column,
  )
  const screen = await render(
    <ConfigProvider direction="rtl">
      <div style={{ width: 900 }}>
        <EditableGrid columns={columns} rows={makeRows(200, 16)} size="small" {...props} ref={ref} />
      </div>
    </ConfigProvider>,
  )
  const tester = new GridTester(screen.container, ref)
  await tester.drawn()
  return { tester, grid: tester.grid, columns }
}

it('is mirrored where text runs from right to left: order, pinning, arrows, editor, scrolling', async () => {
  const { tester, grid } = await renderRtl()
  const box = (element: Element) => element.getBoundingClientRect()
  const near = (a: number, b: number) => expect(Math.abs(a - b)).toBeLessThan(2)
  const scroller = box(tester.scroller)
  near(box(tester.cell(0, 0)!).right, scroller.right)
  expect(box(tester.cell(0, 2)!).right).toBeLessThanOrEqual(box(tester.cell(0, 1)!).left + 1)
  const last = () => tester.root.querySelector('.lg-body [aria-rowindex="2"] > :last-child')!
  near(box(last()).left, scroller.left + tester.scroller.clientLeft)

  // A date and time reads as it does elsewhere: the day before the hour.
  grid.scrollToCell('r1', 'time1')
  await tester.drawn()
  await tester.drawn()
  const time = tester.cell(0, 7)!.firstChild!
  const left = (at: number) => {
    const range = document.createRange()
    range.setStart(time, at)
    range.setEnd(time, at + 1)
    return range.getBoundingClientRect().left
  }
  expect(left(0)).toBeLessThan(left(15))

  grid.focusCell('r1', 'quantity1')
  await userEvent.keyboard('{ArrowLeft}')
  expect(tester.input.getAttribute('aria-label')).toContain('单位 1')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(tester.input.getAttribute('aria-label')).toContain('物料 1')
  await userEvent.keyboard('{ArrowLeft}{F2}')
  near(box(tester.input).right, box(tester.cell(0, 2)!).right)
  near(box(tester.input).top, box(tester.cell(0, 2)!).top)
  await userEvent.keyboard('{Escape}')

  // To the far end: the pinned columns stay, the cell before the end column is clear of it.
  await userEvent.keyboard('{End}{ArrowRight}')
  await tester.drawn()
  expect(tester.scroller.scrollLeft).toBeLessThan(0)
  const before = tester.cell(0, 15)!
  expect(box(before).left).toBeGreaterThanOrEqual(box(last()).right - 2)
  expect(box(before).right).toBeLessThanOrEqual(box(tester.cell(0, 1)!).left + 2)
  await userEvent.keyboard('{F2}')
  near(box(tester.input).right, box(before).right)
  await userEvent.keyboard('{Escape}')
})

it('resizes to the left where text runs from right to left', async () => {
  const { tester } = await renderRtl()
  const head = () => tester.root.querySelector('.lg-head [aria-colindex="3"]')!
  const width = head().getBoundingClientRect().width
  const grip = head().querySelector('.lg-grip')!
  const at = middle(grip)
  const send = (type: string, clientX: number) =>
    grip.dispatchEvent(new PointerEvent(type, { clientX, pointerId: 1, bubbles: true, button: 0 }))
  grip.setPointerCapture = () => {}
  send('pointerdown', at.x)
  send('pointermove', at.x - 40)
  grip.dispatchEvent(new PointerEvent('lostpointercapture', { pointerId: 1 }))
  await tester.drawn()
  expect(head().getBoundingClientRect().width).toBe(width + 40)
  expect(grip.getBoundingClientRect().left - head().getBoundingClientRect().left).toBeLessThan(10)
})

it('keeps everything in reach at 200 % zoom', async () => {
  // 1280 pixels at 200 % are 640.
  await page.viewport(640, 400)
  const rows = lines(20).map((row, i) => (i === 3 ? { ...row, name: '' } : row))
  const { grid, tester } = await renderGrid({ rows, toolbar: true, rowHeight: 36, locale: 'en-US' })
  await grid.validate({ focusFirst: false })
  await tester.drawn()
  const right = tester.root.getBoundingClientRect().right
  for (const button of tester.root.querySelectorAll('button')) {
    if (button.closest('.lg-scroll')) continue
    expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(right)
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(640)
  await page.viewport(1280, 800)
})

it('shows the active cell and chosen rows where the system decides the colours', async () => {
  const media = (value: string) =>
    devtools().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })
  await media('active')
  const { grid, tester } = await renderGrid()
  grid.focusCell('r1', 'name')
  await tester.drawn()
  const active = tester.root.querySelector('.lg-active')!
  expect(getComputedStyle(active).outlineStyle).toBe('solid')
  // What antd tells by its background alone, in the library's frame.
  await render(
    <StoryFrame>
      <Switch defaultChecked aria-label="on" />
      <Switch aria-label="off" />
      <Menu
        items={[
          { key: 'a', label: 'A' },
          { key: 'b', label: 'B' },
        ]}
        selectedKeys={['a']}
      />
      <Tabs
        items={[
          { key: 'a', label: 'A' },
          { key: 'b', label: 'B' },
        ]}
      />
    </StoryFrame>,
  )
  const grounds = (selector: string, pseudo?: string) =>
    [...document.querySelectorAll(selector)].map((each) => getComputedStyle(each, pseudo).backgroundColor)
  for (const parts of [
    grounds('.ant-switch'),
    grounds('.ant-switch-handle', '::before'),
    grounds('.ant-menu-item'),
    grounds('.ant-tabs-tab'),
  ]) {
    expect(parts).toHaveLength(2)
    expect(parts[0]).not.toBe(parts[1])
  }
  await media('none')
  expect(getComputedStyle(active).outlineStyle).toBe('none')
})

it('has the background of a dark dialog inside of one', async () => {
  await render(
    <ConfigProvider theme={{ algorithm: theme.darkAlgorithm }}>
      <Modal open title="明细" footer={null}>
        <EditableGrid columns={COLUMNS} rows={lines(2)} size="small" />
      </Modal>
    </ConfigProvider>,
  )
  const root = document.querySelector('.lg-root')!
  const dialog = document.querySelector('.ant-modal-container, .ant-modal-content')!
  expect(getComputedStyle(root).backgroundColor).toBe(getComputedStyle(dialog).backgroundColor)
  expect(getComputedStyle(root.querySelector('.lg-scroll')!).backgroundColor).toBe(
    getComputedStyle(dialog).backgroundColor,
  )
})

it('has no faults of accessibility with errors, list and status, light and dark, in both languages', async () => {
  for (const [mode, locale] of [
    ['light', 'zh-CN'],
    ['dark', 'en-US'],
  ] as const) {
    const ref = createRef<GridHandle>()
    const rows = lines(30).map((row, i) => (i < 3 ? { ...row, name: '' } : row))
    const screen = await render(
      <StoryFrame mode={mode} locale={locale}>
        <EditableGrid ref={ref} columns={COLUMNS} rows={rows} size="small" toolbar aria-label="明细" />
      </StoryFrame>,
    )
    await ref.current!.validate()
    await userEvent.click(
      screen.getByRole('button', { name: locale === 'zh-CN' ? '错误列表' : 'List of errors' }),
    )
    await settled()
    const { violations } = await axe.run(screen.container, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    })
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
    )
    expect(found).toEqual([])
    await screen.unmount()
  }
})
