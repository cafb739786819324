import type { Meta, StoryObj } from '@storybook/react-vite'
import { Form } from 'antd'
import { useState } from 'react'
import { createDemoDataSource } from '../testing/fixtures/demoDataSource'
import { FileUpload } from './FileUpload'
import type { FileUploadProps } from './FileUpload'
import { ImageUpload } from './ImageUpload'
import { MAX_ATTACHMENTS, MAX_ATTACHMENT_BYTES } from './logic/fileRules'
import { UploadModal } from './UploadModal'

const meta = { title: 'Upload/Upload' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const SVG = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><rect width="90" height="90" fill="#345"/></svg>')}`

const demo = createDemoDataSource()
/** Stored files that can be seen without a server. */
const withPictures = {
  ...demo,
  files: { ...demo.files!, url: (path: string) => (path.endsWith('.png') ? SVG : path) },
}

function Files(props: FileUploadProps & { initial?: unknown }) {
  const { initial = null, ...rest } = props
  const [value, setValue] = useState(initial)
  return <FileUpload {...rest} value={value} onChange={setValue} />
}
function Images({ initial = null, ...rest }: FileUploadProps & { initial?: unknown }) {
  const [value, setValue] = useState(initial)
  return <ImageUpload {...rest} value={value} onChange={setValue} />
}

const PATHS = 'temp/报价单_1700000000000.pdf,temp/packing-list.pdf,temp/合同扫描件.png'
const LONG = '2026年第四季度华东区域船舶备件采购框架协议及补充条款（含附件一至附件六）最终盖章扫描版.pdf'

export const Empty: Story = { render: () => <Files /> }
export const Filled: Story = { render: () => <Files initial={PATHS} /> }
export const Attachments: Story = {
  render: () => <Files maxCount={MAX_ATTACHMENTS} maxBytes={MAX_ATTACHMENT_BYTES} initial={PATHS} />,
}
export const LongNames: Story = {
  render: () => (
    <div style={{ maxWidth: 320 }}>
      <Files initial={[{ fileName: LONG, filePath: 'temp/a.pdf', fileSize: 9_876_543 }]} format="files" />
    </div>
  ),
}
export const Disabled: Story = { render: () => <Files disabled initial={PATHS} /> }
export const DisabledEmpty: Story = { render: () => <Files disabled /> }
export const Drop: Story = { render: () => <Files drop kind="file" /> }
export const WithoutService: Story = {
  parameters: { dataSource: { ...demo, files: undefined } },
  render: () => <Files initial={PATHS} />,
}
export const EnglishDark: Story = { ...Filled, globals: { theme: 'dark', locale: 'en-US' } }

export const ImagesEmpty: Story = { render: () => <Images /> }
export const ImagesFilled: Story = {
  parameters: { dataSource: withPictures },
  render: () => <Images initial="temp/1.png,temp/2.png,temp/3.png" />,
}
export const ImagesEnglishDark: Story = { ...ImagesFilled, globals: { theme: 'dark', locale: 'en-US' } }

export const InAntdForm: Story = {
  render: () => (
    <Form layout="vertical" initialValues={{ files: PATHS }}>
      <Form.Item name="files" label="附件" htmlFor="attachments">
        <FileUpload id="attachments" kind="file" />
      </Form.Item>
    </Form>
  ),
}

export const Popup: Story = {
  render: () => <UploadModal open kind="file" onOk={() => {}} onCancel={() => {}} />,
}
export const PopupForImages: Story = {
  globals: { locale: 'en-US' },
  render: () => <UploadModal open kind="image" onOk={() => {}} onCancel={() => {}} />,
}
