import { fillPlaces } from '@lading/core/text'

/**
 * The text of a template with the values of a JSON object, as the server fills it.
 * @returns `undefined` for what is no JSON object of texts and numbers
 */
export function previewOf(content: string, json: string): string | undefined {
  try {
    const values: unknown = JSON.parse(json || '{}')
    if (typeof values !== 'object' || values === null || Array.isArray(values)) return undefined
    const entries = Object.entries(values)
    if (entries.some(([, value]) => typeof value === 'object')) return undefined
    return fillPlaces(content, new Map(entries.map(([name, value]) => [name, String(value)])))
  } catch {
    return undefined
  }
}
