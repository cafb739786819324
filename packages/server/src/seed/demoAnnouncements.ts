import { sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { derivedId } from '../db/ids'
import { insertInto } from '../db/statements'

const ANNOUNCEMENTS: [category: string, priority: string, title: string, en: string, content: string][] = [
  [
    '1',
    'M',
    '洋山仓库国庆值班安排',
    'Holiday duty at Yangshan warehouse',
    '<p>十月一日至七日，洋山仓库每日 08:00–20:00 值班，紧急供船请提前四小时预约。</p>',
  ],
  [
    '1',
    'L',
    '报价单新版上线',
    'The new quotation page is here',
    '<p>报价明细支持从电子表格直接粘贴，保存时只提交有变化的行。</p>',
  ],
  [
    '2',
    'H',
    '系统维护通知',
    'Maintenance notice',
    '<p>本周六 22:00–24:00 进行数据库维护，期间系统只读。</p>',
  ],
]

/** Released notices to everybody. */
export async function seedAnnouncements(db: Database): Promise<void> {
  for (const [category, priority, title, en, content] of ANNOUNCEMENTS)
    await db.run(
      sql`${insertInto('sys_announcement', {
        id: derivedId('announcement', title),
        titile: title,
        titleEn: en,
        msgAbstract: title,
        msgContent: content,
        msgCategory: category,
        priority,
        sender: 'admin',
        sendStatus: '1',
        sendTime: new Date().toISOString(),
        toldTime: new Date().toISOString(),
        createBy: 'admin',
      })} ON CONFLICT DO NOTHING`,
    )
}
