import type { Plugin } from 'vite'

/** What a file of antd imports though most pages never show it. */
interface Unused {
  /** End of the path of the importing file. */
  importer: string
  /** As it is written there. */
  source: string
  /** Where the component comes from when it is shown. */
  module: string
}

const UNUSED: Unused[] = [
  // The tree of filters in a table: no list here has such filters, and it is a tenth of what a list loads.
  {
    importer: '/table/hooks/useFilter/FilterDropdown.js',
    source: '../../../tree',
    module: 'antd/es/tree/index.js',
  },
  // Panels of the colour picker: the styles of each button ask this file how bright a colour is.
  {
    importer: '/color-picker/components/ColorPresets.js',
    source: '../../collapse',
    module: 'antd/es/collapse/index.js',
  },
]
const LATER = '\0lading:later:'

/** Fetches parts of antd when they are shown for the first time, not with whatever imports them. */
export function loadUnusedLater(): Plugin {
  return {
    name: 'lading:unused-later',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const found = UNUSED.find((each) => each.source === source && importer?.endsWith(each.importer))
      return found && LATER + found.module
    },
    load(id) {
      if (!id.startsWith(LATER)) return undefined
      return `import { createElement, lazy, Suspense } from 'react'
const Part = lazy(() => import('${id.slice(LATER.length)}'))
export default function LazyPart(props) {
  return createElement(Suspense, null, createElement(Part, props))
}`
    },
  }
}

/** Each input looks whether it stands in a form, and would bring all that forms are made of for one context. */
export function readFormContextAlone(): Plugin {
  return {
    name: 'lading:form-context',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source !== '@rc-component/form' || !importer?.endsWith('/antd/es/form/context.js')) return undefined
      return this.resolve(`${source}/es/FormContext.js`, importer)
    },
  }
}
