import { recordDrawnText } from './canvasText'
import type { DrawnText } from './canvasText'
import { Expected } from './expected'
import { painted, until } from './frames'
import { LatencyWatch } from './latency'
import type { Ability, Change, MountedGrid, Patch, Peer } from './peer'
import type { Box } from './screen'
import { Screen, shows } from './screen'
import type { BenchTable, CellValue } from './table'
import { HEADER_HEIGHT, HOST, makeColumns, makeRows } from './table'

export interface PeerCard {
  title: string
  package: string
  abilities: Ability[]
  note: string
  surface: 'dom' | 'canvas'
  openWith: string
}

/** What the driver holds in its hands: one peer on one page. Timed calls do nothing but what they measure. */
export class Bench {
  readonly latency = new LatencyWatch()
  private readonly host = document.getElementById('host')!
  private table!: BenchTable
  private grid!: MountedGrid
  private screen!: Screen
  private expected!: Expected
  private planned: Change[] = []
  private patches: Patch[] = []
  private endRecording?: () => DrawnText[]

  constructor(private readonly peer: Peer) {}

  card(): PeerCard {
    const { title, package: from, abilities, note = '', surface = 'dom', openWith = 'Enter' } = this.peer
    return { title, package: from, abilities, note, surface, openWith }
  }

  /** Makes the data, before anything is measured. */
  prepare(rowCount: number, columnCount: number): void {
    const columns = makeColumns(columnCount)
    const rows = makeRows(rowCount, columns)
    this.table = { columns, rows, positions: new Map(rows.map(({ id }, row) => [id, row])) }
    this.expected = new Expected(columns, rowCount)
  }

  /** From the call to the first painted frame in which the corners stand on the screen; milliseconds. */
  async mount(): Promise<number> {
    const from = performance.now()
    this.grid = await this.peer.mount(this.host, this.table)
    this.screen = new Screen(this.host, this.table.columns, this.peer, this.grid)
    return (await this.settled()) - from
  }

  unmount(): void {
    this.grid.unmount()
    this.host.replaceChildren()
  }

  /** Time at which the right rows were on the screen (canvas: one painted frame, pixels are checked apart). */
  async settled(): Promise<number> {
    if (this.peer.surface === 'canvas') {
      await painted()
      return performance.now()
    }
    return until('the right rows are on the screen', () => this.wrongCorners().length === 0).catch(
      (error: Error) => {
        throw new Error(`${error.message}: ${this.wrongCorners().join('; ')}`)
      },
    )
  }

  /** What the corners show instead of what they should. Empty when all is right. */
  wrongCorners(): string[] {
    return this.corners()
      .filter(({ row, key }) => !shows(this.screen.text(row, key), this.expected.value(row, key)))
      .map(({ row, key }) => {
        const shown = JSON.stringify(this.screen.text(row, key)?.slice(0, 60))
        return `row ${row} ${key} shows ${shown}, not ${JSON.stringify(this.expected.value(row, key))}`
      })
  }

  corners(): { row: number; key: string }[] {
    return this.screen.corners()
  }

  box(row: number, key: string): Box {
    return this.screen.box(row, key)
  }

  position(): { left: number; top: number } {
    return this.grid.position()
  }

  async scrollTo(position: { left?: number; top?: number }): Promise<void> {
    this.grid.scrollTo(position)
    await this.settled()
  }

  /** A viewport further, `times` times; each time until the right rows are painted. */
  async jump(times: number): Promise<void> {
    for (let step = 1; step <= times; step++) {
      this.grid.scrollTo({ top: this.grid.position().top + HOST.height })
      await this.settled()
    }
  }

  value(row: number, key: string): CellValue | undefined {
    return this.grid.value(row, key)
  }

  text(row: number, key: string): string | undefined {
    return this.screen.text(row, key)
  }

  /** The driver tells what it changed by hand, so that later checks know. */
  expect(changes: Change[]): void {
    this.expected.change(changes)
  }

  expectedValue(row: number, key: string): CellValue {
    return this.expected.value(row, key)
  }

  /** What `update` is to change: handed over apart, so that the way from the driver into the page is not measured. */
  planUpdate(changes: Change[]): void {
    this.planned = changes
    this.patches = patchesOf(changes)
    this.expected.change(changes)
  }

  /** Changes what was planned; milliseconds until the screen shows it. */
  async update(): Promise<number> {
    const from = performance.now()
    this.grid.update(this.planned)
    return (await this.settled()) - from
  }

  /** As `update`, by id: a grid that knows rows by position gets them from the application's index. */
  async updateById(): Promise<number> {
    const from = performance.now()
    if (this.grid.updateById) this.grid.updateById(this.patches)
    else
      this.grid.update(
        this.patches.flatMap(({ id, values }) => {
          const row = this.table.positions.get(id)!
          return Object.entries(values).map(([key, value]) => ({ row, key, value }))
        }),
      )
    return (await this.settled()) - from
  }

  live(changes: Change[]): void {
    this.grid.live!(changes)
  }

  /** Time on the clock of a check, and the longest pause between two turns of the event loop meanwhile. */
  async validate(rows: number, columns: number) {
    let longest = 0
    let last = performance.now()
    const channel = new MessageChannel()
    channel.port1.onmessage = () => {
      const now = performance.now()
      longest = Math.max(longest, now - last)
      last = now
      channel.port2.postMessage(0)
    }
    const found = this.grid.validate!(rows, columns, () => {
      last = performance.now()
      channel.port2.postMessage(0)
    })
    const { refused, expected, cpu } = await found
    channel.port1.close()
    return { refused, expected, cpu, longest }
  }

