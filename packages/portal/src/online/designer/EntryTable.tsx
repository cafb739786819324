import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Card, Input, Space, Table, Typography } from 'antd'
import type { TableColumnsType } from 'antd'
import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import type { Draft } from './draft'
import { entriesOf, isFree, moveEntry, renameEntry } from './draftEntries'
import type { EntryKind } from './draftEntries'
import { useDesignerTexts } from './useDesignerTexts'

/** An entry of a table, under its name. */
export interface Named<Entry> {
  name: string
  entry: Entry
}

/** What tables of named entries show and change. */
export interface EntryTableProps<Entry> {
  draft: Draft
  kind: EntryKind
  title: string
  hint?: string
  /** What stands where there are no entries. */
  empty: string
  addLabel: string
  /** Width in which the columns are read well, in pixels. */
  width: number
  columns: TableColumnsType<Named<Entry>>
  /** What is said of an entry below it. */
  details?: (entry: Named<Entry>) => ReactNode
  onAdd: () => void
  onRemove: (name: string) => void
  onChange: (draft: Draft) => void
}

/**
 * Entries that a definition keeps by name: steps, actions, figures, rules. They are added, called otherwise, put in order and
 * taken away alike, by keys as well: whoever moves or removes one stays at its place.
 */
export function EntryTable<Entry>(props: EntryTableProps<Entry>): ReactNode {
  const { draft, kind, title, hint, empty, addLabel, width, columns, details, onAdd, onRemove, onChange } =
    props
  const { texts } = useDesignerTexts()
  const card = useRef<HTMLDivElement>(null)
  const rows = Object.entries(entriesOf(draft, kind)).map(([name, entry]) => ({
    name,
    entry: entry as Entry,
  }))
  const focus = (selector: string) =>
    // After React has drawn the change.
    requestAnimationFrame(() => card.current?.querySelector<HTMLElement>(selector)?.focus())
  const move = (name: string, by: -1 | 1) => {
    onChange(moveEntry(draft, kind, name, by))
    focus(`[data-entry="${name}"][data-does="${by}"]`)
  }
  const remove = (name: string, at: number) => {
    onRemove(name)
    const next = rows[at + 1] ?? rows[at - 1]
    focus(next ? `[data-entry="${next.name}"][data-does="remove"]` : '[data-does="add"]')
  }
  return (
    <Card
      ref={card}
      size="small"
      title={title}
      extra={
        <Button size="small" icon={<PlusOutlined />} data-does="add" onClick={onAdd}>
          {addLabel}
        </Button>
      }
    >
      {hint === undefined ? null : <Typography.Paragraph type="secondary">{hint}</Typography.Paragraph>}
      <Table<Named<Entry>>
        size="small"
        rowKey="name"
        pagination={false}
        // Where there is nothing in it, nobody could scroll it by keys.
        scroll={rows.length > 0 ? { x: width } : {}}
        locale={{ emptyText: empty }}
        dataSource={rows}
        {...(details
          ? {
              expandable: {
                columnTitle: <span className="ld-design-unseen">{texts.details}</span>,
                expandedRowRender: details,
              },
            }
          : {})}
        columns={[
          {
            title: texts.entryName,
            width: 120,
            render: (_, { name }) => (
              <NameInput
                key={name}
                name={name}
                label={`${texts.entryName} ${name}`}
                hint={texts.entryNameHint}
                isFree={(to) => isFree(draft, kind, to)}
                onRename={(to, byKey) => {
                  onChange(renameEntry(draft, kind, name, to))
                  if (byKey) focus(`[data-entry="${to}"][data-does="name"]`)
                }}
              />
            ),
          },
          ...columns,
          {
            title: texts.operation,
            width: 108,
            render: (_, { name }, at) => (
              <Space.Compact>
                {([-1, 1] as const).map((by) => (
                  <Button
                    key={by}
                    icon={by < 0 ? <ArrowUpOutlined /> : <ArrowDownOutlined />}
                    data-entry={name}
                    data-does={by}
                    aria-disabled={by < 0 ? at === 0 : at === rows.length - 1}
                    aria-label={`${by < 0 ? texts.up : texts.down} ${name}`}
                    onClick={() => move(name, by)}
                  />
                ))}
                <Button
                  danger
                  icon={<DeleteOutlined />}
                  data-entry={name}
                  data-does="remove"
                  aria-label={`${texts.remove} ${name}`}
                  onClick={() => remove(name, at)}
                />
              </Space.Compact>
            ),
          },
        ]}
      />
    </Card>
  )
}

/** A name that is taken over when it is left or confirmed; one that cannot be is told, and goes back when it is left. */
function NameInput(props: {
  name: string
  label: string
  hint: string
  isFree: (name: string) => boolean
  onRename: (to: string, byKey: boolean) => void
}): ReactNode {
  const { name, label, hint, onRename } = props
  const [typed, setTyped] = useState(name)
  const to = typed.trim()
  const wrong = to !== name && !props.isFree(to)
  const take = (byKey: boolean) => {
    if (to !== name && !wrong) onRename(to, byKey)
  }
  return (
    <>
      <Input
        value={typed}
        maxLength={63}
        data-entry={name}
        data-does="name"
        aria-label={label}
        aria-invalid={wrong}
        title={hint}
        {...(wrong ? { status: 'error' as const } : {})}
        onChange={(event) => setTyped(event.target.value)}
        onPressEnter={() => take(true)}
        onBlur={() => (wrong ? setTyped(name) : take(false))}
      />
      {wrong ? (
        <Typography.Text type="danger" role="alert">
          {hint}
        </Typography.Text>
      ) : null}
    </>
  )
}

/** Columns of the labels that people read, in both languages. */
export function labelColumns<Entry>(
  texts: { labelZh: string; labelEn: string },
  width: number,
  labelOf: (entry: Entry) => { zh: string; en: string },
  set: (name: string, change: { zh?: string; en?: string }, entry: Entry) => void,
): TableColumnsType<Named<Entry>> {
  return (['zh', 'en'] as const).map((language) => {
    const title = language === 'zh' ? texts.labelZh : texts.labelEn
    return {
      title,
      width,
      render: (_: unknown, { name, entry }: Named<Entry>) => (
        <Input
          value={labelOf(entry)[language]}
          maxLength={200}
          {...(labelOf(entry)[language].trim() === '' ? { status: 'error' as const } : {})}
          aria-label={`${title} ${name}`}
          onChange={(event) => set(name, { [language]: event.target.value }, entry)}
        />
      ),
    }
  })
}
