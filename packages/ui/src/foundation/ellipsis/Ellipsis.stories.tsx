import type { Meta, StoryObj } from '@storybook/react-vite'
import { Modal } from 'antd'
import { Ellipsis } from './Ellipsis'

const meta = { title: 'Foundation/Ellipsis', component: Ellipsis } satisfies Meta<typeof Ellipsis>

export default meta
type Story = StoryObj<typeof meta>

const LONG = '宁波舟山港集装箱码头有限公司 Ningbo Zhoushan Port Container Terminal Co., Ltd.'

/** At most 25 units are shown, the rest is in the tooltip. */
export const Cut: Story = { args: { children: LONG } }

/** Short enough: plain text, no tooltip, no stop for the keyboard. */
export const Whole: Story = {
  args: { children: '宁波舟山港' },
  render: (args) => (
    <p>
      <Ellipsis {...args} />
    </p>
  ),
}

/** As tables cut: 12 units. */
export const InTable: Story = {
  args: { children: LONG, length: 12 },
  render: (args) => (
    <table>
      <tbody>
        {[1, 2, 3].map((row) => (
          <tr key={row}>
            <td>
              <Ellipsis {...args}>{`${row} ${args.children}`}</Ellipsis>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
}

/** In a dialog: the tooltip stands above it. */
export const InDialog: Story = {
  args: { children: LONG.repeat(4) },
  render: (args) => (
    <Modal open title="详情" footer={null}>
      <Ellipsis {...args} />
    </Modal>
  ),
}

export const EnglishDark: Story = { ...Cut, globals: { theme: 'dark', locale: 'en-US' } }
