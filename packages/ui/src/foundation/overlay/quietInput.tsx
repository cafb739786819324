import { useImperativeHandle, useRef } from 'react'
import type { ComponentType, InputHTMLAttributes, ReactNode, Ref } from 'react'

/** What a select hands to the input that is typed into. */
interface QuietInputProps extends InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement>
}

/**
 * The input of a select that has nothing typed is as wide as nothing, without measuring. A select of several values
 * fits its input to what is typed in a layout effect; done when it mounts, and whenever a page that is kept open is
 * shown again, this made the browser lay out the whole page within React's commit.
 */
function QuietInput({ ref, ...props }: QuietInputProps): ReactNode {
  const input = useRef<HTMLInputElement>(null)
  // Effects of a child run before those of its parent: before the select measures.
  useImperativeHandle(ref, () => {
    const element = input.current!
    Object.defineProperty(element, 'scrollWidth', { configurable: true, get: () => textWidth(element) })
    return element
  }, [])
  return <input {...props} ref={input} />
}

function textWidth(input: HTMLInputElement): number {
  return input.value === '' ? 0 : (Reflect.get(Element.prototype, 'scrollWidth', input) as number)
}

/**
 * Gives a component of antd that chooses values an input that measures nothing while it is empty.
 *
 * @param Inner antd's Select or TreeSelect, which pass `components` on to their inner select
 */
export function quiet<Kind extends object>(Inner: Kind): Kind {
  const Component = Inner as unknown as ComponentType<{ components: typeof COMPONENTS }>
  function Quiet(props: object) {
    return <Component components={COMPONENTS} {...props} />
  }
  return Quiet as unknown as Kind
}

/** One object for good: the inner select compares it. */
const COMPONENTS = { input: QuietInput }
