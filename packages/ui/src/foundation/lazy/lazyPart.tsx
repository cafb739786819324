import { App, Button } from 'antd'
import { useEffect, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { foundationMessages } from '../locale/messages'
import { useMessages } from '../locale/useMessages'
import { useHandler } from '../useHandler'
import { lazyCode } from './lazyCode'
import type { LazyCode } from './lazyCode'
import { useLazyCode } from './useLazyCode'
import { whenIdle } from './whenIdle'

/** What stands in the place of a part that is not there (yet). */
export interface Instead {
  /** Why it could not be fetched. */
  error?: Error
  /** Asks for it again. */
  retry: () => void
}

/**
 * A component whose code is fetched when it is first shown. Unlike `React.lazy`, what cannot be fetched does not take
 * the page along, and can be asked for again.
 *
 * @param load imports the component
 * @param Instead stands in its place until it is there. @default the room of a control, then why it failed, and a button
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead: ComponentType<Props & Instead> = ControlRoom,
): ComponentType<Props> {
  return partOf(lazyCode(load), Instead)
}

function partOf<Props extends object>(
  lazy: LazyCode<ComponentType<Props>>,
  Instead: ComponentType<Props & Instead>,
): ComponentType<Props> {
  return function LazyPart(props: Props): ReactNode {
    const { code: Part, error, fetch } = useLazyCode(lazy)
    if (Part) return <Part {...props} />
    return <Instead {...props} error={error} retry={() => void fetch().catch(() => undefined)} />
  }
}

/** How a dialog is closed: by one of them. */
interface Closing {
  /** @default true */
  open?: boolean
  onCancel?: () => void
  onClose?: () => void
}

/**
 * A dialog whose code is fetched when it is first opened, or before, once the browser has nothing else to do. When that
 * fails it says so and is closed: opening it again asks again.
 *
 * @param load imports the component
 * @example const Dialog = lazyDialog(async () => (await import('./UserDialog')).UserDialog)
 */
export function lazyDialog<Props extends Closing>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const lazy = lazyCode(load)
  const Dialog = partOf(lazy, UnopenedDialog)
  return function LazyDialog(props: Props): ReactNode {
    const { open = true } = props
    const [wanted, setWanted] = useState(open)
    if (open && !wanted) setWanted(true)
    useEffect(() => {
      // What cannot be fetched ahead is asked for again, and told, when it is opened.
      if (!wanted) return whenIdle(() => void lazy.fetch().catch(() => undefined))
    }, [wanted])
    return open || wanted ? <Dialog {...props} /> : null
  }
}

function ControlRoom({ error, retry }: Instead): ReactNode {
  return error ? <NotLoaded error={error} retry={retry} /> : <div aria-busy style={{ minHeight: 32 }} />
}

/** Milliseconds before `SilentRetry` asks again. */
const RETRY_MS = 5_000

/**
 * Nothing, in the place of a part that nobody waits for. Its code is asked for again by itself when it could not be fetched,
 * since nobody could press a button for it: a moment without a server must not take it away for good.
 */
export function SilentRetry({ error, retry }: Instead): ReactNode {
  const again = useHandler(retry)
  useEffect(() => {
    if (!error) return undefined
    const timer = setTimeout(again, RETRY_MS)
    return () => clearTimeout(timer)
  }, [error, again])
  return null
}

/** Says that a part could not be fetched, with a button that asks again. */
export function NotLoaded({ error, retry }: Required<Instead>): ReactNode {
  const texts = useMessages(foundationMessages)
  return (
    <span role="alert" title={error.message}>
      {texts.loadFailed}
      <Button type="link" onClick={retry}>
        {texts.retry}
      </Button>
    </span>
  )
}

function UnopenedDialog({ error, onCancel, onClose }: Instead & Closing): ReactNode {
  const { message } = App.useApp()
  const texts = useMessages(foundationMessages)
  const giveUp = useHandler(() => {
    void message.error(texts.dialogNotLoaded)
    onCancel?.()
    onClose?.()
  })
  useEffect(() => {
    if (error) giveUp()
  }, [error, giveUp])
  return null
}
