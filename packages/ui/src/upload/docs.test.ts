import { describe, expect, it } from 'vitest'
import { membersOf, readInUi, tablesOf } from '../testing/documents'

const read = (path: string) => readInUi(`src/${path}`)
const queue = membersOf(read('upload/useUploadQueue.ts'), 'UploadQueueInput')
const limits = membersOf(read('upload/logic/fileRules.ts'), 'UploadLimits')
const upload = [
  ...queue,
  ...limits,
  ...membersOf(read('upload/FileUpload.tsx'), 'FileUploadProps'),
  ...membersOf(read('upload/ImageUpload.tsx'), 'ImageUploadProps'),
]
const wizard = [
  ...membersOf(read('excel-import/useImportWizard.ts'), 'ImportWizardInput'),
  ...membersOf(read('excel-import/ImportWizard.tsx'), 'ImportWizardProps'),
]

describe.each(['zh-CN', 'en-US'])('the document of upload and import (%s)', (locale) => {
  const tables = tablesOf(readInUi(`docs/upload.${locale}.md`)).filter((names) => names.length > 0)
  it('names every property of the uploads, and no other', () => {
    expect(tables[1]?.toSorted()).toEqual(upload.toSorted())
  })
  it('names every property of the import, and no other', () => {
    expect(tables[2]?.toSorted()).toEqual(wizard.toSorted())
  })
})
