import { operations } from '@lading/core/contract'
import type { BoardFigureModel } from '@lading/core/contract'
import type { Board, Figure } from '@lading/core/entity'
import { entityPaths, FIGURE_PARAMETER, figureFields, figureQuery, permissionCode } from '@lading/core/entity'
import { textIn } from '@lading/core/text'
import type { FastifyInstance } from 'fastify'
import { mayDo } from '../../auth/sessionStore'
import { stampOf } from '../../db/typeParsers'
import { currentLocale } from '../../http/language'
import { route } from '../../http/route'
import { compileList } from '../../list/compileList'
import type { ListSpec } from '../../list/listSpec'
import type { Context } from '../../module'
import { resourceList } from '../../resource/resourceList'
import type { Session } from '../../session'

/** One is the page's size: rows are not read. */
const NO_ROWS = { maxPageSize: 1, maxOffset: 0 }

/** As many as the list that it opens would show. */
function countOf({ counts }: Pick<Context, 'counts'>, spec: ListSpec, figure: Figure): Promise<number> {
  const { where } = compileList(spec, { ...figureQuery(figure), pageNo: 1, pageSize: 1 }, NO_ROWS)
  return counts.total(spec, where)
}

async function figuresOf(context: Context, session: Session, board: Board): Promise<BoardFigureModel[]> {
  const found: BoardFigureModel[] = []
  for (const { entity, resource } of context.modules) {
    const wanted = Object.entries(entity?.figures ?? {}).filter(([, { boards }]) => boards.includes(board))
    if (!entity || !resource || wanted.length === 0) continue
    if (!mayDo(session, permissionCode(entity, 'list'))) continue
    const spec = await resourceList({ ...context, ...resource(context) })(session)
    for (const [name, figure] of wanted) {
      const whole = figure.of === undefined ? undefined : entity.figures![figure.of]
      // Whoever may not see a field is not told how often it holds something.
      const named = [...figureFields(figure.where), ...figureFields(whole?.where ?? [])]
      if (named.some((field) => !spec.fields.has(field))) continue
      found.push({
        entity: entity.key,
        name,
        text: textIn(figure, currentLocale()),
        entityText: textIn(entity.label, currentLocale()),
        path: `${entityPaths(entity).route}?${FIGURE_PARAMETER}=${name}`,
        count: await countOf(context, spec, figure),
        ...(whole && { of: await countOf(context, spec, whole) }),
        ...(figure.tone && { tone: figure.tone }),
      })
    }
  }
  return found
}

/** Figures that staff act on (ADR 30). */
export function mountBoards(app: FastifyInstance, context: Context): void {
  route(app, operations.boardFigures, async ({ query, session }) => ({
    figures: await figuresOf(context, session, query.board),
    countedAt: stampOf(new Date()),
  }))
}
