import type { Meta, StoryObj } from '@storybook/react-vite'
import { SliderVerify } from './SliderVerify'

const meta = { title: 'Slider verification/SliderVerify' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const nothing = () => {}

export const Default: Story = { render: () => <SliderVerify onVerified={nothing} /> }
export const Disabled: Story = { render: () => <SliderVerify disabled onVerified={nothing} /> }
export const EnglishDark: Story = { ...Default, globals: { locale: 'en-US', theme: 'dark' } }
