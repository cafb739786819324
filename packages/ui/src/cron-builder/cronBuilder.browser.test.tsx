import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { tabTo } from '../testing/browser/keys'
import { StoryFrame } from '../testing/StoryFrame'
import { cronTester } from '../testing/testers/cronTester'
import { CronBuilder } from './CronBuilder'
import type { CronBuilderProps } from './CronBuilder'
import { CronInput } from './CronInput'
import type { CronInputProps } from './CronInput'

async function build(first: string, props: Partial<CronBuilderProps> = {}) {
  const onChange = vi.fn<(value: string) => void>()
  function Builder() {
    const [value, setValue] = useState(first)
    const change = (next: string) => {
      setValue(next)
      onChange(next)
    }
    return <CronBuilder {...props} value={value} onChange={change} />
  }
  await render(
    <StoryFrame>
      <Builder />
    </StoryFrame>,
  )
  return onChange
}

const tab = (name: string) => page.getByRole('tab', { name, exact: true })
const radio = (name: string) => page.getByRole('radio', { name, exact: true })
const expression = () => page.getByRole('textbox', { name: '表达式' })

describe('CronBuilder', () => {
  it('sets finer fields to their first value (spec 2 §4)', async () => {
    const onChange = await build('', { defaultField: 'hour' })
    await expect.element(expression()).toHaveValue('* * * * * ? *')
    await radio('区间').click()
    expect(onChange).toHaveBeenLastCalledWith('0 0 0-23 * * ? *')
    await tab('月').click()
    await radio('指定').click()
    expect(onChange).toHaveBeenLastCalledWith('0 0 0-23 1 1 ? *')
  })

  it('keeps day and week exclusive and writes week days by name', async () => {
    const onChange = await build('0 0 9 ? * 1-5', { defaultField: 'week' })
    await expect.element(radio('区间')).toBeChecked()
    await tab('日').click()
    await expect.element(radio('不设置')).toBeChecked()
    await tab('周').click()
    await radio('第几个').click()
    expect(onChange).toHaveBeenLastCalledWith('0 0 9 ? * MON#1 *')
    await tab('日').click()
    await radio('最后一个工作日').click()
    expect(onChange).toHaveBeenLastCalledWith('0 0 9 LW * ? *')
  })

  it('reads numbers of week days in the numbering that was asked for', async () => {
    await build('0 0 9 ? * 2 *', { weekdays: 'quartz', defaultField: 'week' })
    await expect.element(page.getByRole('status')).toHaveTextContent('周一')
  })

  it('keeps a mixed list and adds to it', async () => {
    const onChange = await build('0 0 9 1-5,10,LW * ? *', { defaultField: 'day' })
    await expect.element(radio('指定')).toBeChecked()
    await page.getByRole('combobox', { name: '指定值' }).click()
    await userEvent.keyboard('20{Enter}')
    await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith('0 0 9 10,20,1-5,LW * ? *'))
  })

  it('takes integers within the limits only', async () => {
    const onChange = await build('0 0/5 * * * ? *', { defaultField: 'minute' })
    const step = page.getByRole('spinbutton', { name: '循环间隔' })
    await step.fill('99')
    await userEvent.tab()
    await expect.element(step).toHaveValue('59')
    expect(onChange).toHaveBeenLastCalledWith('0 0/59 * * * ? *')
  })

  it('keeps what was set under a choice', async () => {
    await build('0 0 8-18 * * ? *', { defaultField: 'hour' })
    await radio('每时').click()
    await radio('区间').click()
    await expect.element(expression()).toHaveValue('0 0 8-18 * * ? *')
  })

  it('shows ten runs with year and week day, and the words, after a pause', async () => {
    await build('0 0 9 ? * MON-FRI *')
    const status = page.getByRole('status')
    await expect.element(status).toHaveTextContent('每周一到周五 09:00:00')
    const runs = () => [...document.querySelectorAll('.lading-cron-runs li')].map((run) => run.textContent)
    expect(runs()).toHaveLength(10)
    for (const run of runs()) expect(run).toMatch(/^20\d\d-\d\d-\d\d 09:00:00 周[一二三四五]$/)
    await expression().fill('0 30 18 L * ?')
    await expect.element(status).toHaveTextContent('最后一天')
    expect(runs()[0]).toMatch(/ 18:30:00 /)
  })

  it('keeps a bad text, marks its field and says why', async () => {
    const onChange = await build('0 0 25 * * ? *', { defaultField: 'hour' })
    await expect.element(expression()).toHaveValue('0 0 25 * * ? *')
    await expect.element(page.getByText('第5个字符（时）：25不在0到23之间')).toBeVisible()
    await expect.element(tab('时（有误）')).toBeVisible()
    expect(document.querySelectorAll('[role="tabpanel"] input[type="radio"]:checked')).toHaveLength(0)
    await radio('每时').click()
    expect(onChange).toHaveBeenLastCalledWith('0 0 * * * ? *')
    await expect.element(tab('时')).toBeVisible()
  })

  it('is worked by the keyboard', async () => {
    const onChange = await build('', { defaultField: 'second' })
    ;(tab('秒').element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect.element(radio('每分')).toBeVisible()
    ;(radio('每分').element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowDown}')
    await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith('0 0-59 * * * ? *'))
  })
})

