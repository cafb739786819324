import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { cronTester } from '../testing/testers/cronTester'
import { waitFor } from '../testing/testers/dom'
import { CronBuilder } from './CronBuilder'
import type { CronBuilderProps } from './CronBuilder'
import { CronInput } from './CronInput'
import type { CronInputProps } from './CronInput'

function Builder({ value: first, ...props }: Partial<CronBuilderProps>) {
  const [value, setValue] = useState(first ?? '')
  return <CronBuilder {...props} value={value} onChange={setValue} />
}

function Field({ value: first, ...props }: CronInputProps) {
  const [value, setValue] = useState(first ?? '')
  return <CronInput aria-label="Cron" {...props} value={value} onChange={setValue} />
}

const meta = { title: 'Widgets/CronBuilder', component: Builder } satisfies Meta<typeof Builder>

export default meta
type Story = StoryObj<typeof meta>

/** Nothing is set: every second. */
export const Default: Story = {}

export const Workdays: Story = { args: { value: '0 0 9 ? * MON-FRI *', defaultField: 'week' } }

/** Ranges and loops in a list are kept when it is opened again. */
export const MixedList: Story = { args: { value: '0 0/5,30 8-18/2 1-5,10,LW * ? *', defaultField: 'day' } }

/** A text that cannot be read stays, and says why. */
export const BadText: Story = {
  args: { value: '0 0 25 * * ? *', defaultField: 'hour' },
  play: async ({ canvasElement }) => {
    await waitFor('the reason', () => cronTester(canvasElement).fault().includes('25不在0到23之间'))
  },
}

/** An expression that ends. */
export const FewRuns: Story = { args: { value: '0 0 8 1 1 ? 2090-2092', defaultField: 'year' } }

export const Disabled: Story = { args: { value: '0 30 18 L * ? *', defaultField: 'day', disabled: true } }

export const English: Story = {
  args: { value: '0 0 9 ? * TUE#2 *', defaultField: 'week' },
  globals: { locale: 'en-US' },
}

export const Dark: Story = {
  args: { value: '0 0 9 15W * ? *', defaultField: 'day' },
  globals: { theme: 'dark', locale: 'en-US' },
}

/** How often it runs on every day of a year. */
export const Year: Story = {
  args: { value: '0 0/30 8-18 ? * MON-FRI', defaultInsight: 'year', defaultTime: '2027-01-01 00:00:00' },
}

export const YearEnglishDark: Story = {
  args: { ...Year.args, value: '0 0 9 LW * ? *' },
  globals: { theme: 'dark', locale: 'en-US' },
}

export const WhyNot: Story = {
  args: { value: '0 0 9 ? * MON-FRI', defaultInsight: 'why', defaultTime: '2026-11-22 09:00:00' },
}

/** New York's clock jumps over 02:30. */
export const WhyNotByTheClock: Story = {
  args: {
    value: '0 30 2 * * ?',
    zone: 'America/New_York',
    defaultInsight: 'why',
    defaultTime: '2026-03-08 02:30:00',
  },
  globals: { theme: 'dark', locale: 'en-US' },
}

/** A Quartz server leaves out some of these runs, and says nothing. */
export const Warning: Story = { args: { value: '0 0 9,17 31W * ? *', defaultField: 'day' } }

export const Input: Story = { render: () => <Field value="0 0 9 ? * MON-FRI *" /> }

export const InputWrong: Story = { render: () => <Field value="0 0 9 * * MON" /> }

export const InputDisabled: Story = { render: () => <Field value="0 0 9 ? * MON-FRI *" disabled /> }

export const InputEmpty: Story = { render: () => <Field placeholder="0 0 9 ? * MON-FRI *" /> }

export const InputEnglishDark: Story = { ...Input, globals: { theme: 'dark', locale: 'en-US' } }

const LONG =
  '0,5,10,15,20,25,30,35,40,45,50,55 0/5,1,2,3,4,6,7,8,9,11,12,13 8-18/2,0,1,2,3 1-5,10,LW,15W JAN-MAR,JUN,SEP-DEC ? 2026-2030,2035'

/** Lists in every field. */
export const LongTexts: Story = { args: { value: LONG, defaultField: 'minute' } }

export const InputLongTexts: Story = { render: () => <Field value={LONG} /> }
