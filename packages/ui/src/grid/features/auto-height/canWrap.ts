import type { CompiledColumn } from '../../api/cell'

/** Whether the texts of a column can go on in further lines: not those of boxes, pictures and bars. */
export function canWrap({ cell }: CompiledColumn): boolean {
  return !cell.marker && cell.editor !== 'toggle' && (cell.wraps ?? !cell.Display)
}
