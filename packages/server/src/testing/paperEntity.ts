import { defineEntity } from '@lading/core/entity'
import type { Migration } from '../db/migrate'
import { defineResource } from '../resource/defineResource'
import { STORED } from './orderEntity'

/** A document with fields that name stored files: attachments, rich text, pictures of its lines. */
const testPaper = defineEntity({
  key: 'tsPaper',
  name: 'TestPaper',
  label: { zh: '测试单据', en: 'Test paper' },
  area: 'sales',
  title: 'title',
  fields: {
    title: { kind: 'text', required: true, zh: '标题', en: 'Title' },
    files: { kind: 'file', zh: '附件', en: 'Files' },
    cover: { kind: 'image', maxFiles: 1, zh: '封面', en: 'Cover' },
    body: { kind: 'richtext', zh: '正文', en: 'Body' },
  },
  list: ['title', 'files', 'cover'],
  query: ['title'],
  form: [{ section: { zh: '单据', en: 'Paper' }, rows: [['title', 'files'], ['body']] }],
  lines: {
    tsPaperLine: {
      label: { zh: '图片', en: 'Pictures' },
      fields: { picture: { kind: 'image', zh: '图片', en: 'Picture' } },
      columns: ['picture'],
    },
  },
  permissions: {
    prefix: 'sales:tsPaper',
    actions: ['list', 'add', 'edit', 'delete', 'batch_delete', 'export', 'import'],
  },
  review: [],
})

const migrations: Migration[] = [
  {
    id: 'ts_paper_0001_create',
    sql: `
CREATE TABLE ts_paper (${STORED}, title text, files text, cover text, body text);
CREATE TABLE ts_paper_line (${STORED}, parent_id text not null references ts_paper (id) on delete cascade,
  order_num integer not null default 0, picture text);`,
  },
]

/** The server side of the test document, without demo rows. */
export const testPaperServer = defineResource(testPaper, { migrations, seed: false })
