import { dataSource } from '@/platform/dataSource'

/**
 * A stored picture as a data address, which a document without any rights can show.
 *
 * @throws Error when there is none, or something else stands under the path
 */
export async function readPicture(path: string, signal?: AbortSignal): Promise<string> {
  const address = await dataSource.files!.open!(path, signal)
  const response = await fetch(address, { signal: signal ?? null })
  const blob = await response.blob()
  if (!response.ok || !blob.type.startsWith('image/')) throw new Error(`${path} is no picture.`)
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(reader.error ?? new Error(path))
    reader.readAsDataURL(blob)
  })
}
