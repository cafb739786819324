import { Alert, Button, Spin } from 'antd'
import { useEffect, useRef } from 'react'
import type { ComponentType, ReactNode, Ref } from 'react'
import type { ControlHandle } from '../../foundation/control/controlProps'
import { focusWithin, useControlHandle } from '../../foundation/control/useControlHandle'
import { lazyCode } from '../../foundation/lazy/lazyCode'
import { useLazyCode } from '../../foundation/lazy/useLazyCode'
import { useMessages } from '../../foundation/locale/useMessages'
import { editorMessages } from '../locale/messages'

/**
 * An editor whose code is fetched when it is first shown, in its room: loading, or why it did not come, with a button
 * that asks again. The focus given to it before it is there goes on into it.
 *
 * @param load imports the editor
 */
export function lazyEditor<Props extends { height?: number; ref?: Ref<ControlHandle> }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const lazy = lazyCode(load)
  return function LazyEditor(props: Props): ReactNode {
    const { code: Editor, error, fetch } = useLazyCode(lazy)
    const root = useRef<HTMLDivElement>(null)
    useControlHandle(props.ref, root)
    useEffect(() => {
      // A form moved here before the editor was there, and the user has not gone on since.
      if (Editor && document.activeElement === root.current) focusWithin(root.current)
    }, [Editor])
    const again = () => {
      root.current?.focus()
      void fetch().catch(() => undefined)
    }
    return (
      <div ref={root} tabIndex={-1} style={{ outline: 'none' }}>
        {Editor ? <Editor {...props} /> : error ? <Failed again={again} /> : <Room height={props.height} />}
      </div>
    )
  }
}

function Failed({ again }: { again: () => void }): ReactNode {
  const texts = useMessages(editorMessages)
  const retry = (
    <Button size="small" onClick={again}>
      {texts.retry}
    </Button>
  )
  return <Alert type="error" showIcon title={texts.loadFailed} action={retry} />
}

function Room({ height = 200 }: { height?: number | undefined }): ReactNode {
  const texts = useMessages(editorMessages)
  return (
    <div style={{ minHeight: height, display: 'grid', placeItems: 'center' }}>
      <span role="status">
        <Spin size="small" /> {texts.loading}
      </span>
    </div>
  )
}
