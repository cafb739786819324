import { startTransition, useEffect, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { loadChunk } from '@/platform/chunkError'
import { PageErrorBoundary } from '../errors/PageErrorBoundary'
import { PageLoading } from './PageLoading'

/**
 * A component that is fetched when it is first shown. What cannot be fetched, or fails, says so in its place and leaves
 * what stands around it; its button asks again.
 *
 * Not `lazy`: a boundary that has shown its fallback shows what was fetched 300 ms later at the earliest, and `lazy`
 * remembers a failed import for ever.
 *
 * @param loading stands in its place until it is there. @default a spinner
 * @example const LoginPage = lazyView(async () => (await import('./LoginPage')).LoginPage)
 */
export function lazyView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { loading = <PageLoading /> }: { loading?: ReactNode } = {},
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined

  function Loaded(props: Props): ReactNode {
    const [{ View, failure }, setAnswer] = useState<Answer<Props>>({ View: loaded })
    useEffect(() => {
      if (View) return undefined
      let isWanted = true
      const tell = (answer: Answer<Props>) => isWanted && startTransition(() => setAnswer(answer))
      loadChunk(load).then(
        (found) => {
          loaded = found
          tell({ View: found })
        },
        (reason: unknown) => tell({ failure: { reason } }),
      )
      return () => {
        isWanted = false
      }
    }, [View])
    if (failure) throw failure.reason
    return View ? <View {...props} /> : loading
  }

  return function LazyView(props: Props): ReactNode {
    const [attempt, setAttempt] = useState(0)
    return (
      <PageErrorBoundary onRetry={() => setAttempt((last) => last + 1)}>
        <Loaded key={attempt} {...props} />
      </PageErrorBoundary>
    )
  }
}

interface Answer<Props> {
  View?: ComponentType<Props> | undefined
  failure?: { reason: unknown }
}
