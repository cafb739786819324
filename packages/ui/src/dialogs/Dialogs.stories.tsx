import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from 'antd'
import { useState } from 'react'
import { demoQuotation } from '../testing/fixtures/quotation'
import { makeQuotations } from '../testing/fixtures/quotations'
import { dialogTester } from '../testing/testers/dialogTester'
import { waitFor } from '../testing/testers/dom'
import { ChangePasswordModal } from './ChangePasswordModal'
import { DepartmentSwitchModal } from './department/DepartmentSwitchModal'
import type { OwnDepartments } from './department/useOwnDepartments'
import { DetailModal } from './detail/DetailModal'
import { FullscreenModal } from './fullscreen/FullscreenModal'
import { PromptModal } from './PromptModal'
import { useConfirm } from './useConfirm'

const meta = { title: 'Dialogs/Dialogs' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const nothing = () => {}
const LONG = '名称很长的客户与供应商协调及船舶备件报价管理部门（宁波保税区）'
const [record] = makeQuotations(1)

const QUESTION = { title: '确认删除', content: '是否删除选中数据?', button: '删除' }
const QUESTION_IN_ENGLISH = { title: 'Delete', content: 'Delete the selected records?', button: 'Delete' }

function Asking({ title, content, button }: typeof QUESTION) {
  const confirm = useConfirm()
  const [answer, setAnswer] = useState('')
  return (
    <>
      <Button
        onClick={() =>
          void confirm({ title, content, danger: true }).then((yes) => setAnswer(yes ? 'yes' : 'no'))
        }
      >
        {button}
      </Button>
      <output>{answer}</output>
    </>
  )
}

export const Confirm: Story = { render: () => <Asking {...QUESTION} /> }

/** The question, open. */
export const ConfirmOpen: Story = {
  ...Confirm,
  play: async ({ canvasElement }) => {
    canvasElement.querySelector('button')?.click()
    await waitFor('the question', () => document.querySelector('[role="dialog"]'))
  },
}

export const ConfirmEnglishDark: Story = {
  ...ConfirmOpen,
  render: () => <Asking {...QUESTION_IN_ENGLISH} />,
  globals: { theme: 'dark', locale: 'en-US' },
}

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

/** Presses the button that confirms the dialog. */
const confirm = async () => {
  const button = await waitFor('the button', () =>
    document.querySelector<HTMLElement>('[role="dialog"] .ant-btn-primary'),
  )
  button.click()
}

/** A text that breaks the rules. */
export const PromptRefused: Story = {
  ...Prompt,
  play: async () => {
    await confirm()
    await waitFor('the message', () => document.querySelector('.ant-form-item-explain-error'))
  },
}

/** What it is asked for is being done. */
export const PromptBusy: Story = {
  render: () => (
    <PromptModal
      open
      title="保存查询"
      label="查询名称"
      initialValue="本月"
      onOk={() => new Promise(nothing)}
      onCancel={nothing}
    />
  ),
  play: async () => {
    await confirm()
    await waitFor('the sign', () => document.querySelector('.ant-btn-loading'))
  },
}

export const PromptLongTexts: Story = {
  render: () => (
    <PromptModal
      open
      title={LONG.repeat(3)}
      label={LONG.repeat(3)}
      initialValue={LONG.repeat(3)}
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

/** A record without values. */
export const DetailEmpty: Story = {
  render: () => <DetailModal open entity={demoQuotation} record={{}} onClose={nothing} />,
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

/** Nothing was entered. */
export const ChangePasswordRefused: Story = {
  ...ChangePassword,
  play: async () => {
    await confirm()
    await waitFor('the messages', () => document.querySelector('.ant-form-item-explain-error'))
  },
}

/** Types the same password into all three fields and sends them. */
const changePassword = async () => {
  const dialog = dialogTester()
  await dialog.ready('修改密码')
  for (const label of ['旧密码', '新密码', '确认新密码']) dialog.type(label, 'Lading@2026')
  dialog.press('确定')
}

/** The change is on its way. */
export const ChangePasswordBusy: Story = {
  render: () => (
    <ChangePasswordModal open username="admin" onSubmit={() => new Promise(nothing)} onClose={nothing} />
  ),
  play: async () => {
    await changePassword()
    await waitFor('the sign', () => document.querySelector('.ant-btn-loading'))
  },
}

/** The server refuses it: its message is shown, and what was typed stays for another try. */
export const ChangePasswordFailed: Story = {
  render: () => (
    <ChangePasswordModal
      open
      username="admin"
      onSubmit={() => Promise.reject(new Error('旧密码输入错误!'))}
      onClose={nothing}
    />
  ),
  play: async () => {
    await changePassword()
    await waitFor('the message', () => document.body.textContent?.includes('旧密码输入错误!'))
    await waitFor('the button', () => !document.querySelector('.ant-btn-loading'))
  },
}

export const Fullscreen: Story = {
  render: () => (
    <FullscreenModal open title="全屏窗口" onClose={nothing}>
      内容
    </FullscreenModal>
  ),
}

export const FullscreenEnglishDark: Story = {
  render: () => (
    <FullscreenModal
      open
      title="A title that is much longer than what fits beside the two switches and the button that closes the dialog, so that it is broken into lines"
      onClose={nothing}
      width={640}
    >
      {'content '.repeat(400)}
    </FullscreenModal>
  ),
  globals: { theme: 'dark', locale: 'en-US' },
}

/** Texts without a place to break. */
export const DetailLongTexts: Story = {
  render: () => (
    <DetailModal
      open
      entity={demoQuotation}
      record={{ ...record, customerName: LONG.repeat(3), remark: 'x'.repeat(300) }}
      onClose={nothing}
    />
  ),
}

const Switch = ({ answer }: { answer: () => Promise<OwnDepartments> }) => (
  <DepartmentSwitchModal open load={answer} onSubmit={() => Promise.resolve()} onClose={nothing} />
)
const departments = [
  { orgCode: 'A01', departName: '销售一部' },
  { orgCode: 'A02A01', departName: LONG },
]

export const Department: Story = {
  render: () => <Switch answer={() => Promise.resolve({ list: departments, orgCode: 'A01' })} />,
}

export const DepartmentEnglishDark: Story = {
  ...Department,
  globals: { theme: 'dark', locale: 'en-US' },
}

export const DepartmentLoading: Story = {
  render: () => <Switch answer={() => new Promise<OwnDepartments>(nothing)} />,
}

export const DepartmentNone: Story = { render: () => <Switch answer={() => Promise.resolve({ list: [] })} /> }

export const DepartmentFailed: Story = {
  render: () => <Switch answer={() => Promise.reject(new Error('网络超时'))} />,
}

export const PromptEnglishDark: Story = {
  render: () => <PromptModal open title="Save the query" label="Name" onOk={nothing} onCancel={nothing} />,
  globals: { theme: 'dark', locale: 'en-US' },
}

export const ChangePasswordEnglishDark: Story = {
  ...ChangePassword,
  globals: { theme: 'dark', locale: 'en-US' },
}
