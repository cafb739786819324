import { App, Button } from 'antd'
import { createElement, useCallback } from 'react'
import { useMessages } from '../../foundation/locale/useMessages'
import { formMessages } from '../locale/messages'

/** What to do when somebody else saved the record meanwhile. */
export type ConflictAnswer = 'theirs' | 'mine' | 'stay'

/** Asks what to do with a record that was changed by `by` meanwhile. */
export function useConflict(): (by: string) => Promise<ConflictAnswer> {
  const { modal } = App.useApp()
  const texts = useMessages(formMessages)
  return useCallback(
    (by) =>
      new Promise((resolve) => {
        const answer = (value: ConflictAnswer) => {
          dialog.destroy()
          resolve(value)
        }
        const dialog = modal.confirm({
          title: texts.conflictTitle,
          content: texts.conflictContent(by),
          centered: true,
          width: 480,
          onCancel: () => resolve('stay'),
          footer: () =>
            createElement(
              'div',
              {
                style: {
                  display: 'flex',
                  flexWrap: 'wrap',
                  gap: 8,
                  justifyContent: 'flex-end',
                  marginTop: 16,
                },
              },
              createElement(Button, { onClick: () => answer('stay') }, texts.stay),
              createElement(Button, { danger: true, onClick: () => answer('mine') }, texts.keepMine),
              createElement(Button, { type: 'primary', onClick: () => answer('theirs') }, texts.takeTheirs),
            ),
        })
      }),
    [modal, texts],
  )
}
