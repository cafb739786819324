import { Alert, Button, Spin } from 'antd'
import { useEffect, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { useMessages } from '../../foundation/locale/useMessages'
import { editorMessages } from '../locale/messages'

/**
 * A component whose code comes when it is first shown. Unlike `React.lazy`, a failed load can be tried again.
 *
 * @param load imports the component
 */
export function lazyEditor<Props extends { height?: number }>(
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
    if (Editor) return <Editor {...props} />
    if (failed) {
      const again = () => {
        setFailed(false)
        setAttempt(attempt + 1)
      }
      return (
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
      )
    }
    return (
      <div style={{ minHeight: props.height ?? 200, display: 'grid', placeItems: 'center' }}>
        <span role="status">
          <Spin size="small" /> {texts.loading}
        </span>
      </div>
    )
  }
}
