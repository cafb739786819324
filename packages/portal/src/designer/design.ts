/** What is wrong with a draft, and where. */
export interface DesignFinding {
  path: string
  zh: string
  en: string
}

/** What designers change has this in common: a form, a report. */
export interface Design {
  id: string
  code: string
  labelZh: string
  labelEn: string
  /** Number of the version in force; 0: never published. */
  published: number
  /** What the findings are about. */
  draft: unknown
  findings: readonly DesignFinding[]
}

/** A row of the list of designs. */
export type DesignRow = Omit<Design, 'draft' | 'findings'> & {
  /** The draft says something else than what is in force. */
  changed: boolean
  updateTime?: string | null | undefined
}

/** States by which the list of designs is narrowed down. */
export type DesignFilter = 'all' | 'drafts' | 'changed' | 'published'

/** The rows whose name or code holds a text, in a state. */
export function foundDesigns<Row extends DesignRow>(
  rows: readonly Row[],
  text: string,
  filter: DesignFilter,
): Row[] {
  const wanted = text.trim().toLowerCase()
  return rows.filter(
    ({ code, labelZh, labelEn, published, changed }) =>
      [code, labelZh, labelEn].some((each) => each.toLowerCase().includes(wanted)) &&
      (filter === 'all' ||
        (filter === 'drafts' && published === 0) ||
        (filter === 'published' && published > 0) ||
        (filter === 'changed' && published > 0 && changed)),
  )
}
