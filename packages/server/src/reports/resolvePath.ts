import { REPORT_LIMITS } from '@lading/core/contract'
import type { DataFinding } from '@lading/core/data-form'
import type { EntityDefinition, Field, StoredColumns } from '@lading/core/entity'
import { isListField, isReferable, KINDS, permissionCode, snakeCase } from '@lading/core/entity'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { FieldRights } from '../auth/fieldRights'
import { mayDo } from '../auth/sessionStore'
import type { ColumnKind } from '../list/listSpec'
import type { ReferenceTarget } from '../resource/references'
import type { StoredLines, StoredTable } from '../resource/resourceTable'
import type { ServedTable } from '../resource/servedTables'
import type { Session } from '../session'

/** Records or lines that a path has come to. */
interface Place {
  /** Alias in the statement. */
  alias: string
  entity: EntityDefinition
  table: StoredTable
  /** Key of the lines, of which the place is. */
  line?: string
  /** References that led here, each with the place it stands in. */
  links: readonly Link[]
}

/** A reference that is followed. */
export interface Link {
  alias: string
  /** The field that names the record, where it stands. */
  from: Place
  field: string
  column: string
  target: ReferenceTarget
}

/** A field that a report names. */
export interface ResolvedField {
  path: string
  place: Place
  /** Name of the field; one of the server's own columns has no definition. */
  name: string
  field?: Field
  column: SQL
  kind: ColumnKind
}

/** The columns that only the server writes and that reports may show. */
const OWN: Partial<Record<keyof StoredColumns, ColumnKind>> = {
  createBy: 'text',
  createTime: 'instant',
  updateBy: 'text',
  updateTime: 'instant',
  sysOrgCode: 'text',
}

const told = (zh: string, en: string): DataFinding => ({ path: '', zh, en })

/** Follows the paths of a report; references that several of them share are joined once. */
export class PathReader {
  readonly links: Link[] = []
  readonly root: Place
  readonly #lines: Place | undefined
  readonly #places = new Map<string, Place>()

  constructor(
    source: ServedTable,
    line: StoredLines | undefined,
    readonly targets: ReadonlyMap<string, ReferenceTarget>,
    /** A table of another database has none of the server's own columns. */
    readonly foreign = false,
  ) {
    const { entity, tables } = source
    this.root = { alias: 'b', entity, table: tables.header, links: [] }
    this.#lines = line && { alias: 'l', entity, table: line, line: line.key, links: [] }
  }

  /** The field of a path, or what is wrong with the path. */
  read(path: string): ResolvedField | DataFinding {
    const parts = path.split('.')
    const inLines = this.#lines !== undefined && parts[0] === this.#lines.line && parts.length > 1
    let place: Place = inLines ? this.#lines! : this.root
    let way = inLines ? parts[0]! : ''
    for (const part of parts.slice(inLines ? 1 : 0, -1)) {
      way = way === '' ? part : `${way}.${part}`
      const next = this.#follow(place, part, way)
      if ('zh' in next) return next
      place = next
    }
    return this.#field(place, parts.at(-1)!, path)
  }

  #field(place: Place, name: string, path: string): ResolvedField | DataFinding {
    const stored = place.table.byName.get(name)
    const alias = sql.identifier(place.alias)
    if (stored) {
      if (KINDS[stored.field.kind].shown || KINDS[stored.field.kind].place)
        return told(`字段“${path}”不保存数据`, `"${path}" holds no value of its own`)
      const column = sql`${alias}.${sql.identifier(stored.column)}`
      return { path, place, name, field: stored.field, column, kind: stored.kind }
    }
    const kind = !this.foreign && Object.hasOwn(OWN, name) ? OWN[name as keyof typeof OWN] : undefined
    if (kind) {
      const column = sql`${alias}.${sql.identifier(snakeCase(name))}`
      return { path, place, name, column, kind }
    }
    return told(`没有字段“${path}”`, `there is no field "${path}"`)
  }

  #follow(from: Place, name: string, way: string): Place | DataFinding {
    const known = this.#places.get(way)
    if (known) return known
    const stored = from.table.byName.get(name)
    const target =
      stored && KINDS[stored.field.kind].names === 'record'
        ? this.targets.get(stored.field.ref ?? '')
        : undefined
    if (!stored || !target || isListField(stored.field) || !isReferable(target.value.field))
      return told(`“${way}”不是可以展开的引用字段`, `"${way}" is no reference that can be followed`)
    if (from.links.length >= REPORT_LIMITS.depth)
      return told(
        `引用最多展开${REPORT_LIMITS.depth}层`,
        `references are followed ${REPORT_LIMITS.depth} deep at most`,
      )
    if (this.links.length >= REPORT_LIMITS.links)
      return told(
        `最多展开${REPORT_LIMITS.links}个引用`,
        `a report follows ${REPORT_LIMITS.links} references at most`,
      )
    const alias = `j${this.links.length}`
    const link: Link = { alias, from, field: name, column: stored.column, target }
    const place: Place = {
      alias,
      entity: target.entity,
      table: target.tables.header,
      links: [...from.links, link],
    }
    this.links.push(link)
    this.#places.set(way, place)
    return place
  }
}

/** Whether a field of a place is hidden from a session. */
function fieldHidden(place: Place, name: string, rights: FieldRights, session: Session): boolean {
  const own = rights.of(place.entity, session)
  return (place.line === undefined ? own.hidden : own.lines[place.line]!.hidden).has(name)
}

/** Whether a session may follow a reference: it sees the field, and lists the records that are named. */
export const mayFollow = (link: Link, rights: FieldRights, session: Session): boolean =>
  !fieldHidden(link.from, link.field, rights, session) &&
  mayDo(session, permissionCode(link.target.entity, 'list'))

/** Whether a session may read what a path names. */
export function mayRead({ place, name }: ResolvedField, rights: FieldRights, session: Session): boolean {
  return (
    !fieldHidden(place, name, rights, session) &&
    place.links.every((link) => mayFollow(link, rights, session))
  )
}
