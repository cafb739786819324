import type { Case } from './case'

const CASES: Record<string, () => Promise<{ run: Case }>> = {
  ellipsis: () => import('./cases/ellipsis'),
  upload: () => import('./cases/upload'),
  import: () => import('./cases/import'),
  tree: () => import('./cases/tree'),
}

declare global {
  interface Window {
    /** Runs the case of the address. */
    runCase: () => ReturnType<Case>
  }
}

const name = new URLSearchParams(location.search).get('case') ?? ''
const load = CASES[name]
if (!load) throw new Error(`There is no case "${name}". There are: ${Object.keys(CASES).join(', ')}.`)
const { run } = await load()
window.runCase = () => run(document.querySelector<HTMLElement>('#host')!)
