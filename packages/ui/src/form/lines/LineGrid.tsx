import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { MAX_LINES, emptyRow, linePrefix, toGridColumns } from '@lading/core/entity'
import type { ColumnItem } from '@lading/core/entity'
import type { Row } from '@lading/core/rules'
import { isAllowed } from '@lading/core/workflow'
import { useText } from '../../foundation/locale/useText'
import { useStable } from '../../foundation/useStable'
import { useUi } from '../../foundation/useUi'
import { EditableGrid } from '../../grid'
import type { GridColumn, GridHandle } from '../../grid'
import { useLiveLines } from './useLiveLines'
import { useFormModel } from '../formContext'
import type { EntityFormModel } from '../useEntityForm'
import { gridPort } from './gridPort'

/** One kind of lines of a form. */
export interface LineGridProps {
  /** @default the form around */
  form?: EntityFormModel
  /** Key of the lines in the entity. */
  line: string
  /** Fields, or fields with what shall be different. @default the line's `columns` */
  columns?: readonly ColumnItem[]
  /** Height up to which the grid grows, in pixels. @default 400 (spec 2 §9) */
  maxHeight?: number
  /** Height of the rows. @default 'large' (spec 2 §9) */
  size?: 'small' | 'middle' | 'large'
  /** Whether the label of the lines stands above. @default true */
  titled?: boolean
}

/**
 * The editable grid of a form's lines: columns, rules, computed cells and footer come from the entity; the form
 * checks it, sends what changed and shows the server's messages at the cells.
 */
export function LineGrid(props: LineGridProps): ReactNode {
  const form = useFormModel(props.form)
  const { line, titled = true } = props
  const { entity, lines, methods, readonly, record, saving } = form
  const definition = entity.lines?.[line]
  const { locale } = useUi()
  const text = useText()
  const titleId = useId()
  const given = useStable(props.columns)
  const grid = useRef<GridHandle>(null)
  // The grid holds its rows by itself; later loads reach it through its port.
  const [initial] = useState<Row[]>(() => lines.loaded[line] ?? [])
  // Says which lines or field there are not, before anything of them is used.
  const columns = useMemo<GridColumn[]>(
    () => toGridColumns(entity, line, locale, given),
    [entity, line, locale, given],
  )
  const newRow = useCallback(() => emptyRow(definition?.fields ?? {}), [definition])
  const { register, changed } = lines
  useEffect(
    () =>
      register(
        line,
        gridPort(() => grid.current),
      ),
    [register, line],
  )

  const live = useLiveLines(line, record?.id)
  const label = definition ? text(definition.label) : line
  const state = record ?? methods.getValues()
  const may = (what: string) => isAllowed(entity, state, what)
  const permission = useMemo(() => ({ prefix: linePrefix(entity, line) }), [entity, line])
  const toolbar = useStable(readonly ? false : { add: may('lines.add'), remove: may('lines.delete') })
  return (
    <section className="lading-lines" aria-labelledby={titled ? titleId : undefined}>
      {titled && <h2 id={titleId}>{label}</h2>}
      <EditableGrid
        ref={grid}
        aria-label={label}
        columns={columns}
        rows={initial}
        readOnly={readonly || saving || !may('lines.edit')}
        toolbar={toolbar}
        permission={permission}
        maxRows={definition?.maxLines ?? MAX_LINES}
        maxHeight={props.maxHeight}
        size={props.size}
        newRow={newRow}
        onChange={changed}
        live={live}
      />
    </section>
  )
}
