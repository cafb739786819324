import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from 'antd'
import { useUi } from '../foundation/useUi'
import { waitFor } from '../testing/testers/dom'
import { contextMenuTester } from '../testing/testers/smallTesters'
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

const CHINESE = ['刷新', '关闭左侧', '关闭其他', '右键单击，或按 Shift+F10']
const ENGLISH = ['Refresh', 'Close those on the left', 'Close the others', 'Right click, or Shift+F10']

function Menu({ disabled = false, long = '' }: { disabled?: boolean; long?: string }) {
  const [refresh, left, others = '', button] = useUi().locale === 'zh-CN' ? CHINESE : ENGLISH
  return (
    <ContextMenu
      disabled={disabled}
      items={[
        { key: 'refresh', label: refresh },
        null,
        { key: 'left', label: left, disabled: true },
        { key: 'others', label: others + long, danger: true },
      ]}
    >
      <Button>{button}</Button>
    </ContextMenu>
  )
}

export const Default: Story = { render: () => <Menu /> }
export const Open: Story = {
  ...Default,
  play: async ({ canvasElement }) => {
    await contextMenuTester().open(canvasElement.querySelector('button')!)
    await waitFor('the entries', () => contextMenuTester().entries().length === 3)
  },
}
export const OpenDark: Story = { ...Open, globals: { theme: 'dark', locale: 'en-US' } }
export const LongTexts: Story = {
  render: () => <Menu long={'标签页和它们没有保存的内容'.repeat(3)} />,
  play: press,
}
/** The browser's own menu. */
export const Disabled: Story = { render: () => <Menu disabled />, play: press }
