import type { DataSource, StoredFile } from '../dataSource'
import { lazyCode } from '../lazy/lazyCode'

const asking = lazyCode(async () => (await import('./askNames')).askNames)

/**
 * Stored files by their paths: what all lists, cells and links of a page ask for goes in one call, once. Those that the
 * port does not know are left out. Rejects when the port does.
 *
 * @example (await storedNames(files, ['temp/2026/11/9f.pdf']))[0]?.name
 */
export async function storedNames(
  files: DataSource['files'],
  paths: readonly string[],
): Promise<StoredFile[]> {
  return files?.names ? (await asking.fetch())(files, paths) : []
}
