import type { Meta, StoryObj } from '@storybook/react-vite'
import { Form } from 'antd'
import { useEffect, useState } from 'react'
import { LONG_NAME, choosing, note, photo, uploadData } from '../testing/stories/uploadStories'
import { waitFor } from '../testing/testers/dom'
import { FileUpload } from './FileUpload'
import type { FileUploadProps } from './FileUpload'
import { ImageUpload } from './ImageUpload'
import type { ImageUploadProps } from './ImageUpload'
import { MAX_ATTACHMENTS, MAX_ATTACHMENT_BYTES } from './logic/fileRules'
import { CropModal } from './parts/CropModal'
import { UploadModal } from './UploadModal'

const meta = { title: 'Upload/Upload' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

function Files(props: FileUploadProps & { initial?: unknown }) {
  const { initial = null, ...rest } = props
  const [value, setValue] = useState(initial)
  return <FileUpload {...rest} value={value} onChange={setValue} />
}
function Images({ initial = null, ...rest }: ImageUploadProps & { initial?: unknown }) {
  const [value, setValue] = useState(initial)
  return <ImageUpload {...rest} value={value} onChange={setValue} />
}

const PATHS = 'temp/报价单_1700000000000.pdf,temp/packing-list.pdf,temp/合同扫描件.png'

export const Empty: Story = { render: () => <Files /> }
export const Filled: Story = { render: () => <Files initial={PATHS} /> }
export const Attachments: Story = {
  render: () => <Files maxCount={MAX_ATTACHMENTS} maxBytes={MAX_ATTACHMENT_BYTES} initial={PATHS} />,
}
export const LongNames: Story = {
  render: () => (
    <div style={{ maxWidth: 320 }}>
      <Files
        initial={[{ fileName: `${LONG_NAME}.pdf`, filePath: 'temp/a.pdf', fileSize: 9_876_543 }]}
        format="files"
      />
    </div>
  ),
}
export const Disabled: Story = { render: () => <Files disabled initial={PATHS} /> }
export const DisabledEmpty: Story = { render: () => <Files disabled /> }
export const Drop: Story = { render: () => <Files drop kind="file" /> }
export const WithoutService: Story = {
  parameters: { dataSource: uploadData.without },
  render: () => <Files initial={PATHS} />,
}
export const EnglishDark: Story = { ...Filled, globals: { theme: 'dark', locale: 'en-US' } }

export const ImagesEmpty: Story = { render: () => <Images /> }
export const ImagesFilled: Story = {
  parameters: { dataSource: uploadData.pictures },
  render: () => <Images initial="temp/1.png,temp/2.png,temp/3.png" />,
}
/** Shown, not changed: neither moved nor taken away, and none is added. */
export const ImagesDisabled: Story = {
  parameters: { dataSource: uploadData.pictures },
  render: () => <Images disabled initial="temp/1.png,temp/2.png" />,
}
/** Names that are wider than a card: of an image that cannot be seen, that is on its way, that was refused. */
export const ImagesLongNames: Story = {
  parameters: { dataSource: uploadData.slow },
  render: () => <Images initial={`temp/${LONG_NAME}.png`} />,
  play: choosing(
    () => Promise.all([photo(`${LONG_NAME}二.png`), photo(`拒收${LONG_NAME}.png`)]),
    ['done', 'uploading', 'error'],
  ),
}
export const ImagesOnTheirWay: Story = {
  parameters: { dataSource: uploadData.slow },
  render: () => <Images />,
  play: choosing(() => Promise.all([photo(), photo('拒收.png')]), ['uploading', 'error']),
}
export const ImagesEnglishDark: Story = { ...ImagesFilled, globals: { theme: 'dark', locale: 'en-US' } }

/** Cut to a square before it is sent. */
export const Avatar: Story = { render: () => <Images cropRatio={1} maxCount={1} /> }
function Cropping() {
  const [file, setFile] = useState<File>()
  useEffect(() => {
    void photo().then(setFile)
  }, [])
  return file ? (
    <CropModal
      file={file}
      ratio={16 / 9}
      waiting={2}
      onOk={() => {}}
      onCancel={() => {}}
      onBroken={() => {}}
    />
  ) : null
}
export const Crop: Story = {
  render: () => (
    <div>
      <Cropping />
    </div>
  ),
}
export const CropEnglishDark: Story = { ...Crop, globals: { theme: 'dark', locale: 'en-US' } }

/** The server takes its time with one and refuses the other. */
export const OnTheirWay: Story = {
  parameters: { dataSource: uploadData.slow },
  render: () => <Files />,
  play: choosing(() => [note('合同.txt'), note('拒收.txt')], ['uploading', 'error']),
}
export const OnTheirWayEnglishDark: Story = { ...OnTheirWay, globals: { theme: 'dark', locale: 'en-US' } }

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
  globals: { locale: 'en-US', theme: 'dark' },
  render: () => <UploadModal open kind="image" onOk={() => {}} onCancel={() => {}} />,
}
/** Some are on their way, the server refused another. */
export const PopupOnTheirWay: Story = {
  ...OnTheirWay,
  render: () => <UploadModal open onOk={() => {}} onCancel={() => {}} />,
  play: async (context) => {
    await OnTheirWay.play?.(context)
    const widthOf = (name: string) =>
      document.querySelector(`.ant-modal ${name}`)?.getBoundingClientRect().width ?? 0
    await waitFor('the field to drop on, as wide as the list', () => {
      const [drop, list] = [widthOf('.lading-upload-drop'), widthOf('.lading-upload-list')]
      return drop > 0 && Math.abs(drop - list) < 2
    })
  },
}
export const PopupLongTexts: Story = {
  render: () => <UploadModal open title={LONG_NAME} onOk={() => {}} onCancel={() => {}} />,
  play: choosing(() => [note(`${LONG_NAME}.txt`), note(`${'x'.repeat(120)}.txt`)], ['done', 'done']),
}
