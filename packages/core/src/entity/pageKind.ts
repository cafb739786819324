import type { EntityDefinition, PageStyle } from './types'

/** How the records of an entity are listed, and where one of them is edited. */
export interface PageKind {
  /**
   * `table`; `tree`: records below their parents; `erp`: the lines of the chosen record below the list; `inner`: lines
   * under their record; `selection`: records are chosen and acted on, not edited; `cards`; `report`: to read only.
   */
  list: 'table' | 'tree' | 'erp' | 'inner' | 'selection' | 'cards' | 'report'
  /** On a page of its own, or in a dialog over the list. */
  form: 'page' | 'modal'
  /** Whether records are added, edited and deleted by hand. */
  edits: boolean
}

const LISTS: Partial<Record<PageStyle, PageKind['list']>> = {
  tree: 'tree',
  erp: 'erp',
  inner: 'inner',
  selection: 'selection',
  cards: 'cards',
  report: 'report',
}

/** The page kind that a definition names by its `style`, or that follows from its having lines. */
export function pageKind({ style, lines }: Pick<EntityDefinition, 'style' | 'lines'>): PageKind {
  const list = (style && LISTS[style]) ?? 'table'
  const edits = list !== 'selection' && list !== 'report'
  const hasLines = Object.keys(lines ?? {}).length > 0
  const page = style === 'page' || (style !== 'modal' && list !== 'tree' && edits && hasLines)
  return { list, form: page ? 'page' : 'modal', edits }
}
