import type { GridColumn } from '../api/column'

/** Puts the grid's own columns before the given ones, unless these name them (spec 2 §3). */
export function withMarkers(
  columns: readonly GridColumn[],
  want: {
    rowNumber: boolean
    expand: string | undefined
    selection: boolean | 'checkbox' | 'radio'
    title: string
  },
): GridColumn[] {
  const has = (...types: string[]) => columns.some(({ type }) => type !== undefined && types.includes(type))
  const markers: GridColumn[] = []
  if (want.rowNumber && !has('row-number')) {
    markers.push({ key: '$number', title: want.title, type: 'row-number' })
  }
  if (want.expand !== undefined && !has('row-expand'))
    markers.push({ key: '$expand', title: want.expand, type: 'row-expand' })
  if (want.selection && !has('row-checkbox', 'row-radio')) {
    const type = want.selection === 'radio' ? 'row-radio' : 'row-checkbox'
    markers.push({ key: '$choice', title: '', type })
  }
  return [...markers, ...columns]
}