describe('closer looks', () => {
  const cell = (date: string) =>
    document.querySelector<HTMLElement>(`[role=gridcell][aria-label^="${date}"]`)!

  it('maps a year, is walked by keys and asks about the chosen day', async () => {
    await build('0 0 9 ? * MON-FRI', { defaultTime: '2027-01-01 00:00:00' })
    const header = page.getByRole('button', { name: '全年运行图' })
    ;(header.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('grid', { name: '2027年运行图' })).toBeVisible()
    await expect.element(page.getByText('2027年共365天，其中261天运行，共261次')).toBeVisible()
    expect(document.querySelectorAll('[role=gridcell][data-day]')).toHaveLength(365)
    // Year before, year after, the table: then the map is one stop.
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}')
    expect(document.activeElement).toBe(cell('2027-01-01'))
    await userEvent.keyboard('{PageDown}{ArrowDown}{ArrowRight}')
    expect(document.activeElement).toBe(cell('2027-02-09'))
    expect(cell('2027-02-09').getAttribute('aria-label')).toBe('2027-02-09 周二：运行1次')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('2027-02-09 09:00:00 会运行')).toBeVisible()
    cell('2027-02-07').click()
    await expect.element(page.getByText('2027-02-07 09:00:00 不会运行')).toBeVisible()
    await expect.element(page.getByText(/周日不符合“周一到周五”/)).toBeVisible()
    await expect.element(page.getByText('此后下一次：2027-02-08 09:00:00 周一')).toBeVisible()
  })

  it('turns the year and shows it as a table', async () => {
    await build('0 0 9 29 2 ?', { defaultInsight: 'year', defaultTime: '2027-01-01 00:00:00' })
    await expect.element(page.getByText('2027年共365天，其中0天运行，共0次')).toBeVisible()
    await page.getByRole('button', { name: '下一年' }).click()
    await expect.element(page.getByText('2028年共366天，其中1天运行，共1次')).toBeVisible()
    await page.getByRole('button', { name: '以表格显示' }).click()
    const row = page.getByRole('row', { name: /^2月/ })
    await expect.element(row).toHaveTextContent('2月1129')
  })

  it('says that the clock jumps over a time', async () => {
    await build('0 30 2 * * ?', {
      zone: 'America/New_York',
      defaultInsight: 'why',
      defaultTime: '2026-03-08 02:30:00',
    })
    await expect.element(page.getByText('2026-03-08 02:30:00 不会运行')).toBeVisible()
    await expect.element(page.getByText(/时钟拨快/)).toBeVisible()
  })

  it('warns of what a Quartz server leaves out', async () => {
    await build('0 0 9,17 15W * ?')
    await expect.element(page.getByText(/Quartz服务器会漏掉/)).toBeVisible()
  })
})

