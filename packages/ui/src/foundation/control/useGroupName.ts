import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'

/**
 * Names a group of radios or boxes after the `<label for>` that points at it, as forms write it for every control:
 * HTML knows labels of single fields only.
 *
 * @param id that of the group
 * @param named the group has a name of its own already
 */
export function useGroupName(
  id: string | undefined,
  group: RefObject<HTMLElement | null>,
  named: boolean,
): void {
  useLayoutEffect(() => {
    const element = group.current
    if (!id || named || !element) return
    const label = document.querySelector<HTMLElement>(`label[for="${CSS.escape(id)}"]`)
    if (!label) return
    label.id ||= `${id}-label`
    element.setAttribute('aria-labelledby', label.id)
    return () => element.removeAttribute('aria-labelledby')
  }, [id, group, named])
}
