import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SourceError } from '../../foundation/dataSource'
import { createFakeDataSource } from '../../testing/fake/createFakeDataSource'
import { StoryFrame } from '../../testing/StoryFrame'
import { uploadTester } from '../../testing/testers/uploadTester'
import { FileUpload } from '../FileUpload'

it('says that a file arrived that failed before, however quick it was', async () => {
  const source = createFakeDataSource()
  const { upload } = source.files!
  let refuse = true
  source.files!.upload = (file, options) =>
    refuse ? Promise.reject(new SourceError('磁盘已满', 400)) : upload(file, options)
  await render(
    <StoryFrame dataSource={source}>
      <FileUpload />
    </StoryFrame>,
  )
  const status = page.getByRole('status').filter({ hasText: '合同.pdf' })
  uploadTester().choose(new File(['%PDF-1.7'], '合同.pdf', { type: 'application/pdf' }))
  await expect.element(status).toHaveTextContent('合同.pdf 上传失败')
  refuse = false
  await page.getByRole('button', { name: '重试失败的文件' }).click()
  await expect.element(status).toHaveTextContent('合同.pdf 上传完成')
})