describe('the published tester', () => {
  it('drives the builder', async () => {
    await build('')
    const cron = cronTester()
    await cron.field('时')
    await cron.mode('循环')
    cron.number('循环间隔', 6)
    await vi.waitFor(() => expect(cron.expression()).toBe('0 0 0/6 * * ? *'))
    const { words, runs } = await cron.preview('每隔6小时')
    expect(words).toContain('每天')
    expect(runs).toHaveLength(10)
    cron.type('0 0 99 * * ?')
    await vi.waitFor(() => expect(cron.fault()).toContain('99不在0到23之间'))
    cron.type('0 0 9 * * ? 2030')
    cron.toggle('全年运行图')
    await vi.waitFor(() => cron.press('以表格显示'))
    await expect.element(page.getByRole('button', { name: '以图显示' })).toBeVisible()
    await expect(cron.mode('nothing')).rejects.toThrow('There is no mode “nothing”, only: 每时')
  })
})

describe('CronInput', () => {
  async function open(props: CronInputProps) {
    const onChange = vi.fn<(value: string) => void>()
    await render(
      <StoryFrame>
        <CronInput aria-label="执行周期" {...props} onChange={onChange} />
      </StoryFrame>,
    )
    await page.getByRole('button', { name: '编辑Cron表达式' }).click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    return onChange
  }

  it.each([608, 800] as const)('opens a dialog of %i', async (width) => {
    await open({ value: '0 0 9 * * ? *', width })
    const dialog = document.querySelector<HTMLElement>('.ant-modal')
    expect(dialog?.style.width || getComputedStyle(dialog!).width).toContain(String(width))
  })

  it('gives the expression on OK and nothing on cancel', async () => {
    const onChange = await open({ value: '0 0 9 * * ? *', defaultField: 'hour' })
    await radio('每时').click()
    expect(onChange).not.toHaveBeenCalled()
    await page.getByRole('button', { name: /取\s*消/ }).click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(onChange).not.toHaveBeenCalled()
    await page.getByRole('button', { name: '编辑Cron表达式' }).click()
    await expect.element(expression()).toHaveValue('0 0 9 * * ? *')
    await radio('每时').click()
    await page.getByRole('button', { name: /确\s*定/ }).click()
    expect(onChange).toHaveBeenCalledExactlyOnceWith('0 0 * * * ? *')
  })

  it('is built by the keyboard alone: field, choice, numbers, OK, and back to the button', async () => {
    const onChange = vi.fn<(value: string) => void>()
    await render(
      <StoryFrame>
        <CronInput aria-label="执行周期" value="0 0 9 * * ? *" onChange={onChange} />
      </StoryFrame>,
    )
    await userEvent.keyboard('{Tab}{Tab}{Enter}')
    await vi.waitFor(() => expect(document.activeElement).toBe(expression().element()))
    await userEvent.tab()
    // A tab that has the keyboard is also called by its place.
    expect(document.activeElement?.textContent).toContain('秒')
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await vi.waitFor(() =>
      expect(document.querySelector('[role=tab][aria-selected=true]')?.textContent).toContain('分'),
    )
    await tabTo('the choice', '[role=tabpanel] input[type=radio]')()
    // Tab stands at the choice that is made: the given value 0.
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(radio('循环')).toBeChecked()
    await expect.element(expression()).toHaveValue('0 0/1 9 * * ? *')
    await tabTo('the interval', '[role=spinbutton]', '循环间隔')()
    // One after the other, as by hand: a busy machine may take two that come at once for one.
    for (const interval of [2, 3, 4, 5]) {
      await userEvent.keyboard('{ArrowUp}')
      await expect.element(expression()).toHaveValue(`0 0/${interval} 9 * * ? *`)
    }
    await tabTo('OK', 'button', '确定')()
    await userEvent.keyboard('{Enter}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith('0 0/5 9 * * ? *')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: '编辑Cron表达式' })).toHaveFocus()
  })

  it('does not take an expression that cannot be read', async () => {
    await open({ value: '0 0 9 * * ? *' })
    await expression().fill('0 0 9')
    await expect.element(page.getByRole('button', { name: /确\s*定/ })).toBeDisabled()
  })

  it('shows why a typed text is wrong', async () => {
    await open({ value: '0 0 9 * * MON' })
    await expect
      .element(page.getByRole('textbox', { name: '执行周期', includeHidden: true }))
      .toHaveAccessibleDescription(/日和周必须有且只有一个为\?/)
  })
})
