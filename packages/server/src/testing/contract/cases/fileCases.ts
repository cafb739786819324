import type { ContractCase, World } from '../contractCase'

/** The smallest picture: one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
/** A PDF file of one page, written by hand. */
const page = (text: string) =>
  Buffer.from(
    `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R>>endobj
4 0 obj<</Length ${text.length + 2}>>stream
% ${text}
endstream endobj
trailer<</Root 1 0 R>>
%%EOF
`,
  )
const upload = { files: { 'pixel.png': PIXEL }, fields: { biz: 'temp' } }
const path = (name: string) => (world: World) => ({ query: { filePath: world[name]! } })
/** The path is the message of an upload (contract §17). */
const keepPath = (name: string) => (_result: unknown, world: World, message: string) => {
  world[name] = message
}

/** Uploads and stored files (contract §17). */
export const fileCases: ContractCase[] = [
  { call: 'fileUpload', send: upload, keep: keepPath('file') },
  { call: 'fileUploadLocal', send: upload, keep: keepPath('local') },
  { call: 'fileUploadMinio', send: upload, keep: keepPath('minio') },
  {
    call: 'filePartsBegin',
    send: { body: { name: '像素.png', size: PIXEL.length, biz: 'temp' } },
    keep: ({ uploadId }, world) => {
      world.parts = uploadId
    },
  },
  {
    call: 'filePartsSend',
    send: (world) => ({ query: { uploadId: world.parts!, index: 0 }, files: { part: PIXEL } }),
  },
  { call: 'filePartsState', send: (world) => ({ query: { uploadId: world.parts! } }) },
  {
    call: 'filePartsState',
    as: 'sales',
    send: (world) => ({ query: { uploadId: world.parts! } }),
    status: 404,
    refused: '未找到对应实体',
  },
  {
    call: 'filePartsFinish',
    send: (world) => ({ body: { uploadId: world.parts! } }),
    keep: keepPath('whole'),
  },
  {
    call: 'filePartsBegin',
    send: { body: { name: 'a.exe', size: 1 } },
    refused: '上传失败！不支持的文件类型',
  },
  { call: 'filePartsGiveUp', send: (world) => ({ query: { uploadId: world.parts! } }) },
  { call: 'fileTicket', send: (world) => ({ body: { path: world.file! } }) },
  { call: 'fileNames', send: (world) => ({ body: [world.file!, world.local!] }) },
  { call: 'fileBatchDownload', send: (world) => ({ body: [world.file!, world.local!] }) },
  { call: 'fileBatchDownloadOss', send: (world) => ({ body: { paths: [world.file!] } }) },
  {
    call: 'fileUpload',
    send: { files: { 'a.pdf': page('first') }, fields: { biz: 'temp' } },
    keep: keepPath('pdf'),
  },
  {
    call: 'fileUpload',
    send: { files: { 'b.pdf': page('second') }, fields: { biz: 'temp' } },
    keep: keepPath('pdf2'),
  },
  { call: 'filePdfMerge', send: (world) => ({ body: [world.pdf!, world.pdf2!] }) },
  {
    call: 'filePdfMerge',
    send: (world) => ({ body: [world.pdf!, world.file!] }),
    refused: '只能合并 PDF 文件: pixel.png',
  },
  { call: 'fileList', send: { query: { fileName: '*.pdf', pageNo: 1, pageSize: 10 } } },
  { call: 'fileQueryById', send: (world) => ({ query: { id: world.pdf! } }) },
  { call: 'fileOssUpload', send: upload, message: '上传成功！' },
  { call: 'fileOssDelete', send: (world) => ({ query: { id: world.pdf2! } }), message: '删除成功!' },
  { call: 'fileDelete', send: path('local'), message: '删除成功!' },
  { call: 'fileDeleteMinio', send: path('minio'), message: '删除成功!' },
]
