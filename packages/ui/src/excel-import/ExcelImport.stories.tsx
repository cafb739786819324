import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import type { OwnLocale } from '@lading/core/text'
import { Css } from '../foundation/Css'
import { useHandler } from '../foundation/useHandler'
import { useUi } from '../foundation/useUi'
import { LONG } from '../testing/stories/storyData'
import { waitFor } from '../testing/testers/dom'
import { importTester } from '../testing/testers/importTester'
import { ExcelImportModal } from './ExcelImportModal'
import type { ExcelImportModalProps } from './ExcelImportModal'
import { ImportWizard } from './ImportWizard'
import type { ImportWizardProps } from './ImportWizard'
import { demoImportColumns, demoSheet } from './demoImport'
import { importMessages } from './locale/messages'
import { SheetError } from './logic/readSheet'
import { CheckStep } from './parts/CheckStep'
import { MapStep } from './parts/MapStep'
import { ReplacePanel } from './parts/ReplacePanel'
import { SendStep } from './parts/SendStep'
import { importCss } from './styles'
import { useImportWizard } from './useImportWizard'

const meta = { title: 'Excel import/Excel import' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const nothing = () => {}
const answer = { success: true, code: 200, message: '文件导入成功！数据行数：3', result: null }

/** Wrong units and a blank, among good rows. */
const wrongSheet = [
  ['物料编码', '数量', '单位'],
  ...['箱', '个', '箱', '打', '个'].map((unit, at) => [`IM-${at + 1}`, at === 4 ? '很多' : at + 1, unit]),
]

const ENGLISH: Readonly<Record<string, string>> = {
  ...{ 物料编码: 'Item code', 数量: 'Quantity', 单位: 'Unit' },
  ...{ 箱: 'box', 个: 'pcs', 打: 'dozen', 很多: 'many' },
}
const inEnglish = (text: string) => ENGLISH[text] ?? text
const englishSheet = wrongSheet.map((row) =>
  row.map((cell) => (typeof cell === 'string' ? inEnglish(cell) : cell)),
)
const englishColumns = demoImportColumns.map((column) => ({
  ...column,
  title: inEnglish(column.title),
  ...(column.options && {
    options: column.options.map((option) => ({ ...option, text: inEnglish(option.text) })),
  }),
}))

/** The wizard as it stands after a file was chosen: without its dialog, so that a step can be looked at. */
function Stage({ until, fails = false }: { until: 'map' | 'check' | 'send'; fails?: boolean }) {
  const columns = useUi().locale === 'zh-CN' ? demoImportColumns : englishColumns
  const wizard = useImportWizard({
    columns,
    reader: () => Promise.resolve(columns === demoImportColumns ? wrongSheet : englishSheet),
    send: (rows) =>
      fails
        ? Promise.reject(new Error('网络连接失败'))
        : Promise.resolve({ failed: [{ index: rows.length - 1, message: '数据库中已存在该记录' }] }),
  })
  const { step } = wizard
  const go = useHandler((at: typeof step) => {
    if (at === 'choose') void wizard.choose(new File(['x'], 'a.xlsx'))
    if (at === 'map' && until !== 'map') void wizard.readRows()
    if (at === 'check' && until === 'send') void wizard.start()
  })
  useEffect(() => go(step), [go, step])
  return (
    <div className="lading-import" style={{ padding: 16 }}>
      <Css name="import">{importCss}</Css>
      {step === 'map' && <MapStep wizard={wizard} columns={columns} />}
      {step === 'check' && <CheckStep wizard={wizard} columns={columns} />}
      {step === 'send' && <SendStep wizard={wizard} onClose={nothing} />}
    </div>
  )
}

export const Mapping: Story = { render: () => <Stage until="map" /> }
/** A problem that is chosen lists its wrong values, to be replaced in all rows. */
export const Problems: Story = { render: () => <Stage until="check" /> }
export const ProblemsEnglishDark: Story = { ...Problems, globals: { locale: 'en-US', theme: 'dark' } }
export const Report: Story = { render: () => <Stage until="send" /> }
export const Interrupted: Story = { render: () => <Stage until="send" fails /> }
const wrongValues = [
  { field: 'unit', value: '箱', count: 1200 },
  { field: 'unit', value: null, count: 3 },
  { field: 'quantity', value: '一百二十箱（另有十二箱在途，预计下周到港后入库）', count: 1 },
]
const Replacing = () => (
  <div style={{ padding: 16 }}>
    <Css name="import">{importCss}</Css>
    <ReplacePanel wrong={wrongValues} columns={demoImportColumns} onReplace={nothing} />
  </div>
)
export const Replace: Story = { render: () => <Replacing /> }
export const ReplaceEnglishDark: Story = { ...Replace, globals: { locale: 'en-US', theme: 'dark' } }

const sheetFile = (name = '报价明细.xlsx') => new File(['x'], name)
const { choose, files, press } = importTester()
const shown = (what: string, selector: string) => waitFor(what, () => document.querySelector(selector))

function OpenWizard(props: Partial<ImportWizardProps>) {
  return (
    <ImportWizard
      open
      columns={demoImportColumns}
      reader={() => Promise.resolve(demoSheet)}
      send={(rows) => Promise.resolve({ created: rows.length })}
      onClose={nothing}
      {...props}
    />
  )
}
/** Gives the wizard a file, and waits for what comes of it. */
const reading = (what: string, selector: string) => async () => {
  await shown('the wizard', '.lading-import input[type=file]')
  choose(sheetFile())
  await shown(what, selector)
}
export const Wizard: Story = { render: () => <OpenWizard /> }
export const WizardEnglishDark: Story = { ...Wizard, globals: { locale: 'en-US', theme: 'dark' } }
/** The file is being read, which can be given up. */
export const WizardReading: Story = {
  render: () => (
    <OpenWizard
      reader={(_file, { onProgress }) => {
        onProgress(40)
        return new Promise(() => {})
      }}
    />
  ),
  play: reading('the progress', '.lading-import-busy'),
}
/** A file that is no table. */
export const WizardRefused: Story = {
  render: () => <OpenWizard reader={() => Promise.reject(new SheetError('notSheet'))} />,
  play: reading('the refusal', '.lading-import .ant-alert-error'),
}
/** A table without rows. */
export const WizardEmpty: Story = {
  render: () => <OpenWizard reader={() => Promise.reject(new SheetError('empty'))} />,
  play: reading('the refusal', '.lading-import .ant-alert-error'),
}
/** Titles and values that are wider than the columns they stand in. */
export const WizardLongTexts: Story = {
  render: () => (
    <OpenWizard
      title={LONG}
      columns={demoImportColumns.map((column) => ({ ...column, title: `${column.title}（${LONG}）` }))}
      reader={() =>
        Promise.resolve([
          ['物料编码', `数量（${LONG}）`, LONG],
          ['x'.repeat(120), 3, LONG],
        ])
      }
    />
  ),
  play: reading('the columns', '.lading-import-map'),
}

function OpenModal(props: Partial<ExcelImportModalProps>) {
  return (
    <ExcelImportModal
      open
      onImport={() => Promise.resolve(answer)}
      onOk={nothing}
      onClose={nothing}
      {...props}
    />
  )
}
/** Gives the modal a file. */
const chosen = (name?: string) => async () => {
  await shown('the modal', '.ant-modal input[type=file]')
  choose(sheetFile(name))
  await waitFor('the file', () => files().length === 1)
}
/** Gives the modal a file, sends it, and waits for what comes of it. */
const sending =
  (what: string, selector: string) =>
  async ({ globals }: { globals: Record<string, unknown> }) => {
    await chosen()()
    press(importMessages[globals['locale'] as OwnLocale].start)
    await shown(what, selector)
  }
export const Modal: Story = { render: () => <OpenModal /> }
export const ModalOnline: Story = {
  globals: { locale: 'en-US', theme: 'dark' },
  render: () => <OpenModal online />,
}
export const ModalSending: Story = {
  render: () => <OpenModal onImport={() => new Promise(() => {})} />,
  play: sending('the turning sign', '.ant-modal-footer .ant-btn-loading'),
}
/** The server refuses: the modal stays, with its file, and says why. */
export const ModalRefused: Story = {
  render: () => <OpenModal onImport={() => Promise.reject(new Error('第 3 行：金额不是数字'))} />,
  play: sending('the reason', '.ant-message-warning'),
}
export const ModalLongTexts: Story = {
  render: () => <OpenModal />,
  play: chosen(`${LONG}${'x'.repeat(80)}.xlsx`),
}
