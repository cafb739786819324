import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from 'antd'
import { ContextMenu } from './ContextMenu'

const meta = { title: 'Context menu/ContextMenu' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: () => (
    <ContextMenu
      items={[
        { key: 'refresh', label: '刷新' },
        null,
        { key: 'left', label: '关闭左侧', disabled: true },
        { key: 'others', label: '关闭其他', danger: true },
      ]}
    >
      <Button>右键单击，或按 Shift+F10</Button>
    </ContextMenu>
  ),
}
