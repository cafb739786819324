import type { Meta, StoryObj } from '@storybook/react-vite'
import { dialogStates, DialogStory } from '../../testing/stories/dialogStories'
import { MultiUserDialog } from './MultiUserDialog'
import { useMemo } from 'react'
import { useUi } from '../../foundation/useUi'
import type { PickerDialogProps } from '../shared/TableDialog'
import { multiUserSource } from './multiUserSource'

function UsersDialog(props: PickerDialogProps) {
  const { dataSource } = useUi()
  const source = useMemo(() => multiUserSource(dataSource, 'id'), [dataSource])
  return <MultiUserDialog {...props} source={source} />
}

const meta = {
  title: 'Dialogs/MultiUserDialog',
  component: DialogStory,
  args: { Dialog: UsersDialog, multiple: true, values: ['user-2'] },
} satisfies Meta<typeof DialogStory>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Single: Story = dialogStates.single
export const Loading: Story = dialogStates.loading
export const Empty: Story = dialogStates.empty
export const Failed: Story = dialogStates.failed
export const LongTexts: Story = dialogStates.longTexts
export const English: Story = dialogStates.english
export const Dark: Story = dialogStates.dark
