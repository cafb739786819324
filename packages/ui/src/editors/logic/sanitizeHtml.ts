import DOMPurify from 'dompurify'

/** HTML without scripts, handlers, frames, forms and styles that reach out of it: before it is shown, kept or edited. */
export function sanitizeHtml(html: string): string {
  return DOMPurify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'iframe', 'object', 'embed'],
    FORBID_ATTR: ['style', 'class', 'id', 'name'],
  })
}

/** Whether an address may be linked: no `javascript:` and its like. */
export function isSafeLink(address: string): boolean {
  return /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i.test(address.trim())
}
