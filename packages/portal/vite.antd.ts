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

/** A piece of a file of antd, and what stands in its place. */
interface Replacement {
  /** End of the path of the file. */
  file: string
  find: string
  instead: string
}

/**
 * Parts of antd that measure themselves while React shows them. Each computes style and layout of the whole page in the middle
 * of that task, which the browser does a frame later anyway: the longest task of a new page or of one that is shown again
 * (`Activity` runs its effects again) was twice as long. Here they measure what they do not know yet, and what their
 * observer of sizes tells them a frame later they leave to it.
 */
const MEASURED: Replacement[] = [
  {
    // The width of an input for more values: 0 by its style while nothing was typed.
    file: '/@rc-component/select/es/SelectInput/Input.js',
    find: `  useLayoutEffect(() => {
    const input = inputRef.current;
    if (syncWidth && input) {`,
    instead: `  const measured = React.useRef('');
  useLayoutEffect(() => {
    const input = inputRef.current;
    if (syncWidth && input && measured.current !== (value || '')) {
      measured.current = value || '';`,
  },
  {
    // The widths of columns, and of the table: observers tell them.
    file: '/@rc-component/table/es/Body/MeasureCell.js',
    find: `  useLayoutEffect(() => {
    if (cellRef.current) {
      onColumnResize(columnKey, cellRef.current.offsetWidth);
    }
  }, []);`,
    instead: '',
  },
  {
    file: '/@rc-component/table/es/Table.js',
    find: `  useLayoutEffect(() => {
    if (horizonScroll) {
      onFullTableResize();
    }
  }, [horizonScroll]);`,
    instead: '',
  },
  {
    // The shadows at its sides, after other rows have come.
    file: '/@rc-component/table/es/Table.js',
    find: `    if (mounted.current) {
      triggerOnScroll();
    }
  }, [horizonScroll, data, columns.length]);
  React.useEffect(() => {
    mounted.current = true;
  }, []);`,
    instead: `    const shown = [horizonScroll, data, columns.length];
    const isOther = mounted.current && mounted.current.some((each, at) => each !== shown[at]);
    mounted.current = shown;
    if (!isOther) return undefined;
    const frame = requestAnimationFrame(triggerOnScroll);
    return () => cancelAnimationFrame(frame);
  }, [horizonScroll, data, columns.length]);`,
  },
  {
    // The width of a scroll bar: all tables have the same.
    file: '/@rc-component/util/es/getScrollBarSize.js',
    find: `  return measureScrollbarSize(target);`,
    instead: `  return (getTargetScrollBarSize.known ??= measureScrollbarSize(target));`,
  },
  {
    // The first table asks for it a frame later; the others begin with it, and are not drawn twice for it.
    file: '/@rc-component/table/es/Table.js',
    find: `  const [scrollbarSize, setScrollbarSize] = React.useState(0);
  useLayoutEffect(() => {
    if (!tailor || !useInternalHooks) {
      if (scrollBodyRef.current instanceof Element) {
        setScrollbarSize(getTargetScrollBarSize(scrollBodyRef.current).width);
      } else {
        setScrollbarSize(getTargetScrollBarSize(scrollBodyContainerRef.current).width);
      }
    }
  }, []);`,
    instead: `  const measures = !tailor || !useInternalHooks;
  const { known } = getTargetScrollBarSize;
  const [scrollbarSize, setScrollbarSize] = React.useState((measures && known?.width) || 0);
  useLayoutEffect(() => {
    if (!measures || known) return undefined;
    const frame = requestAnimationFrame(() => {
      const body = scrollBodyRef.current;
      setScrollbarSize(getTargetScrollBarSize(body instanceof Element ? body : scrollBodyContainerRef.current).width);
    });
    return () => cancelAnimationFrame(frame);
  }, []);`,
  },
]

/**
 * Parts of antd that set the state they have when React shows them (`Activity` runs their effects again), in a way that
 * React cannot tell from a new one, and are then drawn again before the browser may paint the page.
 */
const SET_AGAIN: Replacement[] = [
  {
    // Each select, tooltip and menu: what is closed is not placed.
    file: '/@rc-component/trigger/es/hooks/useAlign.js',
    find: `    setOffsetInfo(ori => ({
      ...ori,
      ready: false
    }));`,
    instead: `    setOffsetInfo(ori => ori.ready ? { ...ori, ready: false } : ori);`,
  },
  {
    // Whatever appears and disappears by a transition.
    file: '/@rc-component/util/es/hooks/useSyncState.js',
    find: `    currentValueRef.current = typeof updater === 'function' ? updater(currentValueRef.current) : updater;
    forceUpdate();`,
    instead: `    const next = typeof updater === 'function' ? updater(currentValueRef.current) : updater;
    if (Object.is(next, currentValueRef.current)) return;
    currentValueRef.current = next;
    forceUpdate();`,
  },
  {
    // Controlled tabs: they set the key that is open in a state of their own, too.
    file: '/@rc-component/tabs/es/Tabs.js',
    find: `const [mergedActiveKey, setMergedActiveKey] = useControlledState(defaultActiveKey ?? tabs[0]?.key, activeKey);`,
    instead: `const [ownActiveKey, setOwnActiveKey] = useState(defaultActiveKey ?? tabs[0]?.key);
  const mergedActiveKey = activeKey === undefined ? ownActiveKey : activeKey;
  const setMergedActiveKey = key => {
    if (activeKey === undefined) setOwnActiveKey(key);
  };`,
  },
  {
    // The width of the window, by which pages of a list are drawn.
    file: '/antd/es/grid/hooks/useBreakpoint.js',
    find: `      screensRef.current = supportScreens;
      if (refreshOnChange) {`,
    instead: `      const before = screensRef.current;
      screensRef.current = supportScreens;
      if (refreshOnChange && Object.keys(supportScreens).some(each => before?.[each] !== supportScreens[each])) {`,
  },
]
const REPLACED = [...MEASURED, ...SET_AGAIN]

/** Spares parts of antd the work that they do again while React shows a page: measuring themselves, and being drawn. */
export function skipRepeatedWork(): Plugin {
  const found = new Set<string>()
  return {
    name: 'lading:skip-repeated-work',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const parts = REPLACED.filter(({ file, find }) => id.endsWith(file) && code.includes(find))
      if (parts.length === 0) return undefined
      for (const { find } of parts) found.add(find)
      return {
        code: parts.reduce((text, { find, instead }) => text.replace(find, () => instead), code),
        map: null,
      }
    },
    buildEnd(error) {
      const missing = REPLACED.filter(({ find }) => !found.has(find))
      if (!error && missing.length > 0)
        this.error(`antd has changed: ${missing.map(({ file }) => file).join(', ')}`)
    },
  }
}
