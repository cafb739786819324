import { lazy, Suspense, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { loadChunk } from '@/platform/chunkError'
import { PageErrorBoundary } from '../errors/PageErrorBoundary'
import { PageLoading } from './PageLoading'

/**
 * A component that is fetched when it is first shown. What cannot be fetched, or fails, says so in its place and leaves
 * what stands around it; its button asks again. `lazy` remembers a failed import for ever, so that makes a new one.
 *
 * @param loading stands in its place until it is there. @default a spinner
 * @example const LoginPage = lazyView(async () => (await import('./LoginPage')).LoginPage)
 */
export function lazyView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { loading = <PageLoading /> }: { loading?: ReactNode } = {},
): ComponentType<Props> {
  const make = () => lazy(async () => ({ default: (await loadChunk(load)) as ComponentType<object> }))
  let made = make()
  return function LazyView(props: Props): ReactNode {
    const [, setAttempt] = useState(0)
    const View = made
    const again = () => {
      made = make()
      setAttempt((attempt) => attempt + 1)
    }
    return (
      <PageErrorBoundary onRetry={again}>
        <Suspense fallback={loading}>
          <View {...props} />
        </Suspense>
      </PageErrorBoundary>
    )
  }
}
