import { Alert, Button, Spin } from 'antd'
import { useEffect, useRef, useState } from 'react'
import type { ComponentType, ReactNode, Ref } from 'react'
import type { ControlHandle } from '../../foundation/control/controlProps'
import { focusWithin, useControlHandle } from '../../foundation/control/useControlHandle'
import { useMessages } from '../../foundation/locale/useMessages'
import { editorMessages } from '../locale/messages'

/**
 * A component whose code comes when it is first shown. Unlike `React.lazy`, a failed load can be tried again.
 *
 * @param load imports the component
 */
export function lazyEditor<Props extends { height?: number; ref?: Ref<ControlHandle> }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined
  return function LazyEditor(props: Props): ReactNode {
    const texts = useMessages(editorMessages)
    const [Editor, setEditor] = useState<ComponentType<Props> | undefined>(() => loaded)
    const [failed, setFailed] = useState(false)
    const [attempt, setAttempt] = useState(0)
    useEffect(() => {
      if (loaded) return
      let wanted = true
      load().then(
        (component) => {
          loaded = component
          if (wanted) setEditor(() => component)
        },
        () => wanted && setFailed(true),
      )
      return () => void (wanted = false)
    }, [attempt])
    const root = useRef<HTMLDivElement>(null)
    useControlHandle(props.ref, root)
    useEffect(() => {
      // A form moved here before the editor was there, and the user has not gone on since.
      if (Editor && document.activeElement === root.current) focusWithin(root.current)
    }, [Editor])
    const again = () => {
      setFailed(false)
      setAttempt(attempt + 1)
    }
    return (
      <div ref={root} tabIndex={-1} style={{ outline: 'none' }}>
        {Editor ? (
          <Editor {...props} />
        ) : failed ? (
          <Alert
            type="error"
            showIcon
            title={texts.loadFailed}
            action={
              <Button size="small" onClick={again}>
                {texts.retry}
              </Button>
            }
          />
        ) : (
          <div style={{ minHeight: props.height ?? 200, display: 'grid', placeItems: 'center' }}>
            <span role="status">
              <Spin size="small" /> {texts.loading}
            </span>
          </div>
        )}
      </div>
    )
  }
}
