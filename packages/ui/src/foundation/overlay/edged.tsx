import type { ComponentType, JSX, KeyboardEvent } from 'react'
import { Overlay } from './Overlay'

/**
 * A component that opens something elsewhere on the page, with the edge of an overlay around it. The type stays; of
 * what antd hangs on the component itself nothing is there. A ref comes as a property (React 19).
 *
 * One file for each of antd's, so that a page fetches only those it shows. ESLint refuses them from 'antd' directly.
 *
 * @param onOwnKey told of the keys that are pressed in the component itself
 */
export function edged<Kind extends object>(Inner: Kind, onOwnKey?: (event: KeyboardEvent) => void): Kind {
  const Component = Inner as unknown as ComponentType<JSX.IntrinsicAttributes>
  function Edged(props: JSX.IntrinsicAttributes) {
    return (
      <Overlay onOwnKey={onOwnKey}>
        <Component {...props} />
      </Overlay>
    )
  }
  return Edged as unknown as Kind
}