  /** The median of several edits of the first row's value while the rows are sorted by it. */
  async sortedEdit(key: string): Promise<number> {
    this.grid.sort!(key)
    await painted()
    const times: number[] = []
    for (let go = 0; go < 9; go++) {
      const value = 4_000_000 + go
      const row = this.grid.first!()
      const from = performance.now()
      this.grid.update([{ row, key, value }])
      await painted()
      times.push(performance.now() - from)
      if (this.grid.value(0, key) === value) throw new Error('the edited row did not go to its place')
      this.expected.change([{ row, key, value }])
    }
    this.grid.restore!()
    return times.sort((a, b) => a - b)[4]!
  }

  async sort(key: string): Promise<number> {
    const from = performance.now()
    this.grid.sort!(key)
    return (await this.settled()) - from
  }

  /** `order` is computed by {@link orderBy} before the clock runs. */
  async filter(key: string, contains: string): Promise<number> {
    const from = performance.now()
    this.grid.filter!(key, contains)
    return (await this.settled()) - from
  }

  async restore(): Promise<void> {
    this.expected.order = undefined
    this.grid.restore?.()
    await this.settled()
  }

  expectSorted(key: string): void {
    this.expected.sortBy(key)
  }

  expectFiltered(key: string, contains: string): number {
    return this.expected.filterBy(key, contains)
  }

  rowCount(): number {
    return this.grid.rowCount()
  }

  /** Waits for the editor of a cell after the next key, or the last of so many clicks. */
  armEditor(row: number, key: string, clicks = 1): void {
    this.latency.arm('the editor is open', () => this.screen.editor(row, key) !== undefined, clicks)
  }

  /** Waits until the open editor holds just this text. */
  armTyped(row: number, key: string, text: string): void {
    this.latency.arm(`"${text}" is typed`, () => this.editorText(row, key) === text)
  }

  armValue(row: number, key: string, value: CellValue): void {
    this.armValues([{ row, key, value }])
  }

  /** Waits until the cells hold these values and those that are visible show them. */
  armValues(cells: Change[]): void {
    const { row, key, value } = cells[0]!
    this.latency.arm(`row ${row} ${key} is ${JSON.stringify(value)}`, () =>
      cells.every((cell) => this.holds(cell)),
    )
  }

  editorText(row: number, key: string): string | undefined {
    const editor = this.screen.editor(row, key)
    return editor && 'value' in editor ? String(editor.value) : (editor?.textContent ?? undefined)
  }

  /**
   * Scrolls as far down as it goes. Answers the row whose text stands lowest on the screen, the key of the column it
   * was read in, and the body in page pixels. Not by geometry: grids draw so many rows on a smaller scale.
   */
  async toEnd(): Promise<{ row: number; key: string; box: { left: number; top: number; height: number } }> {
    for (let go = 0; go < 3; go++) {
      this.grid.scrollTo({ top: Number.MAX_SAFE_INTEGER })
      for (let frame = 0; frame < 5; frame++) await painted()
    }
    const host = this.host.getBoundingClientRect()
    const { left = 0, top = HEADER_HEIGHT, bottom = 0 } = this.peer.body ?? {}
    const box = { left: host.left + left, top: host.top + top, height: HOST.height - top - bottom }
    let row = -1
    for (let y = box.top + box.height - 4; y > box.top + box.height - 80 && row < 0; y -= 4)
      row = this.rowUnder(box.left + 30, y)
    return { row, key: 'c0', box }
  }

  /** The row that the text under a place on the screen belongs to; -1 when there is none. */
  rowUnder(x: number, y: number): number {
    const [, row] = /^(\d+)-\d+ /.exec(this.screen.textAt(x, y) ?? '') ?? []
    return row === undefined ? -1 : Number(row)
  }

  elements(): number {
    return countElements(document.body) - 2
  }

  repaint(row: number, key: string): void {
    this.grid.repaint?.(row, key)
  }

  startRecording(): void {
    this.endRecording = recordDrawnText()
  }

  drawnTexts(): DrawnText[] {
    return this.endRecording?.() ?? []
  }

  async frame(): Promise<void> {
    await painted()
  }

  private holds({ row, key, value }: Change): boolean {
    if (String(this.grid.value(row, key)) !== String(value)) return false
    if (this.peer.surface === 'canvas' || !this.visible(row, key)) return true
    return shows(this.screen.text(row, key), value)
  }

  private visible(row: number, key: string): boolean {
    const { x, y } = this.screen.box(row, key)
    return x >= 0 && y >= 0 && x < HOST.width - 20 && y < HOST.height - 20
  }
}

/** One a row, read from JSON as a page receives them: their ids are texts of their own. */
function patchesOf(changes: Change[]): Patch[] {
  const patches = new Map<number, Patch>()
  for (const { row, key, value } of changes) {
    const patch = patches.get(row) ?? { id: `r${row}`, values: {} }
    patch.values[key] = value
    patches.set(row, patch)
  }
  return JSON.parse(JSON.stringify([...patches.values()])) as Patch[]
}

function countElements(root: ParentNode): number {
  let count = 0
  for (const element of root.querySelectorAll('*')) {
    count += 1
    if (element.shadowRoot) count += countElements(element.shadowRoot)
  }
  return count
}
