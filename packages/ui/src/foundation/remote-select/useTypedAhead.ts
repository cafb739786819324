import { App } from 'antd'
import { useEffect, useRef } from 'react'
import type { FocusEvent, KeyboardEvent } from 'react'
import { foundationMessages } from '../locale/messages'
import { useMessages } from '../locale/useMessages'
import { meantOption } from './meantOption'
import type { RemoteOption } from './remoteOption'
import type { RemoteSource } from './remoteSource'
import type { RemoteOptions } from './useRemoteOptions'

interface TypedAhead {
  source: RemoteSource | undefined
  remote: RemoteOptions
  /** Takes an option as if it had been chosen in the list. */
  take: (option: RemoteOption) => void
  /** Nothing is taken, as in a control that is read-only or holds several. */
  off: boolean
}

const textOf = (target: EventTarget) => (target instanceof HTMLInputElement ? target.value.trim() : '')

/**
 * Whoever types a code and goes on is quicker than the list. Enter waits for the answer to what was typed, and takes
 * none of the options that stood there before; a text that is left is looked up, taken when it names one option, and
 * told when it does not: it never goes in silence. What the person chooses or types meanwhile comes before it.
 *
 * @returns `around`: for the element around the select; `giveUp`: to be called when something is chosen or typed
 */
export function useTypedAhead({ source, remote, take, off }: TypedAhead) {
  const { message } = App.useApp()
  const texts = useMessages(foundationMessages)
  /** The lookup of a text that was left, until it has answered. */
  const lookup = useRef<AbortController>(undefined)
  /** The field in which Enter waits. */
  const waiting = useRef<{ input: HTMLInputElement; typed: string }>(undefined)
  const latest = useRef({ take, texts })
  useEffect(() => {
    latest.current = { take, texts }
  })

  const { loading, options, error } = remote
  useEffect(() => {
    const { current } = waiting
    if (loading || !current) return
    waiting.current = undefined
    const { input, typed } = current
    // Of several the list shows which; the person chooses.
    if (error || !meantOption(typed, options)) return
    // The list has marked its first option by then.
    requestAnimationFrame(() => {
      if (document.activeElement !== input || input.value.trim() !== typed) return
      const enter = { key: 'Enter', code: 'Enter', keyCode: 13, which: 13, bubbles: true, cancelable: true }
      input.dispatchEvent(new KeyboardEvent('keydown', enter))
    })
  }, [loading, options, error])

  const settle = async (typed: string) => {
    lookup.current?.abort()
    const { signal } = (lookup.current = new AbortController())
    const found = await source!.search(typed, signal).catch((failure: unknown) => {
      if (signal.aborted) return
      const reason = failure instanceof Error ? failure.message : String(failure)
      void message.warning(latest.current.texts.nameNotSearched(typed, reason))
    })
    // Not every source ends what it was told to give up.
    if (!found || signal.aborted) return
    const meant = meantOption(typed, found)
    if (meant) latest.current.take(meant)
    else {
      const say = found.length > 0 ? latest.current.texts.nameAmbiguous : latest.current.texts.nameNotFound
      void message.warning(say(typed))
    }
  }

  const giveUp = () => lookup.current?.abort()
  if (off || !source) return { around: {}, giveUp }
  const around = {
    onKeyDownCapture: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
      const typed = textOf(event.target)
      if (!typed || !loading) return
      event.preventDefault()
      event.stopPropagation()
      waiting.current = { input: event.target as HTMLInputElement, typed }
      remote.search(typed, true)
    },
    onBlurCapture: (event: FocusEvent) => {
      const typed = textOf(event.target)
      waiting.current = undefined
      if (typed) void settle(typed)
    },
  }
  return { around, giveUp }
}
