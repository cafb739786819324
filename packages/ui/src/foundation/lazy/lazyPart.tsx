import { App, Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
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
 * the page along, and is asked for again.
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

/** Nothing, in the place of a part that nobody waits for. */
export const Nothing = (): ReactNode => null

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

function UnopenedDialog({ error, retry, open = true, onCancel, onClose }: Instead & Closing): ReactNode {
  const { message } = App.useApp()
  const texts = useMessages(foundationMessages)
  // Failed before it was opened, or was told already: opened (again), it is asked for (again).
  const old = useRef<Error>(undefined)
  const answer = useHandler((why: Error) => {
    const isOld = old.current === why
    old.current = why
    if (!open) return
    if (isOld) return retry()
    void message.error(texts.dialogNotLoaded)
    onCancel?.()
    onClose?.()
  })
  useEffect(() => {
    if (error) answer(error)
  }, [open, error, answer])
  return null
}
