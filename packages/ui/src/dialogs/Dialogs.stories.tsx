import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from 'antd'
import { useState } from 'react'
import { demoQuotation } from '../testing/fixtures/quotation'
import { makeQuotations } from '../testing/fixtures/quotations'
import { ChangePasswordModal } from './ChangePasswordModal'
import { DetailModal } from './DetailModal'
import { FullscreenModal } from './FullscreenModal'
import { PromptModal } from './PromptModal'
import { useConfirm } from './useConfirm'

const meta = { title: 'Dialogs/Dialogs' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const nothing = () => {}
const [record] = makeQuotations(1)

function Asking() {
  const confirm = useConfirm()
  const [answer, setAnswer] = useState('')
  return (
    <>
      <Button
        onClick={() =>
          void confirm({ title: '确认删除', content: '是否删除选中数据?', danger: true }).then((yes) =>
            setAnswer(yes ? 'yes' : 'no'),
          )
        }
      >
        删除
      </Button>
      <output>{answer}</output>
    </>
  )
}

export const Confirm: Story = { render: () => <Asking /> }

export const Prompt: Story = {
  render: () => (
    <PromptModal
      open
      title="保存查询"
      label="查询名称"
      rules={[{ required: true }, { pattern: '*6-16', message: '${title}为6到16位' }]}
      onOk={nothing}
      onCancel={nothing}
    />
  ),
}

export const Detail: Story = {
  render: () => <DetailModal open entity={demoQuotation} record={record} onClose={nothing} />,
}

export const DetailDark: Story = { ...Detail, globals: { theme: 'dark', locale: 'en-US' } }

export const DetailLoading: Story = {
  render: () => <DetailModal open entity={demoQuotation} onClose={nothing} />,
}

export const DetailFailed: Story = {
  render: () => (
    <DetailModal open entity={demoQuotation} error={new Error('未找到对应实体')} onClose={nothing} />
  ),
}

export const ChangePassword: Story = {
  render: () => (
    <ChangePasswordModal open username="admin" onSubmit={() => Promise.resolve()} onClose={nothing} />
  ),
}

/** Nobody is signed in: the change is refused before it is sent. */
export const ChangePasswordWithoutUser: Story = {
  render: () => (
    <ChangePasswordModal open username={undefined} onSubmit={() => Promise.resolve()} onClose={nothing} />
  ),
}

export const Fullscreen: Story = {
  render: () => (
    <FullscreenModal open title="全屏窗口" onClose={nothing}>
      内容
    </FullscreenModal>
  ),
}
