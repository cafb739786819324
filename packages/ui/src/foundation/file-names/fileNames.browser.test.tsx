import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { EditableGrid } from '../../grid/EditableGrid'
import { createFakeDataSource } from '../../testing/fake/createFakeDataSource'
import { StoryFrame } from '../../testing/StoryFrame'
import { FileUpload } from '../../upload/FileUpload'
import { ImageUpload } from '../../upload/ImageUpload'
import { FieldValue } from '../field-value/FieldValue'

const stored = (key: string, name: string) => ({ path: `temp/2026/11/${key}`, name, size: 2048 })
const contract = stored('0a.pdf', '合同.pdf')
const photo = stored('0b.png', '照片.png')

it('calls stored files by the names they were sent under, all of a page in one call', async () => {
  const source = createFakeDataSource({ files: [contract, photo] })
  const gone = 'temp/2026/11/0c.txt'
  await render(
    <StoryFrame dataSource={source}>
      <FileUpload value={`${contract.path},${gone}`} />
      <ImageUpload value={photo.path} />
      <output>
        <FieldValue
          entity={{ fields: { files: { kind: 'file', zh: '附件', en: 'Attachments' } } }}
          name="files"
          row={{ files: contract.path }}
        />
      </output>
    </StoryFrame>,
  )
  await expect.element(page.getByRole('button', { name: '下载 合同.pdf' })).toBeVisible()
  await expect.element(page.getByText('2 KB')).toBeVisible()
  await expect.element(page.getByRole('button', { name: '预览 照片.png' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: '合同.pdf' })).toBeVisible()
  // One that is not known keeps the end of its path.
  await expect.element(page.getByRole('button', { name: '下载 0c.txt' })).toBeVisible()
  const asked = source.calls.filter(({ path }) => path === 'files/names')
  expect(asked.map(({ input }) => input)).toEqual([[contract.path, gone, photo.path]])
})

it('also in the cells of a grid', async () => {
  await render(
    <StoryFrame dataSource={createFakeDataSource({ files: [contract, photo] })}>
      <EditableGrid
        readOnly
        columns={[
          { key: 'files', title: '附件', type: 'file', width: 160 },
          { key: 'images', title: '图片', type: 'image', width: 160 },
        ]}
        rows={[{ id: '1', files: contract.path, images: photo.path }]}
      />
    </StoryFrame>,
  )
  await expect.element(page.getByTitle('合同.pdf')).toBeVisible()
  await expect.element(page.getByRole('button', { name: '预览 照片.png' })).toBeVisible()
})
