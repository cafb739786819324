import type { Link } from '../wire'

/** Puts the API base before relative addresses; absolute ones (`https://…`, `//…`) stay as they are. */
export function base(apiBase: string): Link {
  const root = apiBase.replace(/\/+$/, '')
  return (call, next) =>
    next(
      /^([a-z][a-z\d+.-]*:)?\/\//i.test(call.url)
        ? call
        : { ...call, url: `${root}/${call.url.replace(/^\/+/, '')}` },
    )
}
