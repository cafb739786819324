import { Table } from 'antd'
import type { ReactNode } from 'react'
import type { AskedField, AskedLines, EntityDefinition } from '@lading/core/entity'
import type { Row } from '@lading/core/rules'
import { FieldValue } from '../foundation/field-value/FieldValue'
import { useText } from '../foundation/locale/useText'
import { FieldControl } from '../kinds/FieldControl'

/** What is asked for line by line. */
export interface ActionLinesProps {
  entity: EntityDefinition
  asked: AskedLines
  /** The lines that are asked about. */
  rows: readonly Row[]
  /** What was entered, by the id of the line. */
  values: Readonly<Record<string, Row>>
  /** Messages, by `lineKey(id, field)`. */
  errors: Readonly<Record<string, string>>
  onChange: (id: string, field: string, value: unknown) => void
  /** Prefix of the ids of its controls. */
  formId: string
}

/** Names one field of one line. */
export const lineKey = (id: string, field: string): string => `${id}.${field}`

/** Lines beyond these come in pages: controls of thousands of lines would keep a dialog busy. */
const PAGE = 50
const SHOWN = 4

/** The lines of a record with the fields that an action asks for in each. */
export function ActionLines(props: ActionLinesProps): ReactNode {
  const { entity, asked, rows } = props
  const text = useText()
  const lines = entity.lines![asked.lines]!
  const shown = asked.show ?? lines.columns.slice(0, SHOWN)
  return (
    <Table<Row>
      className="lading-action-lines"
      aria-label={text(lines.label)}
      size="small"
      rowKey="id"
      dataSource={[...rows]}
      pagination={rows.length > PAGE ? { pageSize: PAGE, showSizeChanger: false } : false}
      scroll={{ x: 'max-content' }}
      columns={[
        ...shown.map((name) => ({
          key: name,
          title: text(lines.fields[name]!),
          render: (_: unknown, row: Row) => <FieldValue entity={lines} name={name} row={row} inTable />,
        })),
        ...asked.fields.map((each) => ({
          key: `asked.${each.name}`,
          title: <span className={each.field.required ? 'lading-required' : ''}>{text(each.field)}</span>,
          render: (_: unknown, row: Row) => <Entry {...props} asked={each} id={String(row.id)} />,
        })),
      ]}
    />
  )
}

type EntryProps = Omit<ActionLinesProps, 'asked'> & { asked: AskedField; id: string }

function Entry({ asked: { name, field }, id, values, errors, onChange, formId }: EntryProps): ReactNode {
  const text = useText()
  const error = errors[lineKey(id, name)]
  const controlId = `${formId}-${lineKey(id, name)}`
  return (
    <div id={`${controlId}-item`} className="lading-action-entry">
      <label htmlFor={controlId} id={`${controlId}-label`}>
        {text(field)}
      </label>
      <FieldControl
        id={controlId}
        field={field}
        value={values[id]?.[name]}
        onChange={(value) => onChange(id, name, value)}
        onBlur={() => undefined}
        status={error ? 'error' : undefined}
        describedBy={error ? `${controlId}-help` : undefined}
      />
      {error && (
        <div id={`${controlId}-help`} className="lading-help lading-help-error" role="alert">
          {error}
        </div>
      )}
    </div>
  )
}
