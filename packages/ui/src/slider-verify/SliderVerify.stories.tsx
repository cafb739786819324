import type { Meta, StoryObj } from '@storybook/react-vite'
import { waitFor } from '../testing/testers/dom'
import { sliderTester } from '../testing/testers/smallTesters'
import { SliderVerify } from './SliderVerify'

const meta = { title: 'Slider verification/SliderVerify' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const nothing = () => {}

/** Draws its slider to the end, as a key does. */
async function draw({ canvasElement }: { canvasElement: HTMLElement }) {
  const thumb = canvasElement.querySelector('[role="slider"]')
  thumb?.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true, cancelable: true }))
}

export const Default: Story = { render: () => <SliderVerify onVerified={nothing} /> }
export const Disabled: Story = { render: () => <SliderVerify disabled onVerified={nothing} /> }
export const EnglishDark: Story = { ...Default, globals: { locale: 'en-US', theme: 'dark' } }

/** Past the end; it stays there. */
export const Verified: Story = {
  ...Default,
  play: async ({ canvasElement }) => {
    const slider = sliderTester(canvasElement)
    await slider.verify()
    await waitFor('the answer', () => slider.text() === '验证通过')
  },
}
/** The server is asked. */
export const Checking: Story = {
  render: () => <SliderVerify onVerified={() => new Promise(nothing)} />,
  play: draw,
}
/** The server refused; the slider is back at the start. */
export const Refused: Story = { render: () => <SliderVerify onVerified={() => false} />, play: draw }
export const LongTexts: Story = {
  render: () => (
    <div style={{ width: 220 }}>
      <SliderVerify height={64} text="请按住滑块并一直拖动到最右边以完成本次验证" onVerified={nothing} />
    </div>
  ),
}
