import { Alert, Button, Skeleton } from 'antd'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { isConditional, shownColumns, toGridColumns } from '@lading/core/entity'
import type { ColumnItem, LineDefinition } from '@lading/core/entity'
import type { Row } from '@lading/core/rules'
import { useLazyCode } from '../../foundation/lazy/useLazyCode'
import { useMessages } from '../../foundation/locale/useMessages'
import { useText } from '../../foundation/locale/useText'
import { useStable } from '../../foundation/useStable'
import { useUi } from '../../foundation/useUi'
import type { GridColumn, GridHandle } from '../../grid'
import { readRowSize } from '../../grid/features/density/rowSize'
import { useFormModel } from '../formContext'
import { formMessages } from '../locale/messages'
import type { EntityFormModel } from '../entityFormModel'
import { arrivingPort } from './arrivingPort'
import { lineEditor } from './lineEditorCode'
import { lineRoom } from './lineRoom'
import type { LineGridProps } from './lineGridProps'

/**
 * The editable grid of a form's lines: columns, rules, computed cells and footer come from the entity; the form
 * checks it, sends what changed and shows the server's messages at the cells. The grid is fetched when there are lines
 * to show; until it is there, its room is kept, and what the form asks of it waits.
 */
export function LineGrid(props: LineGridProps): ReactNode {
  const form = useFormModel(props.form)
  const { line, titled = true } = props
  const { entity, lines, readonly } = form
  const definition = entity.lines?.[line]
  const { locale, known } = useUi()
  const text = useText()
  const titleId = useId()
  const given = useStable(props.columns)
  // Says which lines or field there are not, before anything of them is used.
  const { methods, record } = form
  const hidesColumns = Object.values(definition?.fields ?? {}).some((field) => field.visibleWhen)
  const header = useWatch({ control: methods.control, disabled: !hidesColumns }) as Row | undefined
  const names = useStable(
    hidesColumns
      ? shownColumns(
          entity,
          line,
          (given ?? definition?.columns ?? []).map(nameOf),
          {
            ...methods.getValues(),
            ...header,
          },
          known(),
        )
      : undefined,
  )
  // Conditions are asked again after each save: what the state of the record locks may be another.
  const moment = isConditionalLine(definition, given) ? record?.version : undefined
  const columns = useMemo<GridColumn[]>(() => {
    const items = given ?? definition?.columns
    const shown = names && items?.filter((item) => names.includes(nameOf(item)))
    const header = () => methods.getValues()
    return aboutHeader(toGridColumns(entity, line, locale, shown ?? given, header, known), header)
  }, [entity, line, locale, known, given, names, definition, methods, moment]) // eslint-disable-line react-hooks/exhaustive-deps -- see above
  const { code: Editor, error, fetch } = useLazyCode(lineEditor)
  const { grid, onArrival } = useLinePort(form, line, fetch)
  const label = definition ? text(definition.label) : line
  const { size = 'small', maxHeight } = props
  const storageKey = `lading.lines.${entity.key}.${line}`
  const shown = { form, line, label, size, maxHeight, columns, storageKey }
  return (
    <section
      className="lading-lines"
      aria-labelledby={titled ? titleId : undefined}
      aria-busy={!Editor && !error}
    >
      {titled && <h2 id={titleId}>{label}</h2>}
      {Editor ? (
        <Editor ref={grid} {...shown} onArrival={onArrival} />
      ) : (
        <div
          style={{
            minHeight: lineRoom(columns, lines.loaded[line]?.length ?? 0, {
              size: readRowSize(storageKey) ?? size,
              maxHeight,
              readOnly: readonly,
            }),
          }}
        >
          {error ? <NotFetched error={error} fetch={fetch} /> : <Skeleton active title={false} />}
        </div>
      )}
    </section>
  )
}

/** Whether anything of these columns follows from the header or its state. */
function isConditionalLine(
  definition: LineDefinition | undefined,
  given: readonly ColumnItem[] | undefined,
): boolean {
  return (
    Object.values(definition?.fields ?? {}).some(isConditional) ||
    (given ?? []).some((item) => typeof item === 'object' && typeof item.disabled === 'function')
  )
}

const nameOf = (item: ColumnItem) => (typeof item === 'string' ? item : item.field)

/** Which records a cell may name may depend on the header as it stands when it is picked. */
function aboutHeader(columns: readonly GridColumn[], header: () => Row): GridColumn[] {
  return columns.map((column) =>
    column.props?.['where'] === undefined ? column : { ...column, props: { ...column.props, header } },
  )
}

/** The form's port to the grid, from before the grid is there. */
function useLinePort(form: EntityFormModel, line: string, fetch: () => Promise<void>) {
  const { lines } = form
  const { register } = lines
  const grid = useRef<GridHandle>(null)
  const latest = useRef(lines.loaded)
  latest.current = lines.loaded
  const [port] = useState(() =>
    arrivingPort({ handle: () => grid.current, loaded: () => latest.current[line] ?? [], fetch }),
  )
  useEffect(() => register(line, port), [register, line, port])
  useEffect(() => port.gone, [port])
  return { grid, onArrival: port.arrived }
}

/** The grid could not be fetched: what was entered elsewhere in the form stays. */
function NotFetched({ error, fetch }: { error: Error; fetch: () => Promise<void> }): ReactNode {
  const texts = useMessages(formMessages)
  return (
    <Alert
      type="error"
      showIcon
      title={texts.linesFailed}
      description={error.message}
      action={
        <Button size="small" onClick={() => void fetch().catch(() => undefined)}>
          {texts.retry}
        </Button>
      }
    />
  )
}
