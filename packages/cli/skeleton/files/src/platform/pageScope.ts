import type { PageScope } from '@lading/ui/foundation'

/** What a page is narrowed to, by its path, e.g. to the companies of one country; to begin with no page is. */
export function pageScope(_path: string): PageScope | undefined {
  return undefined
}
