import { defineEntity } from '@lading/core/entity'

/** Stored files (contract §17): the own ones, and those of others for who may see them. */
export const sysFile = defineEntity({
  key: 'sysFile',
  name: 'StoredFile',
  label: { zh: '文件', en: 'File' },
  area: 'system',
  api: '/sys/oss/file',
  title: 'fileName',
  fields: {
    fileName: { kind: 'text', readonly: true, width: 280, zh: '文件名', en: 'File' },
    size: { kind: 'integer', readonly: true, width: 110, zh: '大小', en: 'Size' },
    mime: { kind: 'text', readonly: true, width: 160, zh: '类型', en: 'Type' },
    biz: { kind: 'text', readonly: true, width: 130, zh: '业务目录', en: 'Folder' },
    createBy: { kind: 'user', readonly: true, width: 130, zh: '上传人', en: 'Uploaded by' },
    url: { kind: 'text', readonly: true, zh: '路径', en: 'Path' },
    createTime: { kind: 'datetime', readonly: true, zh: '上传时间', en: 'Uploaded' },
  },
  list: ['fileName', 'size', 'mime', 'biz', 'createBy', 'createTime'],
  query: ['fileName', 'biz', { createTime: 'range' }],
  form: [{ section: { zh: '文件', en: 'File' }, rows: [['fileName', 'size'], ['url']] }],
  permissions: { prefix: 'system:file', actions: ['list'] },
  review: [],
})
