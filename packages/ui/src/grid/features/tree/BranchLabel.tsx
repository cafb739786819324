import type { ReactNode } from 'react'
import type { GridController } from '../../kernel/gridController'
import { treeOf } from './treeRows'

interface BranchLabelProps {
  grid: GridController
  position: number
  children: ReactNode
}

/** Pixels a level of the tree stands in. */
const INDENT = 20

/** The first cell of a row in a tree: set in by its depth, with the opener of its branch. */
export function BranchLabel({ grid, position, children }: BranchLabelProps) {
  const branch = treeOf(grid).at(position)
  if (!branch) return children
  const { parent, open, loading, depth } = branch
  const label = loading ? grid.messages.branchLoading : grid.messages.branchOf(position + 1)
  return (
    <span className="lg-branch" style={{ paddingInlineStart: depth * INDENT }}>
      {parent ? (
        <span
          className={`lg-twist${open ? ' lg-on' : ''}${loading ? ' lg-busy' : ''}`}
          role="button"
          aria-expanded={open}
          aria-busy={loading || undefined}
          aria-label={label}
        />
      ) : (
        <span className="lg-leaf" />
      )}
      {children}
    </span>
  )
}
