/**
 * Puts a text on the clipboard. Pages without https have no clipboard port: there the browser's own copying is used.
 *
 * @returns whether it was copied
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // Refused, or not there.
  }
  const give = (event: ClipboardEvent) => {
    event.preventDefault()
    event.clipboardData?.setData('text/plain', text)
  }
  document.addEventListener('copy', give, { once: true })
  try {
    // Deprecated, and the only way without https.
    return document.execCommand('copy')
  } finally {
    document.removeEventListener('copy', give)
  }
}
