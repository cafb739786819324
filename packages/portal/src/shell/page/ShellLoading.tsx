import type { ReactNode } from 'react'
import { useShellKeys } from '../palette/paletteStore'
import { PageLoading } from './PageLoading'

/** The shell on its way. Its keys are heard already: what they ask for is open when it stands. */
export function ShellLoading(): ReactNode {
  useShellKeys()
  return <PageLoading full />
}
