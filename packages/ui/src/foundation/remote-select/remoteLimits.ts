/** How many options a search brings (spec 2 §9). */
export const REMOTE_PAGE_SIZE = 10

/** Whether a text has the keyword in it, whatever the case. */
export function contains(text: string, keyword: string): boolean {
  return text.toLowerCase().includes(keyword.trim().toLowerCase())
}
