import {
  memo,
  useCallback,
  useContext,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { ComponentType, ReactElement } from 'react'
import type { Row } from '@lading/core/rules'
import { overlayEdge } from '../../foundation/overlay/overlayEdge'
import { UiContext } from '../../foundation/uiContext'
import { compileColumns } from '../engine/compileColumns'
import { ControlledRows } from '../features/controlled/ControlledRows'
import { EditorHost } from '../features/editing/EditorHost'
import { readRowSize, writeRowSize } from '../features/density/rowSize'
import type { RowSize } from '../features/density/rowSize'
import { useFiltered } from '../features/filtering/clearFilters'
import { useGridPermission } from '../features/permission/useGridPermission'
import { usePointer } from '../features/pointer/usePointer'
import { useAlwaysEdit } from '../features/always-edit/useAlwaysEdit'
import { useTouch } from '../features/touch/useTouch'
import { useResize } from '../features/resizing/useResize'
import { statisticsOf } from '../features/statistics/statisticsOf'
import { StatusBar } from '../features/status/StatusBar'
import { useLive } from '../features/live/useLive'
import { createHandle } from './gridHandle'
import {
  AutoHeight,
  CellColours,
  CellComments,
  CellDialogHost,
  CellTip,
  ColumnSettings,
  ConflictBar,
  FindBar,
  GroupBands,
  PasteTitles,
  GridTools,
  HeaderMenu,
  IssueBar,
  OpenedCell,
  RowMenu,
  loadLazyCode,
  preparePaper,
} from './lazyParts'
import { messagesIn } from '../../foundation/locale/uiLanguages'
import { gridMessages } from '../locale/gridMessages'
import { FOOT_HEIGHT, MAX_HEIGHT, ROW_HEIGHTS, headHeight } from '../api/measures'
import type { CellColour } from '../api/colour'
import type { EditableGridProps } from '../api/props'
import { useGridDicts } from './useGridDicts'
import { useGridEvents } from './useGridEvents'
import { useStableColumns, useStableData } from './useStableColumns'
import { GridBody } from './GridBody'
import { GridContext } from '../view/gridContext'
import { GridController } from '../kernel/gridController'
import { GridFooter } from './GridFooter'
import { GridHeader } from './GridHeader'
import { GridNotice, LiveRegion } from './GridNotice'
import { gridStyles } from './gridStyles'
import { useSignal } from '../view/useSignal'
import { useGridTable } from './useGridTable'
import { useGridTheme } from './useGridTheme'
import { withMarkers } from './withMarkers'
import { themeStyleOf } from '../view/themeStyle'
import { autoHeightOf } from '../features/auto-height/autoHeightOf'
import { coloursOf } from '../features/colours/colours'
import { commentsOf } from '../features/comments/comments'
import { columnsOf } from '../features/columns/columnTable'
import { headerOf } from '../features/columns/headerState'
import { expandedOf } from '../features/expand/expandedRows'
import { checkedOf } from '../features/checked/checkedRows'
import { treeOf } from '../features/tree/treeRows'
import { spansOf } from '../features/spans/gridSpans'
import { fullScreenOf } from '../features/full-screen/fullScreen'

import { CellHostContext } from '../api/cellHost'
import type { GridKit } from './gridKit'
import { installFeatures } from './installFeatures'

const NO_ROWS: readonly Row[] = []
const NO_IDS: readonly string[] = []
const NO_COLOURS: readonly CellColour[] = []

/** The properties of a grid, with what was given to it and the grid itself, for tables inside of cells. */
type GridViewProps = EditableGridProps & { kit: GridKit; Self: ComponentType<EditableGridProps> }

function EditableGridView(props: GridViewProps) {
  const {
    kit,
    Self,
    rows = NO_ROWS,
    rowKey = 'id',
    orderKey = 'orderNum',
    readOnly = false,
    busy = false,
    maxHeight = MAX_HEIGHT,
  } = props
  const [chosenSize, setChosenSize] = useState(() => readRowSize(props.storageKey))
  const size = chosenSize ?? props.size ?? 'large'
  const { disabledRowIds = NO_IDS } = props
  const fixedHeight = typeof props.rowHeight === 'number' ? props.rowHeight : undefined
  const rowHeight = fixedHeight ?? ROW_HEIGHTS[size]
  const wraps = fixedHeight === undefined ? props.rowHeight === 'auto' : undefined
  const ui = useContext(UiContext)
  const locale = props.locale ?? ui?.locale ?? 'zh-CN'
  const messages = messagesIn(gridMessages, locale)
  const toolbar = props.toolbar === true ? {} : props.toolbar || undefined
  const selection =
    props.rowSelection ?? (toolbar && toolbar.remove !== false && !readOnly ? 'checkbox' : false)

  const id = `lg${useId().replace(/[^a-zA-Z0-9]/g, '')}`
  const options = {
    rowKey,
    orderKey,
    ...pickDefined(props, ['maxRows', 'newRow', 'deriveRow', 'casePrefix']),
  }
  const [grid] = useState(() =>
    installFeatures(new GridController(id, options, messages, locale, loadLazyCode)),
  )
  const { columns: defs, may } = useGridPermission(
    useStableColumns(props.columns),
    props.permission,
    ui?.permissions,
  )
  const dicts = useGridDicts(defs)
  const expandable = props.expandedRow !== undefined
  const columns = useMemo(() => {
    const all = withMarkers(defs, {
      rowNumber: props.rowNumber ?? true,
      expand: expandable ? messages.expand : undefined,
      selection,
      title: messages.rowNumber,
    })
    return compileColumns(all, props.cells ? { ...kit.cells, ...props.cells } : kit.cells, {
      dicts,
      texts: grid.lookupTexts,
      lookupOf: (column) => (ui && kit.lookupOf ? kit.lookupOf(column, ui) : column.lookup),
    })
    // Of the provider, these two decide.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [
    grid,
    kit,
    defs,
    dicts,
    props.rowNumber,
    expandable,
    selection,
    messages,
    props.cells,
    ui?.dataSource,
    ui?.references,
  ])
  const shown = useMemo(() => columns.filter(({ def }) => def.type !== 'hidden'), [columns])
  const width = useSignal(grid.viewport.width)
  const { layout, columns: ordered, chosen } = useGridTable(grid, shown, width, wraps, props.storageKey)
  const given = useStableData(props.colours ?? NO_COLOURS)
  const style = useGridTheme(rowHeight)
  const footRows = new Set(shown.flatMap(({ def }) => statisticsOf(def))).size
  // aria-rowcount follows added and removed rows; edits of cells do not come through here.
  useSignal(grid.engine.structure)

  const { tree } = props
  const scroller = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    grid.engine.setOptions(options)
    grid.messages = grid.validator.messages = messages
    grid.validator.locale = locale
    themeStyleOf(grid).style = style
    grid.readOnly = readOnly || busy
    grid.forReading = readOnly
    grid.provided = ui !== undefined
    grid.title = () => props['aria-label'] ?? messages.exportName
    grid.rowsAddable = !!toolbar && toolbar.add !== false && !tree && may('add')
    grid.rowsMovable = !!toolbar || defs.some(({ type }) => type === 'row-drag-sort')
    headerOf(grid).wraps = wraps
    expandedOf(grid).enabled = expandable
    checkedOf(grid).single = selection === 'radio'
    checkedOf(grid).disabled = new Set(disabledRowIds)
  })
  const menus = props.columnMenu ?? !!toolbar
  useLayoutEffect(() => headerOf(grid).menus.set(menus), [grid, menus])
  useLayoutEffect(() => grid.configure(columns), [grid, columns])
  useLayoutEffect(() => treeOf(grid).configure(tree), [grid, tree])
  const { span } = props
  useLayoutEffect(() => spansOf(grid).configure(span), [grid, span])
  const [firstValue] = useState(props.value)
  const loaded = firstValue ?? rows
  useLayoutEffect(() => grid.receive(loaded), [grid, loaded])
  useEffect(() => grid.doubles.follow(), [grid])
  useEffect(() => void grid.validator.translate(), [grid, locale])
  useLayoutEffect(() => {
    grid.relayout(layout, {
      rowHeight,
      head: headHeight(rowHeight) * layout.headRows,
      foot: footRows * FOOT_HEIGHT,
    })
  }, [grid, layout, rowHeight, footRows])
  useLayoutEffect(() => grid.viewport.attach(scroller.current!), [grid])
  const auto = wraps === true || layout.columns.some((laid) => laid.wraps)
  useLayoutEffect(() => autoHeightOf(grid).wanted.set(auto), [grid, auto])
  const noted = props.comments === true
  useLayoutEffect(() => commentsOf(grid).enabled.set(noted), [grid, noted])
  const { groupBy } = props
  useLayoutEffect(() => columnsOf(grid).groupBy(tree ? false : groupBy), [grid, tree, groupBy])
  useLayoutEffect(() => {
    coloursOf(grid).given.set(given)
  }, [grid, given])
  useEffect(() => preparePaper(grid, scroller.current!.closest<HTMLElement>('.lg-root')!), [grid])
  const { expandedRowIds } = props
  useLayoutEffect(() => {
    if (expandedRowIds) expandedOf(grid).set(expandedRowIds)
  }, [grid, expandedRowIds])
  const disabled = disabledRowIds.join('\n')
  useEffect(() => grid.engine.signals.touchAll(), [grid, readOnly, disabled])
  useImperativeHandle(props.ref, () => createHandle(grid), [grid])
  useGridEvents(grid, props)
  useLive(grid, props.live)

  const pointer = usePointer(grid)
  useTouch(grid)
  const always = props.alwaysEdit === true && !readOnly
  useAlwaysEdit(grid, always)
  const touch = useSignal(grid.touch)
  const onResize = useResize(grid)
  const columnSettings = useMemo(
    () => <ColumnSettings columns={ordered} chosen={chosen} table={columnsOf(grid)} messages={messages} />,
    [grid, ordered, chosen, messages],
  )
  const prefetch = useCallback(() => grid.prefetch(), [grid])
  const full = useSignal(fullScreenOf(grid))
  const fixed = full ? undefined : props.height === undefined ? { maxHeight } : { height: props.height }
  const { storageKey } = props
  const changeSize = useCallback(
    (to: RowSize) => {
      setChosenSize(to)
      writeRowSize(storageKey, to)
    },
    [storageKey],
  )
  return (
    <CellHostContext value={grid}>
      <GridContext value={grid}>
        <div
          className={`lg-root ${id}${touch ? ' lg-touch' : ''}${style.direction === 'rtl' ? ' lg-rtl' : ''}${always ? ' lg-always' : ''}${full ? ' lg-full' : ''}${props.className ? ` ${props.className}` : ''}`}
          style={{ ...style, ...props.style }}
          onPointerEnter={prefetch}
          {...overlayEdge}
        >
          <style href="lading-grid" precedence="medium">
            {gridStyles}
          </style>
          <style>{layout.css}</style>
          {toolbar && (
            <GridTools
              grid={grid}
              toolbar={toolbar}
              readOnly={readOnly}
              busy={busy}
              may={may}
              onRemove={props.onRemove}
              columnSettings={columnSettings}
              size={fixedHeight === undefined ? size : undefined}
              onSize={changeSize}
            />
          )}
          {props.value && (
            <ControlledRows grid={grid} value={props.value} onValueChange={props.onValueChange} />
          )}
          <FindBar grid={grid} />
          <div className="lg-frame">
            <div
              ref={scroller}
              id={`${id}-grid`}
              className="lg-scroll"
              role={tree ? 'treegrid' : 'grid'}
              aria-label={props['aria-label'] ?? messages.grid}
              aria-rowcount={grid.rowCount + layout.headRows + footRows}
              // Where there is nothing in it to focus, it scrolls all the same: the arrow keys must reach it.
              tabIndex={grid.rowCount === 0 || (readOnly && !menus && !selection) ? 0 : undefined}
              aria-colcount={layout.columns.length}
              aria-readonly={readOnly || undefined}
              aria-multiselectable={selection === 'checkbox' || selection === true || undefined}
              style={fixed}
              onMouseDown={pointer.onMouseDown}
              onPointerDown={pointer.onPointerDown}
            >
              <GridHeader grid={grid} onResize={onResize} />
              <GridBody grid={grid} readOnly={readOnly} expandedRow={props.expandedRow} />
              <EmptyHint grid={grid} />
              <GridFooter grid={grid} />
              <AutoHeight grid={grid} />
              <GroupBands grid={grid} />
            </div>
            <EditorHost grid={grid} />
          </div>
          <IssueBar grid={grid} />
          <ConflictBar grid={grid} />
          <StatusBar grid={grid} always={props.statusBar ?? !!toolbar} />
          {toolbar && <RowMenu grid={grid} toolbar={toolbar} may={may} onRemove={props.onRemove} />}
          <HeaderMenu grid={grid} />
          <CellTip grid={grid} />
          <CellDialogHost grid={grid} />
          <PasteTitles grid={grid} />
          <CellColours grid={grid} />
          <CellComments grid={grid} />
          {kit.Host && <kit.Host grid={grid} />}
          {shown.some(({ def }) => def.subTable || def.showDetails) && <OpenedCell grid={grid} Grid={Self} />}
          <GridNotice grid={grid} />
          <LiveRegion grid={grid} />
        </div>
      </GridContext>
    </CellHostContext>
  )
}

