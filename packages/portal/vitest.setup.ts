import { beforeAll } from 'vitest'

/** Each file finds nothing that the one before kept in its page: they share their modules, and so the page. */
beforeAll(() => {
  if (typeof localStorage === 'undefined') return
  localStorage.clear()
  sessionStorage.clear()
  document.body.replaceChildren()
})
