/**
 * Path of the file with the refused rows in the answer of an import: the `result` itself, or its `fileUrl`
 * (contract §5.2: online imports answer the one, lists the other).
 */
export function errorFileOf(result: unknown): string | undefined {
  if (typeof result === 'string') return result || undefined
  const url = (result as { fileUrl?: unknown } | null)?.fileUrl
  return typeof url === 'string' && url !== '' ? url.replace(/^.*?\/sys\/common\/static\//, '') : undefined
}
