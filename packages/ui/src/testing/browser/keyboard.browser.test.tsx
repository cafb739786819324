import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { ReactElement, ReactNode } from 'react'
import { cloneElement } from 'react'
import { AreaSelect } from '../../area-select/AreaSelect'
import { DependentSelect } from '../../dict-controls/DependentSelect'
import { DictCheckbox, DictRadio } from '../../dict-controls/DictChoices'
import { DictSearchSelect } from '../../dict-controls/DictSearchSelect'
import { DictMultiSelect, DictSelect } from '../../dict-controls/DictSelect'
import { DictSwitch } from '../../dict-controls/DictSwitch'
import { CategorySelect, DictTreeSelect } from '../../dict-controls/DictTreeSelect'
import { DepartmentPicker } from '../../pickers/department-picker/DepartmentPicker'
import { MultiUserPicker } from '../../pickers/multi-user-picker/MultiUserPicker'
import { PositionPicker } from '../../pickers/position-picker/PositionPicker'
import { RecordPicker } from '../../pickers/record-picker/RecordPicker'
import { PopupPicker } from '../../pickers/report-popup/PopupPicker'
import { RolePicker } from '../../pickers/role-picker/RolePicker'
import { UserPicker } from '../../pickers/user-picker/UserPicker'
import { StoryFrame } from '../StoryFrame'
import { controlTester } from '../testers/controlTester'
import { waitFor } from '../testers/dom'
import { tabTo } from './keys'

type Given = (value: string | null) => void
type Control = ReactElement<{ 'aria-label'?: string; onChange?: Given }>
/** A step: keys as `userEvent.keyboard` takes them, or something to wait for between two of them. */
type Step = string | (() => Promise<unknown>)

const tester = controlTester('字段')
/** The list offers an option, which the arrow keys then reach. */
const offered = (text: string) => () => vi.waitFor(() => expect(tester.options()).toContain(text), 5000)
const activeNode = () =>
  waitFor('the active node', () => document.querySelector('.ant-select-tree-treenode-active'))
const ready = () =>
  vi.waitFor(() => {
    const dialog = document.querySelector('[role=dialog]')
    expect(dialog?.querySelector('tbody tr.ant-table-row, [role=treeitem]')).toBeTruthy()
    expect(dialog?.querySelector('.ant-spin-spinning')).toBe(null)
    expect(dialog?.contains(document.activeElement)).toBe(true)
  }, 5000)
const closed = () => waitFor('the dialog to close', () => !document.querySelector('[role=dialog]'))

/** From nothing to a chosen value by keys alone, beginning with Tab into the control. */
function byKeys(name: string, control: ReactNode, steps: Step[], expected: string | null): void {
  it(name, async () => {
    const onChange = vi.fn<Given>()
    const given = cloneElement(control as Control, { 'aria-label': '字段', onChange })
    await render(<StoryFrame>{given}</StoryFrame>)
    await vi.waitFor(() => tester.element())
    await vi.waitFor(() =>
      expect(document.querySelector('main input, main button, main [tabindex]')).toBeTruthy(),
    )
    await userEvent.tab()
    for (const step of steps) await (typeof step === 'string' ? userEvent.keyboard(step) : step())
    await vi.waitFor(() => expect(onChange.mock.lastCall?.[0]).toBe(expected), 5000)
  })
}

