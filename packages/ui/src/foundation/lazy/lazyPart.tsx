import { App, Button } from 'antd'
import { useEffect } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { foundationMessages } from '../locale/messages'
import { useMessages } from '../locale/useMessages'
import { useHandler } from '../useHandler'
import { lazyCode } from './lazyCode'
import { useLazyCode } from './useLazyCode'

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
  const lazy = lazyCode(load)
  return function LazyPart(props: Props): ReactNode {
    const { code: Part, error, fetch } = useLazyCode(lazy)
    if (Part) return <Part {...props} />
    return <Instead {...props} error={error} retry={() => void fetch().catch(() => undefined)} />
  }
}

/** How a dialog is closed: by one of them. */
interface Closing {
  onCancel?: () => void
  onClose?: () => void
}

/**
 * A dialog whose code is fetched when it is first opened. When that fails it says so and is closed: opening it again
 * asks again.
 *
 * @param load imports the component
 * @example const Dialog = lazyDialog(async () => (await import('./UserDialog')).UserDialog)
 */
export function lazyDialog<Props extends Closing>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return lazyPart(load, UnopenedDialog)
}

function ControlRoom({ error, retry }: Instead): ReactNode {
  return error ? <NotLoaded error={error} retry={retry} /> : <div style={{ minHeight: 32 }} />
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
