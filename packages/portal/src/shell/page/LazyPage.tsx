import type { ComponentType, ReactNode } from 'react'
import { pickComponent } from '@/app/pageRegistry'
import type { PageEntry } from '@/app/pageRegistry'
import { lazyView } from './lazyView'

/** Pages by key. */
const pages = new Map<string, ComponentType>()

function viewOf({ key, load, exportName }: PageEntry): ComponentType {
  const known = pages.get(key)
  if (known) return known
  const made = lazyView(async () => pickComponent(await load(), exportName))
  pages.set(key, made)
  return made
}

/** A page that is loaded when it is first shown. A failed load can be tried again. */
export function LazyPage({ page }: { page: PageEntry }): ReactNode {
  const View = viewOf(page)
  return <View />
}
