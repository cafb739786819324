import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from 'antd'
import { ContextMenu } from './ContextMenu'

const meta = { title: 'Context menu/ContextMenu' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Opens the menu as a right click does. */
function press({ canvasElement }: { canvasElement: HTMLElement }) {
  const target = canvasElement.querySelector('button')
  target?.dispatchEvent(
    new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: 80, clientY: 40 }),
  )
}

const Menu = ({ disabled = false, long = '' }: { disabled?: boolean; long?: string }) => (
  <ContextMenu
    disabled={disabled}
    items={[
      { key: 'refresh', label: '刷新' },
      null,
      { key: 'left', label: '关闭左侧', disabled: true },
      { key: 'others', label: `关闭其他${long}`, danger: true },
    ]}
  >
    <Button>右键单击，或按 Shift+F10</Button>
  </ContextMenu>
)

export const Default: Story = { render: () => <Menu /> }
export const Open: Story = { ...Default, play: press }
export const OpenDark: Story = { ...Open, globals: { theme: 'dark', locale: 'en-US' } }
export const LongTexts: Story = {
  render: () => <Menu long={'标签页和它们没有保存的内容'.repeat(3)} />,
  play: press,
}
/** The browser's own menu. */
export const Disabled: Story = { render: () => <Menu disabled />, play: press }