describe('by keyboard alone', () => {
  byKeys('DictSelect', <DictSelect code="port" />, ['nb', offered('宁波'), '{Enter}'], 'CNNGB')
  byKeys(
    'DictMultiSelect',
    <DictMultiSelect code="port" />,
    ['{ArrowDown}', offered('宁波'), '{Enter}{ArrowDown}{Enter}'],
    'CNSHA,CNNGB',
  )
  byKeys(
    'DictSearchSelect',
    <DictSearchSelect code="unit" />,
    ['{ArrowDown}', offered('千克'), '{ArrowDown}{Enter}'],
    'KG',
  )
  byKeys('DictRadio', <DictRadio code="unit" />, ['{ArrowDown}{ArrowDown}'], 'SET')
  byKeys('DictCheckbox', <DictCheckbox code="service" />, [' ', '{Tab} '], 'supply,spare')
  byKeys('DictSwitch', <DictSwitch />, [' '], 'Y')
  byKeys(
    'DependentSelect',
    <DependentSelect
      dependsOn="CNSHA"
      dependsOnLabel="港口"
      optionsFor={() => [{ value: 'ys', text: '洋山' }]}
    />,
    ['{ArrowDown}', offered('洋山'), '{Enter}'],
    'ys',
  )
  byKeys(
    'DictTreeSelect, opening a node',
    <DictTreeSelect code="sys_material,name,code" />,
    [
      '{ArrowDown}',
      offered('船舶物料'),
      activeNode,
      '{ArrowRight}',
      offered('甲板物料'),
      '{ArrowDown}{Enter}',
    ],
    'M11',
  )
  byKeys(
    'CategorySelect',
    <CategorySelect />,
    ['{ArrowDown}', offered('收入'), activeNode, '{ArrowDown}{Enter}'],
    'cat-4',
  )
  byKeys(
    'AreaSelect, down to the county',
    <AreaSelect />,
    ['{ArrowDown}', offered('北京市'), '{ArrowDown}{ArrowRight}{ArrowRight}{Enter}'],
    '110101',
  )
  byKeys(
    'AreaSelect, by pinyin',
    <AreaSelect />,
    ['pudong', offered('上海市 / 上海市 / 浦东新区'), '{ArrowDown}{Enter}'],
    '310115',
  )

  const pickers: [string, ReactElement, string, string, string | null][] = [
    ['UserPicker', <UserPicker key="u" />, 'lina', 'lina', 'lina'],
    ['MultiUserPicker', <MultiUserPicker key="m" />, 'lina', 'lina', 'user-2'],
    ['RolePicker', <RolePicker key="r" />, '审计', 'audit', 'audit'],
    ['PositionPicker', <PositionPicker key="p" />, '总经理', 'GM', 'GM'],
    ['RecordPicker', <RecordPicker key="c" reference="customer" />, '招商局', 'C10002', 'C10002'],
  ]
  for (const [name, control, word, found, expected] of pickers) {
    byKeys(
      `${name}, by its dialog`,
      control,
      [
        '{Tab}{Enter}',
        ready,
        `${word}{Enter}`,
        () =>
          vi.waitFor(() => {
            const rows = [...document.querySelectorAll('[role=dialog] tbody tr.ant-table-row')]
            expect(rows).toHaveLength(1)
            expect(rows[0]?.textContent).toContain(found)
          }, 5000),
        tabTo('the box of the row', 'tbody input'),
        ' ',
        tabTo('the button', 'button', '确定'),
        '{Enter}',
        closed,
      ],
      expected,
    )
  }
  byKeys(
    'DepartmentPicker, by its dialog',
    <DepartmentPicker />,
    [
      '{Tab}{Enter}',
      ready,
      tabTo('the tree', '[role=tree] input, [role=tree]'),
      '{ArrowDown}{Enter}',
      tabTo('the button', 'button', '确定'),
      '{Enter}',
      closed,
    ],
    'dept-2',
  )
  byKeys(
    'PopupPicker',
    <PopupPicker field="vessel" code="vessel" orgFields="vessel" destFields="vessel" />,
    [
      '{Enter}',
      ready,
      tabTo('the box of a row', 'tbody input'),
      ' ',
      tabTo('the button', 'button', '确定'),
      '{Enter}',
      closed,
    ],
    'V001',
  )

  it('leaves a dialog by Escape without a change, and stands where it was opened', async () => {
    const onChange = vi.fn()
    await render(
      <StoryFrame>
        <RolePicker aria-label="字段" onChange={onChange} />
      </StoryFrame>,
    )
    await userEvent.keyboard('{Tab}{Tab}{Enter}')
    await ready()
    await userEvent.keyboard('{Escape}')
    await closed()
    expect(document.activeElement?.getAttribute('aria-haspopup')).toBe('dialog')
    expect(onChange).not.toHaveBeenCalled()
  })
})
