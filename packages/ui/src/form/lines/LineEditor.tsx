import { useEffect, useMemo, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { MAX_LINES, emptyRow, holds, linePrefix } from '@lading/core/entity'
import type { Row } from '@lading/core/rules'
import { isAllowed } from '@lading/core/workflow'
import { ActionButtons } from '../../actions/ActionButtons'
import { useStable } from '../../foundation/useStable'
import { useUi } from '../../foundation/useUi'
import { EditableGrid } from '../../grid'
import type { GridColumn, GridHandle } from '../../grid'
import type { EntityFormModel } from '../entityFormModel'
import type { LineGridProps } from './lineGridProps'
import { useLiveLines } from './useLiveLines'

/** What the grid of lines needs to know. */
export interface LineEditorProps extends Pick<LineGridProps, 'line' | 'maxHeight' | 'size'> {
  /** Where the person's choices about the grid are kept. */
  storageKey: string
  ref: RefObject<GridHandle | null>
  form: EntityFormModel
  /** Name of the lines. */
  label: string
  columns: readonly GridColumn[]
  /** It is there, with these rows. */
  onArrival(shown: readonly Row[]): void
}

/** The grid of one kind of lines, in a chunk of its own (`lineEditor`). */
export function LineEditor(props: LineEditorProps): ReactNode {
  const { ref, form, line, label, onArrival } = props
  const { entity, lines, methods, readonly, record, saving } = form
  const definition = entity.lines?.[line]
  const { known } = useUi()
  // The grid holds its rows by itself; later loads reach it through its port.
  const [initial] = useState<Row[]>(() => lines.loaded[line] ?? [])
  // After the effects of the grid: it can be spoken to.
  useEffect(() => onArrival(initial), [onArrival, initial])
  const newRow = useMemo(() => {
    const fields = definition?.fields ?? {}
    // The grid copies it: a paste of thousands of rows begins each with the same one, unless that tells the time.
    const blank = emptyRow(fields)
    const asks = Object.values(fields).some((each) => typeof each.default === 'object')
    return () => (asks ? emptyRow(fields, known()) : blank)
  }, [definition, known])

  const colours = useMemo(
    () =>
      definition?.colours?.map((each) => ({
        ...each,
        when: (row: Row) => holds(each.when, { row, record: methods.getValues(), known: known() }),
      })),
    [definition, methods, known],
  )
  const live = useLiveLines(line, record?.id)
  const state = record ?? methods.getValues()
  const may = (what: string) => isAllowed(entity, state, what)
  const permission = useMemo(() => ({ prefix: linePrefix(entity, line) }), [entity, line])
  const chosen = () => ref.current?.getSelectedIds() ?? []
  const actions = record ? form.lineActions(line, chosen) : []
  const plain = useStable({
    add: !readonly && may('lines.add'),
    remove: !readonly && may('lines.delete'),
    // Nothing is undone where nothing is typed.
    ...(readonly ? { undo: false, addSettings: false } : {}),
  })
  const buttons = actions.length > 0 && (
    <span className="lading-line-actions">
      <ActionButtons actions={actions} disabled={saving} />
    </span>
  )
  const toolbar = buttons ? { ...plain, extra: buttons } : readonly ? false : plain
  const locked = readonly || !may('lines.edit')
  return (
    <EditableGrid
      ref={ref}
      aria-label={label}
      columns={props.columns}
      rows={initial}
      readOnly={locked}
      busy={saving}
      toolbar={toolbar}
      rowSelection={buttons ? 'checkbox' : undefined}
      permission={permission}
      maxRows={definition?.maxLines ?? MAX_LINES}
      maxHeight={props.maxHeight}
      size={props.size}
      storageKey={props.storageKey}
      colours={colours}
      comments={record !== undefined || !locked}
      newRow={newRow}
      onChange={lines.changed}
      live={live}
    />
  )
}
