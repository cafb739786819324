import { operations } from '@lading/core/contract'
import type { BoardFigureModel } from '@lading/core/contract'
import type { Board, EntityDefinition, Figure } from '@lading/core/entity'
import { FIGURE_PARAMETER, figureFields, figureQuery, permissionCode } from '@lading/core/entity'
import { textIn } from '@lading/core/text'
import type { FastifyInstance } from 'fastify'
import { mayDo } from '../../auth/sessionStore'
import { stampOf } from '../../db/typeParsers'
import { currentLocale } from '../../http/language'
import { route } from '../../http/route'
import { compileList } from '../../list/compileList'
import type { ListSpec } from '../../list/listSpec'
import type { Context } from '../../module'
import { listAddress } from '../../online/listAddress'
import { resourceList } from '../../resource/resourceList'
import type { Session } from '../../session'

/** One is the page's size: rows are not read. */
const NO_ROWS = { maxPageSize: 1, maxOffset: 0 }
/** Figures of a board that are counted at the same time. */
const LANES = 3

/** As many as the list that it opens would show. */
function countOf({ counts }: Pick<Context, 'counts'>, spec: ListSpec, figure: Figure): Promise<number> {
  const { where } = compileList(spec, { ...figureQuery(figure), pageNo: 1, pageSize: 1 }, NO_ROWS)
  return counts.total(spec, where)
}

/** A figure that the session may know, not counted yet. */
interface Wanted {
  entity: EntityDefinition
  name: string
  figure: Figure
  whole?: Figure
  spec: ListSpec
}

async function wantedOn(context: Context, session: Session, board: Board): Promise<Wanted[]> {
  const found: Wanted[] = []
  for (const { entity, resource } of context.modules) {
    const figures = Object.entries(entity?.figures ?? {}).filter(([, { boards }]) => boards.includes(board))
    if (!entity || !resource || figures.length === 0) continue
    if (!mayDo(session, permissionCode(entity, 'list'))) continue
    const spec = await resourceList({ ...context, ...resource(context) })(session)
    for (const [name, figure] of figures) {
      const whole = figure.of === undefined ? undefined : entity.figures![figure.of]
      // Whoever may not see a field is not told how often it holds something.
      const named = [...figureFields(figure.where), ...figureFields(whole?.where ?? [])]
      if (named.every((field) => spec.fields.has(field)))
        found.push({ entity, name, figure, spec, ...(whole && { whole }) })
    }
  }
  return found
}

async function figureOf(
  context: Context,
  { entity, name, figure, whole, spec }: Wanted,
): Promise<BoardFigureModel> {
  return {
    entity: entity.key,
    name,
    text: textIn(figure, currentLocale()),
    entityText: textIn(entity.label, currentLocale()),
    path: `${listAddress(context, entity)}?${FIGURE_PARAMETER}=${name}`,
    count: await countOf(context, spec, figure),
    ...(whole && { of: await countOf(context, spec, whole) }),
    ...(figure.tone && { tone: figure.tone }),
  }
}

/** Each lane counts one figure after the other: a board takes neither the longest sum nor all connections. */
async function figuresOf(context: Context, session: Session, board: Board): Promise<BoardFigureModel[]> {
  const wanted = await wantedOn(context, session, board)
  const found: BoardFigureModel[] = []
  const left = wanted.entries()
  const lane = async () => {
    for (const [at, each] of left) found[at] = await figureOf(context, each)
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return found
}

/** Figures that staff act on (ADR 30). */
export function mountBoards(app: FastifyInstance, context: Context): void {
  route(app, operations.boardFigures, async ({ query, session }) => ({
    figures: await figuresOf(context, session, query.board),
    countedAt: stampOf(new Date()),
  }))
}
