import type { Meta, StoryObj } from '@storybook/react-vite'
import { createDemoDataSource } from '../testing/fixtures/demoDataSource'
import { controlArgs, ControlStory, states } from '../testing/stories/controlStories'
import { controlTester } from '../testing/testers/controlTester'
import { CategorySelect } from './DictTreeSelect'

const meta = {
  title: 'Controls/CategorySelect',
  component: ControlStory,
  args: controlArgs(CategorySelect, { label: { zh: '分类', en: 'Category' }, value: 'cat-2' }),
} satisfies Meta<typeof ControlStory>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Unfilled: Story = states.unfilled
export const Open: Story = states.open
export const Loading: Story = states.loading
export const Empty: Story = states.empty
export const Failed: Story = states.failed
export const Invalid: Story = states.invalid
export const Disabled: Story = states.disabled
export const ReadOnly: Story = states.readOnly
export const LongTexts: Story = states.longTexts
export const English: Story = states.english
export const Dark: Story = states.dark

/** A search, in the source's other levels, too. */
const searched = async () => {
  const control = controlTester('分类')
  await control.open()
  await control.type('费')
}
export const Searched: Story = { play: searched }

const alone = createDemoDataSource()
delete alone.trees.allCategories
/** The source cannot search: what that means is said under the nodes. */
export const OnlyOpenedSearched: Story = { parameters: { dataSource: alone }, play: searched }
