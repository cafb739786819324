import { useState } from 'react'
import { Button, Input, Space } from 'antd'
import {
  COMMENTS_FIELD,
  MAX_COMMENT_LENGTH,
  readComments,
  TEMPORARY_SUFFIX,
  writeComments,
} from '@lading/core/entity'
import type { CellComment } from '@lading/core/entity'
import { Modal } from '../../../foundation/overlay/Modal'
import type { GridController } from '../../kernel/gridController'
import { lazyMessages } from '../../view/lazyMessages'
import { useSignal } from '../../view/useSignal'
import { commentsAt, isOpen } from './cellNotes'
import { commentsOf } from './comments'
import type { OpenComments } from './comments'

/** What was said at a cell, and the field to say more. What is added is saved with the rows, and can be undone. */
export function CommentDialog({ grid, at }: { grid: GridController; at: OpenComments }) {
  const { rowId, key } = at
  const { engine } = grid
  const messages = lazyMessages(grid)
  const texts = messages.comments
  const [text, setText] = useState('')
  // Others may answer, and undo may take back what was said.
  useSignal(engine.structure)
  const [, redraw] = useState(0)
  const close = () => {
    commentsOf(grid).open.set(undefined)
    grid.focusInput()
  }
  const row = engine.store.byId(rowId)
  const column = engine.column(key)
  if (!row || !column) return null
  const comments = commentsAt(row, key)
  const write = (change: (all: readonly CellComment[]) => readonly CellComment[]) => {
    const all = readComments(engine.store.byId(rowId)?.[COMMENTS_FIELD])
    engine.updateRows([{ id: rowId, values: { [COMMENTS_FIELD]: writeComments(change(all)) } }], 'edit')
    redraw((round) => round + 1)
  }
  const add = () => {
    const said = text.trim()
    if (said === '') return
    write((all) => [...all, fresh(all, key, said)])
    setText('')
  }
  const settle = (resolved: boolean) =>
    write((all) => all.map((each) => (each.field === key ? { ...each, resolved } : each)))
  return (
    <Modal
      open
      width={480}
      title={texts.title(column.title, engine.store.positionOf(rowId) + 1)}
      onCancel={close}
      footer={
        <Space wrap>
          {!grid.readOnly && comments.length > 0 && (
            <Button autoInsertSpace={false} onClick={() => settle(isOpen(comments))}>
              {isOpen(comments) ? texts.resolve : texts.reopen}
            </Button>
          )}
          {!grid.readOnly && (
            <Button autoInsertSpace={false} type="primary" disabled={text.trim() === ''} onClick={add}>
              {comments.length > 0 ? texts.answer : texts.add}
            </Button>
          )}
          <Button autoInsertSpace={false} onClick={close}>
            {messages.close}
          </Button>
        </Space>
      }
    >
      {comments.length > 0 ? (
        <ul className="lg-comments" tabIndex={0} aria-label={texts.list}>
          {comments.map((each) => (
            <li key={each.id}>
              <strong>{each.byName || each.by || texts.me}</strong>{' '}
              <small>{each.time || texts.unsaved}</small>
              {each.resolved && <small> {texts.resolved(each.resolvedBy ?? '')}</small>}
              <p>{each.text}</p>
            </li>
          ))}
        </ul>
      ) : (
        <p style={{ margin: 0 }}>{texts.none}</p>
      )}
      {!grid.readOnly && (
        <Input.TextArea
          autoFocus
          aria-label={texts.text}
          placeholder={texts.text}
          value={text}
          maxLength={MAX_COMMENT_LENGTH}
          autoSize={{ minRows: 2, maxRows: 6 }}
          style={{ marginBlockStart: 12 }}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) add()
          }}
        />
      )}
    </Modal>
  )
}

/** A comment that is not saved yet: the server says who and when. */
function fresh(all: readonly CellComment[], field: string, text: string): CellComment {
  const id = `comment_${all.length + 1}${TEMPORARY_SUFFIX}`
  return { id, field, text, by: '', byName: '', time: '', resolved: false }
}