function EmptyHint({ grid }: { grid: GridController }) {
  useSignal(grid.engine.structure)
  const filtered = useFiltered(grid)
  if (!grid.received) return null
  // Folded groups have their headings.
  if (grid.rowCount > 0 || (grid.engine.view.grouped && grid.engine.view.wholeCount > 0)) return null
  // The way out stands below, in the status bar.
  const hidden = filtered && grid.engine.store.count > 0
  return <div className="lg-empty">{hidden ? grid.messages.emptyFiltered : grid.messages.empty}</div>
}

/** The given settings that are set; `exactOptionalPropertyTypes` or not, undefined never overrides a default. */
function pickDefined(
  props: EditableGridProps,
  keys: readonly ('maxRows' | 'newRow' | 'deriveRow' | 'casePrefix')[],
) {
  return Object.fromEntries(keys.flatMap((key) => (props[key] === undefined ? [] : [[key, props[key]]])))
}

/**
 * Makes a grid of what is given to it. The grid itself brings along what any table needs; business cells, and where
 * their values are searched, come with the kit.
 *
 * @example const PlainGrid = createEditableGrid({ cells: basicCells })
 */
export function createEditableGrid(
  kit: GridKit,
): <R extends Row = Row>(props: EditableGridProps<R>) => ReactElement {
  const Grid = memo(function EditableGrid(props: EditableGridProps) {
    return <EditableGridView {...props} kit={kit} Self={Grid} />
  })
  return Grid as unknown as <R extends Row = Row>(props: EditableGridProps<R>) => ReactElement
}
