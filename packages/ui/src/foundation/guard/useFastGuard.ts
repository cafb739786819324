import { App } from 'antd'
import { useRef } from 'react'
import { foundationMessages } from '../locale/messages'
import { useMessages } from '../locale/useMessages'
import { createFastGuard } from './fastGuard'
import type { FastGuard } from './fastGuard'

/** One too-fast guard per component; a refusal is told to the user. */
export function useFastGuard(): FastGuard {
  const { message } = App.useApp()
  const texts = useMessages(foundationMessages)
  const tell = useRef(() => {})
  tell.current = () => void message.warning({ content: texts.tooFast, key: 'lading-too-fast' })
  const guard = useRef<FastGuard>(undefined)
  guard.current ??= createFastGuard(() => tell.current())
  return guard.current
}
