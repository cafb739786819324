import { operations } from '@lading/core/contract'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../http/failures'
import { route } from '../../http/route'
import { listPage } from '../../list/listPage'
import type { ListSpec } from '../../list/listSpec'
import { columnsOf } from '../../list/listSpec'
import type { Context } from '../../module'
import { cleared, mountAdministration } from '../administration'

/** `rank` repeats `postRank`: the specification's column is called rank (contract §16). */
const positionList: ListSpec = {
  from: sql`sys_position p`,
  select: sql`p.id, p.code, p.name, p.post_rank, p.post_rank AS rank, p.company_id, p.create_by, p.create_time, p.update_by, p.update_time`,
  fields: columnsOf('p', {
    id: 'text',
    code: 'text',
    name: 'text',
    postRank: 'text',
    createTime: 'datetime',
  }),
  id: sql`p.id`,
  dictionaries: { postRank: 'position_rank', rank: 'position_rank' },
}

interface Body {
  code: string
  name: string
  postRank?: string | null
  companyId?: string | null
}

/** Positions (contract §16). */
export function mountPositions(app: FastifyInstance, context: Context): void {
  mountAdministration<'position', Body>(app, context, operations, 'position', {
    table: 'sys_position',
    list: positionList,
    values: ({ code, name, postRank, companyId }) => ({
      code,
      name,
      postRank: cleared(postRank),
      companyId: cleared(companyId),
    }),
  })
  route(app, operations.positionListByTenant, ({ query }) => listPage(context, positionList, query))
  route(app, operations.positionByCode, async ({ query }) => {
    const { records } = await listPage(context, { ...positionList, where: sql`p.code = ${query.code}` }, {})
    if (!records[0]) throw notFound()
    return records[0]
  })
}
