/** Any value as text: null and undefined are blank. */
export function plainText(value: unknown): string {
  return value === null || value === undefined ? '' : String(value)
}

const collator = new Intl.Collator('zh-Hans-CN', { numeric: true })

/** Order of texts as Chinese readers expect it, numbers in them by size. */
export function compareTexts(a: unknown, b: unknown): number {
  return collator.compare(plainText(a), plainText(b))
}
