import { useEffect, useState } from 'react'
import type { ReferenceSource } from '../uiContext'
import { useUi } from '../useUi'
import { loadReference } from './remoteSource'

/** The reference of the provider by its name; undefined while it is fetched, and when there is none. */
export function useReference(name: string): ReferenceSource | undefined {
  const { references } = useUi()
  const port = Object.hasOwn(references, name) ? references[name] : undefined
  const [loaded, setLoaded] = useState<ReferenceSource>()
  useEffect(() => {
    let wanted = true
    setLoaded(undefined)
    if (port)
      loadReference(port).then(
        (reference) => wanted && setLoaded(reference),
        // The list under the cell says why; the dialog does not open.
        () => undefined,
      )
    return () => {
      wanted = false
    }
  }, [port])
  return loaded
}
