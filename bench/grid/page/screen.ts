import type { MountedGrid, Peer } from './peer'
import type { BenchColumn } from './table'
import { COLUMN_WIDTH, HEADER_HEIGHT, HOST, ROW_HEIGHT } from './table'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Reads what stands on the screen by position, not by what the grid says of itself. */
export class Screen {
  private readonly body: { left: number; top: number; bottom: number }

  constructor(
    private readonly host: HTMLElement,
    private readonly columns: BenchColumn[],
    peer: Peer,
    private readonly grid: MountedGrid,
  ) {
    this.body = { left: 0, top: HEADER_HEIGHT, bottom: 0, ...peer.body }
  }

  /** Where a cell must stand at the present scroll position, in page pixels. */
  box(row: number, key: string): Box {
    const host = this.host.getBoundingClientRect()
    const { left, top } = this.grid.position()
    const column = this.columns.findIndex((one) => one.key === key)
    return {
      x: host.left + this.body.left + column * COLUMN_WIDTH - left,
      y: host.top + this.body.top + row * ROW_HEIGHT - top,
      width: COLUMN_WIDTH,
      height: ROW_HEIGHT,
    }
  }

  /** Text at the place of a cell; for an input its value. */
  text(row: number, key: string): string | undefined {
    const box = this.box(row, key)
    return this.textAt(box.x + 24, box.y + ROW_HEIGHT / 2)
  }

  /** Text of the cell under a place on the screen. */
  textAt(x: number, y: number): string | undefined {
    const hit = elementAt(x, y)
    if (!hit || !this.host.contains(hit)) return undefined
    return hit instanceof HTMLInputElement ? hit.value : (hit.textContent ?? undefined)
  }

  /** Cells near the four corners of the visible part. */
  corners(): { row: number; key: string }[] {
    const { left, top } = this.grid.position()
    const firstRow = Math.ceil(top / ROW_HEIGHT)
    const bodyHeight = HOST.height - this.body.top - this.body.bottom
    const lastRow = Math.min(
      Math.floor((top + bodyHeight - 16) / ROW_HEIGHT) - 1,
      Math.max(this.grid.rowCount() - 1, 0),
    )
    const firstColumn = Math.ceil(left / COLUMN_WIDTH)
    const lastColumn = Math.min(
      Math.floor((left + HOST.width - this.body.left - 16) / COLUMN_WIDTH) - 1,
      this.columns.length - 1,
    )
    return [firstRow, lastRow].flatMap((row) =>
      [firstColumn, lastColumn].map((column) => ({ row, key: this.columns[column]!.key })),
    )
  }

  /** The open editor over a cell, if there is one that a person can see. */
  editor(row: number, key: string): HTMLElement | undefined {
    let active = document.activeElement
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
    if (!(active instanceof HTMLElement)) return undefined
    const typable = active.matches('input:not([type=checkbox]), textarea') || active.isContentEditable
    if (!typable || getComputedStyle(active).opacity === '0') return undefined
    const seen = active.getBoundingClientRect()
    const cell = this.box(row, key)
    const over =
      seen.left < cell.x + cell.width &&
      seen.right > cell.x &&
      seen.top < cell.y + cell.height &&
      seen.bottom > cell.y
    return over && seen.width > 20 && seen.height > 8 ? active : undefined
  }
}

function elementAt(x: number, y: number): Element | null {
  let hit = document.elementFromPoint(x, y)
  while (hit?.shadowRoot) {
    const inner = hit.shadowRoot.elementFromPoint(x, y)
    if (!inner || inner === hit) break
    hit = inner
  }
  return hit
}

/** True when the text on the screen is the value, however the grid formats numbers. */
export function shows(text: string | undefined, value: unknown): boolean {
  if (text === undefined || value === undefined) return false
  const trimmed = text.trim()
  if (typeof value === 'number') return trimmed !== '' && Number(trimmed.replaceAll(',', '')) === value
  return trimmed === String(value).trim()
}
