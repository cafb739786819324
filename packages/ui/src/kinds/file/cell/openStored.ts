import type { DataSource } from '../../../foundation/dataSource'

/** Opens or downloads a stored file in a window of its own. Answers false when it has no address. */
export async function openStored(
  files: NonNullable<DataSource['files']>,
  path: string,
  name: string,
): Promise<boolean> {
  try {
    const link = document.createElement('a')
    link.href = (await files.open?.(path)) ?? files.url(path)
    link.download = name
    link.target = '_blank'
    link.rel = 'noopener noreferrer'
    link.click()
    return true
  } catch {
    return false
  }
}
