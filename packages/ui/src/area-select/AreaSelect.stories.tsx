import type { Meta, StoryObj } from '@storybook/react-vite'
import { controlArgs, ControlStory, states } from '../testing/stories/controlStories'
import { AreaSelect } from './AreaSelect'

const never = () => new Promise<never>(() => undefined)
const fails = () => Promise.reject(new Error('服务器暂时无法访问'))
const nothing = async () => ({ province_list: {}, city_list: {}, county_list: {} })

const meta = {
  title: 'Controls/AreaSelect',
  component: ControlStory,
  args: controlArgs(AreaSelect, { label: { zh: '地区', en: 'Area' }, value: '310115' }),
} satisfies Meta<typeof ControlStory>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Unfilled: Story = states.unfilled
export const Open: Story = states.open
export const Invalid: Story = states.invalid
export const Disabled: Story = states.disabled
export const ReadOnly: Story = states.readOnly
export const LongTexts: Story = { args: { value: '653022' } }
export const English: Story = states.english
export const Dark: Story = states.dark
export const Loading: Story = { ...states.loading, args: { own: { load: never } } }
export const Empty: Story = { ...states.empty, args: { value: null, own: { load: nothing } } }
export const Failed: Story = { ...states.failed, args: { own: { load: fails } } }

/** A stored code that is no longer given is shown by its old name. */
export const Retired: Story = { args: { value: '310103' } }
export const HongKong: Story = { args: { value: '810101' }, play: states.open.play }
export const Macau: Story = { args: { value: '820102' } }
export const Taiwan: Story = { args: { value: '710101' } }
