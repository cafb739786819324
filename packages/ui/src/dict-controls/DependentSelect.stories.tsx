import type { Meta, StoryObj } from '@storybook/react-vite'
import { controlArgs, ControlStory, states } from '../testing/stories/controlStories'
import { LONG } from '../testing/stories/storyData'
import { DependentSelect } from './DependentSelect'

const berths = () => [
  { value: 'ys', text: '洋山' },
  { value: 'wgq', text: '外高桥' },
]
const own = { dependsOn: 'CNSHA', dependsOnLabel: '港口', optionsFor: berths }
const never = () => new Promise<never>(() => undefined)
const fails = () => Promise.reject(new Error('服务器暂时无法访问'))

const meta = {
  title: 'Controls/DependentSelect',
  component: ControlStory,
  args: controlArgs(DependentSelect, { label: { zh: '泊位', en: 'Berth' }, value: 'ys', own }),
} satisfies Meta<typeof ControlStory>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Unfilled: Story = states.unfilled
export const Open: Story = states.open
export const Invalid: Story = states.invalid
export const Disabled: Story = states.disabled
export const ReadOnly: Story = states.readOnly
export const English: Story = states.english
export const Dark: Story = states.dark
export const Loading: Story = { ...states.loading, args: { own: { ...own, optionsFor: never } } }
export const Empty: Story = { ...states.empty, args: { value: null, own: { ...own, optionsFor: () => [] } } }
export const Failed: Story = { ...states.failed, args: { own: { ...own, optionsFor: fails } } }
export const LongTexts: Story = {
  args: { value: 'long', own: { ...own, optionsFor: () => [{ value: 'long', text: LONG }] } },
}

/** The field that it depends on is empty. */
export const NothingToDependOn: Story = { args: { value: null, own: { ...own, dependsOn: null } } }
