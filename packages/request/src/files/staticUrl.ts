/**
 * Address of a stored file (spec 1 §7; contract §17): absolute ones stay, values with `[` (a list that was not
 * taken apart) and empty ones have none, all others follow the static domain.
 */
export function staticUrl(path: string | null | undefined, domain: string): string {
  const value = path?.trim() ?? ''
  if (value === '' || value.includes('[')) return ''
  if (/^(https?:)?\/\//i.test(value)) return value
  return `${domain.replace(/\/+$/, '')}/${value.replace(/^\/+/, '')}`
}
