// What a grid shows and does only after somebody has begun to work in it: fetched together, once, when the pointer
// comes or the first cell is active.
import { calculate } from '@lading/core/text'
import { calculator } from '../cells/number/calculator'
import { reportAltered } from '../features/writing/alteredCells'
import { pasteCells } from '../features/clipboard/pasteNames'
import { tellCleared } from '../features/clipboard/tellCleared'
import { stepColumn } from '../features/columns/columnCommands'
import { wrapEntries } from '../features/auto-height/wrapEntries'
import { colourEntries } from '../features/colours/colourEntries'
import { addHeaderEntries } from '../features/columns/headerEntries'
import { groupEntries } from '../features/groups/groupEntries'
import { dragColumn } from '../features/columns/dragColumn'
import { fitColumn } from '../features/columns/fitColumn'
import { dragFill, fillDown } from '../features/fill/dragFill'
import { dragRow, moveRowTo } from '../features/row-drag/dragRow'
import { insertStamp } from '../features/stamp/insertStamp'
import { settleEntry } from '../features/lookup/askNames'
import { applyLive } from '../features/live/applyLive'
import { revealInPage } from '../features/scrolling/revealInPage'
import { scrollPast } from '../features/scrolling/scrollPast'
import { addLine } from '../features/navigation/addLine'
import { extendTo } from '../features/selection/extend'
import { cycleOn } from '../features/selection/cycle'
import { selectAll } from '../features/selection/selectionCommands'
import { runLazyCommand } from '../features/editing/runLazyCommand'
import { followDrag } from '../features/pointer/followDrag'
import { pressRowNumber } from '../features/pointer/pressRowNumber'
import { cellUnder } from '../features/pointer/cellUnder'
import { fillChosen } from '../features/editing/fillChosen'
import { lazyReportAltered, lazyPasteCells, lazyTellCleared } from '../features/clipboard/lazy'
import { lazyStepColumn, lazyDragColumn, lazyFitColumn } from '../features/columns/lazy'
import { lazyRunCommand, lazyFillChosen } from '../features/editing/lazy'
import { lazyDragFill, lazyFillDown } from '../features/fill/lazy'
import { goToConflict } from '../features/live/conflicts'
import { lazyApplyLive, lazyGoToConflict } from '../features/live/lazy'
import { lazySettleEntry } from '../features/lookup/lazy'
import { lazyAddLine } from '../features/navigation/lazy'
import { lazyFollowDrag, lazyPressRowNumber, lazyCellUnder } from '../features/pointer/lazy'
import { lazyDragRow, lazyMoveRowTo } from '../features/row-drag/lazy'
import { lazyRevealInPage, lazyScrollPast } from '../features/scrolling/lazy'
import { lazyExtendTo, lazyCycleOn, lazySelectAll } from '../features/selection/lazy'
import { lazyInsertStamp } from '../features/stamp/lazy'

export { OptionPanel } from '../cells/select/OptionPanel'
export { LookupPanel } from '../cells/lookup/LookupPanel'
export { InputPopPanel } from '../cells/text/InputPopPanel'
export { HeaderMenu } from '../features/columns/HeaderMenu'
export { CellDialogHost } from '../features/dialogs/CellDialogHost'
export { EditorFloat } from '../features/editing/EditorFloat'
export { FindBar } from '../features/finding/FindBar'
export { ConflictBar } from '../features/live/ConflictBar'
export { TouchHandles } from '../features/touch/TouchHandles'
export { StatusFigures } from '../features/status/StatusFigures'
export { CellTip } from '../features/validation/CellTip'
export { IssueBar } from '../features/validation/IssueBar'
export { IssueList } from '../features/validation/IssueList'
export { validateGrid } from '../features/validation/validateGrid'
export { OpenedCell } from '../features/sub-table/OpenedCell'
export { DropLine } from '../features/row-drag/DropLine'

/** Gives the features the code of the commands that they have only declared. */
export function provideCommands(): void {
  addHeaderEntries(wrapEntries)
  addHeaderEntries(groupEntries)
  addHeaderEntries(colourEntries)
  calculator.calculate = calculate
  lazyReportAltered.provide(reportAltered)
  lazyPasteCells.provide(pasteCells)
  lazyTellCleared.provide(tellCleared)
  lazyStepColumn.provide(stepColumn)
  lazyDragColumn.provide(dragColumn)
  lazyFitColumn.provide(fitColumn)
  lazyDragFill.provide(dragFill)
  lazyFillDown.provide(fillDown)
  lazyDragRow.provide(dragRow)
  lazyMoveRowTo.provide(moveRowTo)
  lazyInsertStamp.provide(insertStamp)
  lazySettleEntry.provide(settleEntry)
  lazyApplyLive.provide(applyLive)
  lazyGoToConflict.provide(goToConflict)
  lazyRevealInPage.provide(revealInPage)
  lazyScrollPast.provide(scrollPast)
  lazyAddLine.provide(addLine)
  lazyExtendTo.provide(extendTo)
  lazyCycleOn.provide(cycleOn)
  lazySelectAll.provide(selectAll)
  lazyRunCommand.provide(runLazyCommand)
  lazyFollowDrag.provide(followDrag)
  lazyPressRowNumber.provide(pressRowNumber)
  lazyCellUnder.provide(cellUnder)
  lazyFillChosen.provide(fillChosen)
}
