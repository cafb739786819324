import type { Meta, StoryObj } from '@storybook/react-vite'
import { ExcelImportModal } from './ExcelImportModal'
import { ImportWizard } from './ImportWizard'
import { demoImportColumns, demoSheet } from './demoImport'

const meta = { title: 'Excel import/Excel import' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const nothing = () => {}
const answer = { success: true, code: 200, message: '文件导入成功！数据行数：3', result: null }

export const Modal: Story = {
  render: () => (
    <ExcelImportModal open onImport={() => Promise.resolve(answer)} onOk={nothing} onClose={nothing} />
  ),
}
export const ModalOnline: Story = {
  globals: { locale: 'en-US', theme: 'dark' },
  render: () => (
    <ExcelImportModal open online onImport={() => Promise.resolve(answer)} onOk={nothing} onClose={nothing} />
  ),
}
export const Wizard: Story = {
  render: () => (
    <ImportWizard
      open
      columns={demoImportColumns}
      reader={() => Promise.resolve(demoSheet)}
      send={(rows) => Promise.resolve({ created: rows.length })}
      onClose={nothing}
    />
  ),
}
export const WizardEnglishDark: Story = { ...Wizard, globals: { locale: 'en-US', theme: 'dark' } }
