import { useState } from 'react'
import { Button, Checkbox, Input, Space } from 'antd'
import { Modal } from '../../../foundation/overlay/Modal'
import { Select } from '../../../foundation/overlay/Select'
import type { CellTone } from '../../api/colour'
import type { CompiledColumn } from '../../api/cell'
import type { GridController } from '../../kernel/gridController'
import { lazyMessages } from '../../view/lazyMessages'
import { themeStyleOf } from '../../view/themeStyle'
import { columnsOf } from '../columns/columnTable'
import { filterKindOf } from '../filtering/columnFilter'
import { coloursOf } from './colours'
import { MAX_COLOURS, OPERATORS, TONES } from './ownColours'
import type { OwnColour, OwnOperator } from './ownColours'

const takesValue = (op: OwnOperator) => op !== 'empty' && op !== 'filled'

/** The window in which a person says by which values of a column its cells, or rows, are coloured. */
export function ColourDialog({ grid, field }: { grid: GridController; field: string }) {
  const messages = lazyMessages(grid)
  const texts = messages.colours
  const column = grid.engine.column(field)
  const before = coloursOf(grid).own.get()
  const [rules, setRules] = useState<readonly OwnColour[]>(() => {
    const own = before.filter((each) => each.field === field)
    return own.length > 0 ? own : [first(field, column)]
  })
  if (!column) return null
  const close = () => coloursOf(grid).open.set(undefined)
  const save = () => {
    const kept = rules.filter(({ op, value }) => !takesValue(op) || (value !== undefined && value !== ''))
    const others = before.filter((each) => each.field !== field)
    columnsOf(grid).colour([...others, ...kept])
    close()
  }
  const change = (at: number, by: Partial<OwnColour>) =>
    setRules((now) => now.map((each, n) => (n === at ? { ...each, ...by } : each)))
  return (
    <Modal
      open
      width={720}
      title={texts.title(column.title)}
      okText={messages.confirm}
      cancelText={messages.cancel}
      onOk={save}
      onCancel={close}
    >
      <div style={{ display: 'grid', gap: 12, ...themeStyleOf(grid).style }}>
        <p style={{ margin: 0 }}>{texts.hint}</p>
        {rules.map((rule, at) => (
          <Space key={at} wrap role="group" aria-label={texts.rule(at + 1)}>
            <Select
              aria-label={texts.operator}
              style={{ width: 120 }}
              value={rule.op}
              options={operatorsOf(column).map((value) => ({ value, label: texts.operators[value] }))}
              onChange={(op: OwnOperator) => change(at, { op })}
            />
            {takesValue(rule.op) && (
              <RuleValue
                column={column}
                label={texts.value}
                value={rule.value}
                onChange={(value) => change(at, { value })}
              />
            )}
            <Select
              aria-label={texts.tone}
              style={{ width: 120 }}
              value={rule.tone}
              options={TONES.map((value) => ({
                value,
                label: (
                  <>
                    <span aria-hidden="true" className={`lg-tone-sample lg-tone-${value}`} />
                    {messages.tones[value]}
                  </>
                ),
              }))}
              onChange={(tone: CellTone) => change(at, { tone })}
            />
            <Checkbox
              checked={rule.row === true}
              onChange={({ target }) =>
                setRules((now) =>
                  now.map((each, n) => {
                    if (n !== at) return each
                    const { row: _row, ...cell } = each
                    return target.checked ? { ...cell, row: true } : cell
                  }),
                )
              }
            >
              {texts.wholeRow}
            </Checkbox>
            <Button
              type="link"
              danger
              aria-label={`${messages.remove} ${texts.rule(at + 1)}`}
              onClick={() => setRules((now) => now.filter((_, n) => n !== at))}
            >
              {messages.remove}
            </Button>
          </Space>
        ))}
        <div>
          <Button
            type="dashed"
            disabled={before.length + rules.length >= MAX_COLOURS}
            onClick={() => setRules((now) => [...now, first(field, column)])}
          >
            {texts.add}
          </Button>
        </div>
      </div>
    </Modal>
  )
}

/** Lists are equal to one of their values or not; the others have an order, too. */
function operatorsOf(column: CompiledColumn): readonly OwnOperator[] {
  const kind = filterKindOf(column)
  return kind === 'number' || kind === 'date' ? OPERATORS : ['eq', 'ne', 'empty', 'filled']
}

function first(field: string, column: CompiledColumn | undefined): OwnColour {
  const number = column && filterKindOf(column) === 'number'
  return { field, op: number ? 'ge' : 'eq', tone: 'warning' }
}

/** The value a cell is compared with: an option, a day, a number or a text. */
function RuleValue(props: {
  column: CompiledColumn
  label: string
  value: string | number | undefined
  onChange: (value: string | number | undefined) => void
}) {
  const { column, label, value, onChange } = props
  const kind = filterKindOf(column)
  const options = column.optionsOf({})
  if (options.length > 0)
    return (
      <Select
        aria-label={label}
        style={{ width: 160 }}
        value={value === undefined ? undefined : String(value)}
        options={options.map((each) => ({ value: String(each.value), label: each.text }))}
        onChange={(next: string) => onChange(next)}
      />
    )
  return (
    <Input
      aria-label={label}
      style={{ width: 160 }}
      type={kind === 'date' ? 'date' : kind === 'number' ? 'number' : 'text'}
      {...(kind === 'number' && { step: 'any' })}
      value={value ?? ''}
      onChange={({ target }) => {
        const text = target.value
        onChange(text === '' ? undefined : kind === 'number' ? Number(text) : text)
      }}
    />
  )
}
