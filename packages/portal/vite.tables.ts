import type { Plugin } from 'vite'

const TREE = '\0lading:tree-of-filters'

/**
 * antd's table brings the tree along, for filters of columns that are one. No list here has such filters, and it is a
 * tenth of what a list loads: it comes when one is opened.
 */
export function loadTreesOfFiltersLater(): Plugin {
  return {
    name: 'lading:trees-of-filters',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === '../../../tree' && importer?.endsWith('/table/hooks/useFilter/FilterDropdown.js')
        ? TREE
        : undefined,
    load: (id) =>
      id === TREE
        ? `import { createElement, lazy, Suspense } from 'react'
const Tree = lazy(() => import('antd/es/tree/index.js'))
export default function LazyTree(props) {
  return createElement(Suspense, null, createElement(Tree, props))
}`
        : undefined,
  }
}
