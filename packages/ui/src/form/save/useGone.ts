import { App, Button } from 'antd'
import { createElement, useCallback, useMemo, useState } from 'react'
import { copyText } from '../../foundation/copyText'
import { SourceError } from '../../foundation/dataSource'
import { useMessages } from '../../foundation/locale/useMessages'
import { useHandler } from '../../foundation/useHandler'
import { formMessages } from '../locale/messages'

/** A record that was deleted while it is open, and what can be done with what the form holds. */
export interface GoneRecord {
  /** Who deleted it and when, as far as the server says so. */
  why: string
  /** Makes the form one of a new record that holds everything entered; absent: the user may not add one. */
  renew?: () => void
  /** Puts the lines on the clipboard; absent: the record has none. */
  copyLines?: () => void
  /** Asks, then leaves; absent: the form cannot be left. */
  leave?: () => void
}

interface GoneInput extends Omit<GoneRecord, 'why' | 'copyLines'> {
  /** The lines as text; `''`: there are none. */
  linesText: () => string
  hasLines: boolean
}

/** What is known of the deletion, and how the form comes to know. */
export interface Gone {
  gone: GoneRecord | undefined
  /** Somebody else has deleted the record; the user is told above the form. */
  found(error: unknown): void
  /** As `found`, and asks what to do: the user wanted to save. Every answer keeps what was entered. */
  ask(error: unknown): void
  /** The form is one of another record. */
  end(): void
}

/** Who deleted the record and when, where the server says so (the issue of its refusal). */
const whyOf = (error: unknown) => (error instanceof SourceError ? (error.issues[0]?.message ?? '') : '')

/** Follows the end of the record that a form shows: nothing that was entered is lost with it. */
export function useGone(input: GoneInput): Gone {
  const { hasLines, renew, leave } = input
  const [why, setWhy] = useState<string>()
  const { modal, message } = App.useApp()
  const texts = useMessages(formMessages)
  const end = useCallback(() => setWhy(undefined), [])
  const linesText = useHandler(input.linesText)
  const copyLines = useCallback(() => {
    void copyText(linesText()).then((copied) =>
      copied ? message.success(texts.linesCopied) : message.error(texts.notCopied),
    )
  }, [linesText, message, texts])
  const gone = useMemo(
    () =>
      why === undefined
        ? undefined
        : { why, ...(renew && { renew }), ...(hasLines && { copyLines }), ...(leave && { leave }) },
    [why, renew, hasLines, copyLines, leave],
  )
  const found = useCallback((error: unknown) => setWhy(whyOf(error)), [])
  const ask = useCallback(
    (error: unknown) => {
      found(error)
      const close = (then?: () => void) => () => {
        dialog.destroy()
        then?.()
      }
      const dialog = modal.confirm({
        title: texts.goneMeanwhile,
        content: texts.goneContent(whyOf(error), renew !== undefined),
        centered: true,
        width: 520,
        footer: () =>
          createElement(
            'div',
            {
              style: { display: 'flex', flexWrap: 'wrap', gap: 8, justifyContent: 'flex-end', marginTop: 16 },
            },
            leave && createElement(Button, { onClick: close(leave) }, texts.leavePage),
            hasLines && createElement(Button, { onClick: copyLines }, texts.copyLines),
            createElement(Button, { onClick: close() }, texts.stayAndLook),
            renew && createElement(Button, { type: 'primary', onClick: close(renew) }, texts.renew),
          ),
      })
    },
    [found, modal, texts, leave, hasLines, copyLines, renew],
  )
  return { gone, found, ask, end }
}
