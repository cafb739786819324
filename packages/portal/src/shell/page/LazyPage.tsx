import { lazy, Suspense, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { pickComponent } from '@/app/pageRegistry'
import type { PageEntry } from '@/app/pageRegistry'
import { loadChunk } from '@/platform/chunkError'
import { PageErrorBoundary } from '../errors/PageErrorBoundary'
import { PageLoading } from './PageLoading'

/** Loaded pages by key. `lazy` remembers a failed import for ever, so a retry must make a new one. */
const pages = new Map<string, ComponentType>()

function lazyPage(page: PageEntry): ComponentType {
  const known = pages.get(page.key)
  if (known) return known
  const made = lazy(async () => ({
    default: pickComponent(await loadChunk(page.load), page.exportName),
  }))
  pages.set(page.key, made)
  return made
}

/** A page that is loaded when it is first shown. A failed load can be tried again. */
export function LazyPage({ page }: { page: PageEntry }): ReactNode {
  const [, setAttempt] = useState(0)
  const Page = lazyPage(page)
  return (
    <PageErrorBoundary
      onRetry={() => {
        pages.delete(page.key)
        setAttempt((attempt) => attempt + 1)
      }}
    >
      <Suspense fallback={<PageLoading />}>
        <Page />
      </Suspense>
    </PageErrorBoundary>
  )
}
