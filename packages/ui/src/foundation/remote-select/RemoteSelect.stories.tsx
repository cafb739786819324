import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { Field } from '@lading/core/entity'
import { demoQuotation } from '../../testing/fixtures/quotation'
import { storyData } from '../../testing/stories/storyData'
import { controlTester } from '../../testing/testers/controlTester'
import { useText } from '../locale/useText'
import { RemoteSelect } from './RemoteSelect'

interface PickerProps {
  field: Field
  initial?: string | string[]
  multiple?: boolean
  disabled?: boolean
}

function Picker({ field, initial, multiple, disabled }: PickerProps) {
  const [value, setValue] = useState<string | string[] | undefined>(initial)
  const text = useText()
  return (
    <div style={{ maxWidth: 320 }}>
      <label htmlFor="picker">{text(field)}</label>
      <RemoteSelect
        id="picker"
        field={field}
        value={value}
        multiple={multiple}
        disabled={disabled}
        onChange={setValue}
      />
    </div>
  )
}

const field = (name: string): Field => demoQuotation.fields[name] ?? { kind: 'text', zh: name, en: name }

const meta = {
  title: 'Foundation/RemoteSelect',
  component: Picker,
  args: { field: field('salesman') },
} satisfies Meta<typeof Picker>

export default meta
type Story = StoryObj<typeof meta>

const openList = () => controlTester(field('salesman').zh).open()

export const User: Story = { args: { initial: 'wangwei' } }
export const SeveralUsers: Story = { args: { initial: ['wangwei', 'lina'], multiple: true } }
export const Department: Story = { args: { field: field('department'), initial: 'dept-2' } }
export const Customer: Story = { args: { field: field('customerNo'), initial: 'C10001' } }
export const Disabled: Story = { args: { initial: 'wangwei', disabled: true } }
export const Unfilled: Story = {}
export const Loading: Story = {
  args: { initial: 'wangwei' },
  parameters: { dataSource: storyData.loading },
  play: openList,
}
export const Empty: Story = { parameters: { dataSource: storyData.empty }, play: openList }
export const Failed: Story = {
  args: { initial: 'wangwei' },
  parameters: { dataSource: storyData.failed },
  play: openList,
}
export const LongTexts: Story = { args: { initial: 'long' }, parameters: { dataSource: storyData.long } }
export const English: Story = { args: { initial: 'wangwei' }, globals: { locale: 'en-US' } }
export const Dark: Story = { args: { initial: 'wangwei' }, globals: { theme: 'dark' } }
