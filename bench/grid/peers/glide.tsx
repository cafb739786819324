import { DataEditor, GridCellKind } from '@glideapps/glide-data-grid'
import type { DataEditorRef, EditableGridCell, GridCell, GridColumn, Item } from '@glideapps/glide-data-grid'
import '@glideapps/glide-data-grid/dist/index.css'
import { createRef } from 'react'
import { mountReact, scrolling } from '../kit/mountReact'
import type { MountedGrid, Peer } from '../page/peer'
import type { BenchColumn, BenchRow, BenchTable } from '../page/table'
import { COLUMN_WIDTH, HEADER_HEIGHT, HOST, ROW_HEIGHT } from '../page/table'

/** The application's data behind the canvas: rows changed in place, sorting and filtering as a list of positions. */
class Source {
  onChange: () => void = () => undefined
  private order: number[] | undefined
  private readonly rows: BenchRow[]
  private readonly columns: BenchColumn[]

  constructor(table: BenchTable) {
    this.rows = table.rows
    this.columns = table.columns
  }

  count(): number {
    return this.order?.length ?? this.rows.length
  }

  at(shown: number): BenchRow {
    return this.rows[this.order ? this.order[shown]! : shown]!
  }

  /** What the canvas asks; a new function tells it that every cell may have changed. */
  cell = this.asker()

  private asker() {
    return ([column, row]: Item): GridCell => this.read(column, row)
  }

  private read(column: number, row: number): GridCell {
    const value = this.at(row)[this.columns[column]!.key]!
    const text = String(value)
    return typeof value === 'number'
      ? { kind: GridCellKind.Number, data: value, displayData: text, allowOverlay: true }
      : { kind: GridCellKind.Text, data: text, displayData: text, allowOverlay: true }
  }

  edit([column, row]: Item, cell: EditableGridCell): void {
    this.at(row)[this.columns[column]!.key] = (cell.data ?? '') as string | number
  }

  arrange(order: number[] | undefined): void {
    this.order = order
    this.cell = this.asker()
    this.onChange()
  }

  sort(key: string): void {
    const order = this.rows.map((_, row) => row)
    this.arrange(order.sort((a, b) => Number(this.rows[a]![key]) - Number(this.rows[b]![key])))
  }

  filter(key: string, contains: string): void {
    const order: number[] = []
    this.rows.forEach((row, index) => String(row[key]).includes(contains) && order.push(index))
    this.arrange(order)
  }

  change(row: number, key: string, value: string | number): Item {
    this.rows[row]![key] = value
    return [this.columns.findIndex((column) => column.key === key), row]
  }
}

function mount(host: HTMLElement, table: BenchTable): MountedGrid {
  const source = new Source(table)
  const editor = createRef<DataEditorRef>()
  const portal = document.createElement('div')
  portal.id = 'portal'
  document.body.append(portal)
  const columns: GridColumn[] = table.columns.map(({ key, title }) => ({
    id: key,
    title,
    width: COLUMN_WIDTH,
  }))
  const unmount = mountReact(host, source, () => (
    <DataEditor
      ref={editor}
      columns={columns}
      rows={source.count()}
      getCellContent={source.cell}
      onCellsEdited={(edits) => {
        for (const edit of edits) source.edit(edit.location, edit.value)
        return true
      }}
      getCellsForSelection
      onPaste
      fillHandle
      width={HOST.width}
      height={HOST.height}
      rowHeight={ROW_HEIGHT}
      headerHeight={HEADER_HEIGHT}
      smoothScrollX
      smoothScrollY
    />
  ))
  return {
    ...scrolling(() => host.querySelector<HTMLElement>('.dvn-scroller')!),
    value: (row, key) => source.at(row)[key],
    rowCount: () => source.count(),
    update(changes) {
      const cells = changes.map(({ row, key, value }) => ({ cell: source.change(row, key, value) }))
      editor.current!.updateCells(cells)
    },
    sort: (key) => source.sort(key),
    filter: (key, contains) => source.filter(key, contains),
    restore: () => source.arrange(undefined),
    repaint(row, key) {
      editor.current!.updateCells([{ cell: [table.columns.findIndex((column) => column.key === key), row] }])
    },
    unmount() {
      unmount()
      portal.remove()
    },
  }
}

export const peer: Peer = {
  title: 'Glide Data Grid',
  package: '@glideapps/glide-data-grid',
  surface: 'canvas',
  abilities: ['scroll', 'sideways', 'edit', 'update', 'paste', 'sort', 'filter'],
  note: 'Canvas: no real cells in the document. Sorting and filtering are the application’s; undo is a separate package.',
  mount,
}
