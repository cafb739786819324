import { App } from 'antd'
import { useCallback } from 'react'
import type { ReactNode } from 'react'

/** A question with two answers. */
export interface Question {
  title: ReactNode
  content?: ReactNode
  /** @default antd's own, by language */
  okText?: string
  cancelText?: string
  /** The answer destroys something: its button is red, and the keyboard begins on the other one. @default false */
  danger?: boolean
}

/** Asks; on yes runs `action` while the button shows that it is busy. Gives whether the answer was yes. */
export type Confirm = (question: Question, action?: () => unknown) => Promise<boolean>

/**
 * Questions before something happens.
 *
 * @example if (await confirm({ title: '确认删除', danger: true })) remove()
 */
export function useConfirm(): Confirm {
  const { modal } = App.useApp()
  return useCallback<Confirm>(
    (question, action) =>
      new Promise((resolve) => {
        const { danger, ...rest } = question
        modal.confirm({
          ...rest,
          centered: true,
          // Enter, pressed by habit, loses nothing.
          ...(danger && { okButtonProps: { danger: true }, focusable: { autoFocusButton: 'cancel' } }),
          onOk: async () => {
            await action?.()
            resolve(true)
          },
          onCancel: () => resolve(false),
        })
      }),
    [modal],
  )
}
