import type { ReactNode } from 'react'
import { useText } from '../../foundation/locale/useText'
import { Tabs } from '../../foundation/tabs/Tabs'
import { useInTurn } from '../../foundation/useInTurn'
import { useFormModel } from '../formContext'
import type { EntityFormModel } from '../entityFormModel'
import { LineGrid } from './LineGrid'
import type { LineGridProps } from './lineGridProps'
import { useExpectedLines } from './useExpectedLines'

/** Several kinds of lines, one pane each. */
export interface LineTabsProps {
  /** @default the form around */
  form?: EntityFormModel
  /** @default every kind of lines of the entity */
  panes?: readonly Pick<LineGridProps, 'line' | 'columns' | 'maxHeight' | 'size'>[]
}

/**
 * Line grids in tabs, the one in front first, the others after it, each in a task of its own. A failed check brings the
 * pane of the first failing table to the front (spec 2 §5).
 */
export function LineTabs(props: LineTabsProps): ReactNode {
  const form = useFormModel(props.form)
  const text = useText()
  const definitions = form.entity.lines ?? {}
  const panes = props.panes ?? Object.keys(definitions).map((line) => ({ line }))
  const drawn = useInTurn(panes.length)
  useExpectedLines(form.lines, drawn < panes.length)
  return (
    <section className="lading-lines">
      <Tabs
        activeKey={form.lines.active}
        onChange={form.lines.setActive}
        items={panes.map((pane, at) => {
          const label = definitions[pane.line]?.label
          return {
            key: pane.line,
            label: label ? text(label) : pane.line,
            // Hidden grids are checked and saved too.
            forceRender: true,
            children:
              at < drawn || pane.line === form.lines.active ? (
                <LineGrid {...pane} form={form} titled={false} />
              ) : (
                <div className="lading-form-rest" aria-busy />
              ),
          }
        })}
      />
    </section>
  )
}
