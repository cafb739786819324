import { Type } from 'typebox'
import { defineOperation } from './operation'
import { answer, body, filter, listQuery, nothing, page, query, textOrNull } from './schemas'

/** A stored file's path, as an upload answered it. */
export const filePath = Type.String({ minLength: 1, maxLength: 300 })

/** Paths as an array, or under `paths` (contract §17). */
export const filePaths = Type.Union([
  Type.Array(filePath, { maxItems: 100 }),
  Type.Object({ paths: Type.Array(filePath, { maxItems: 100 }) }),
])

/** OSSFile (contract §22.2): `id` and `url` are the path, as an upload answered it. */
export const storedFile = answer({
  id: Type.String(),
  fileName: Type.String(),
  url: Type.String(),
  size: Type.Number(),
  createTime: textOrNull,
})

/** Bytes of a part of a large file; the last may be shorter. */
export const PART_BYTES = 5 * 1024 * 1024

/** Id of an upload in parts, as its beginning answered it. */
export const partUploadId = Type.String({ pattern: '^[0-9a-f]{32}$' })

/** An upload in parts, and which of them have arrived. */
export const partUpload = answer({
  uploadId: Type.String(),
  /** Bytes of every part but the last. */
  partSize: Type.Integer(),
  /** Number of parts. */
  parts: Type.Integer(),
  /** Indexes from 0, sorted. */
  received: Type.Array(Type.Integer()),
})

/** Uploads and stored files (contract §17). Files are read at `/sys/common/static/{path}`. */
export const fileOperations = {
  fileUpload: defineOperation({
    id: 'fileUpload',
    method: 'POST',
    path: '/sys/common/upload',
    summary: 'Store a file (multipart `file`, optional `biz`); the path is the message',
    result: nothing,
  }),
  fileUploadLocal: defineOperation({
    id: 'fileUploadLocal',
    method: 'POST',
    path: '/sys/upload/uploadLocal',
    summary: 'As upload, for the image widget',
    result: nothing,
  }),
  fileUploadMinio: defineOperation({
    id: 'fileUploadMinio',
    method: 'POST',
    path: '/sys/upload/uploadMinio',
    summary: 'As upload, at the address of the object store widget',
    result: nothing,
  }),
  filePartsBegin: defineOperation({
    id: 'filePartsBegin',
    method: 'POST',
    path: '/sys/upload/parts/begin',
    summary: 'Begin a large file that is sent in parts: its name, its bytes, its folder',
    body: body({
      name: Type.String({ minLength: 1, maxLength: 255 }),
      size: Type.Integer({ minimum: 1 }),
      biz: Type.Optional(Type.String({ maxLength: 200 })),
    }),
    result: partUpload,
  }),
  filePartsSend: defineOperation({
    id: 'filePartsSend',
    method: 'POST',
    path: '/sys/upload/parts/send',
    summary: 'Send one part (multipart `file`), in any order; sending it again replaces it',
    query: query({ uploadId: partUploadId, index: Type.Integer({ minimum: 0, maximum: 9_999 }) }),
    result: nothing,
  }),
  filePartsState: defineOperation({
    id: 'filePartsState',
    method: 'GET',
    path: '/sys/upload/parts/state',
    summary: 'Which parts of an own upload have arrived: to go on after a broken line or a reload',
    query: query({ uploadId: partUploadId }),
    result: partUpload,
  }),
  filePartsFinish: defineOperation({
    id: 'filePartsFinish',
    method: 'POST',
    path: '/sys/upload/parts/finish',
    summary:
      'Join the parts, check the content and store the file; the path is the message, also when asked again',
    body: body({ uploadId: partUploadId }),
    result: nothing,
  }),
  filePartsGiveUp: defineOperation({
    id: 'filePartsGiveUp',
    method: 'DELETE',
    path: '/sys/upload/parts/giveUp',
    summary: 'Forget an own upload in parts and what has arrived of it',
    query: query({ uploadId: partUploadId }),
    result: nothing,
  }),
  fileTicket: defineOperation({
    id: 'fileTicket',
    method: 'POST',
    path: '/sys/common/ticket',
    summary: 'A link to one file that holds for a minute, for places where a browser cannot send headers',
    body: body({ path: filePath }),
    result: Type.Object({ url: Type.String(), expires: Type.Integer() }),
  }),
  fileNames: defineOperation({
    id: 'fileNames',
    method: 'POST',
    path: '/sys/common/names',
    summary:
      'Names and bytes of stored files, as they were sent; those that the caller may not read are left out',
    body: filePaths,
    result: Type.Array(answer({ path: Type.String(), name: Type.String(), size: Type.Number() })),
  }),
  fileDelete: defineOperation({
    id: 'fileDelete',
    method: 'DELETE',
    also: ['GET', 'POST'],
    path: '/sys/upload/delImg',
    summary: 'Delete an own file',
    query: query({ filePath }),
    result: nothing,
  }),
  fileDeleteMinio: defineOperation({
    id: 'fileDeleteMinio',
    method: 'DELETE',
    also: ['GET', 'POST'],
    path: '/sys/upload/delMinioFile',
    summary: 'Delete an own file, at the address of the object store widget',
    query: query({ filePath }),
    result: nothing,
  }),
  fileBatchDownload: defineOperation({
    id: 'fileBatchDownload',
    method: 'POST',
    path: '/sys/upload/batchDowmload',
    summary: 'Files as one archive (spelled so)',
    body: filePaths,
    result: Type.Unknown(),
    answer: 'file',
  }),
  fileBatchDownloadOss: defineOperation({
    id: 'fileBatchDownloadOss',
    method: 'POST',
    path: '/sys/oss/file/batchDowmload',
    summary: 'Files as one archive, at the address of the object store (spelled so)',
    body: filePaths,
    result: Type.Unknown(),
    answer: 'file',
  }),
  filePdfMerge: defineOperation({
    id: 'filePdfMerge',
    method: 'POST',
    path: '/sys/upload/pdfMergeDowmload',
    summary: 'PDF files as one, in their order (spelled so)',
    body: filePaths,
    result: Type.Unknown(),
    answer: 'file',
  }),
  fileList: defineOperation({
    id: 'fileList',
    method: 'GET',
    path: '/sys/oss/file/list',
    summary: 'Stored files of the tenant, paged; without the right to all of them only the own ones',
    query: listQuery({ fileName: filter }),
    result: page(storedFile),
  }),
  fileQueryById: defineOperation({
    id: 'fileQueryById',
    method: 'GET',
    path: '/sys/oss/file/queryById',
    summary: 'One stored file; its id is its path',
    query: query({ id: filePath }),
    result: storedFile,
  }),
  fileOssUpload: defineOperation({
    id: 'fileOssUpload',
    method: 'POST',
    path: '/sys/oss/file/upload',
    summary: 'Store a file (multipart `file`)',
    result: nothing,
  }),
  fileOssDelete: defineOperation({
    id: 'fileOssDelete',
    method: 'DELETE',
    path: '/sys/oss/file/delete',
    summary: 'Delete an own file, by its id',
    query: query({ id: filePath }),
    result: nothing,
  }),
}
