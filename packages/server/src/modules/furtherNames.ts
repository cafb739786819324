import type { FurtherNames } from '@lading/core/contract'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'

/** Names in further languages for their column: null takes them away, absent leaves them. */
export function storedNames(names: FurtherNames | null | undefined): SQL | undefined {
  return names === undefined ? undefined : sql`${JSON.stringify(names ?? {})}::jsonb`
}
