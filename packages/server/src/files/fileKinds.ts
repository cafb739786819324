/** What a stored file may be: what its first bytes must say, and how it is served (security.md §3, threat 16). */
export interface FileKind {
  /** Extensions that the content detection gives for it; empty: it must find none (plain text). */
  detected: readonly string[]
  mime: string
  /** Browsers may show it instead of storing it. */
  inline?: boolean
  /** Its pixels are counted before it is stored. */
  picture?: boolean
}

const picture = (mime: string, ...detected: string[]): FileKind => ({
  detected,
  mime,
  inline: true,
  picture: true,
})
const other = (mime: string, ...detected: string[]): FileKind => ({ detected, mime })
const text: FileKind = { detected: [], mime: 'text/plain; charset=utf-8' }
const OFFICE = 'application/vnd.openxmlformats-officedocument'

/** By extension of the original name (contract §17). SVG and HTML are not among them: they may hold script. */
export const FILE_KINDS: ReadonlyMap<string, FileKind> = new Map([
  ['png', picture('image/png', 'png', 'apng')],
  ['jpg', picture('image/jpeg', 'jpg')],
  ['jpeg', picture('image/jpeg', 'jpg')],
  ['gif', picture('image/gif', 'gif')],
  ['bmp', picture('image/bmp', 'bmp')],
  ['webp', picture('image/webp', 'webp')],
  ['ico', other('image/x-icon', 'ico')],
  ['heic', other('image/heic', 'heic')],
  ['pdf', { detected: ['pdf'], mime: 'application/pdf', inline: true }],
  ['txt', text],
  ['csv', text],
  ['md', text],
  ['doc', other('application/msword', 'cfb')],
  ['xls', other('application/vnd.ms-excel', 'cfb')],
  ['ppt', other('application/vnd.ms-powerpoint', 'cfb')],
  ['docx', other(`${OFFICE}.wordprocessingml.document`, 'docx')],
  ['xlsx', other(`${OFFICE}.spreadsheetml.sheet`, 'xlsx')],
  ['pptx', other(`${OFFICE}.presentationml.presentation`, 'pptx')],
  ['zip', other('application/zip', 'zip')],
  ['rar', other('application/vnd.rar', 'rar')],
  ['7z', other('application/x-7z-compressed', '7z')],
  ['tar', other('application/x-tar', 'tar')],
  ['mp4', other('video/mp4', 'mp4', 'm4v')],
  ['mov', other('video/quicktime', 'mov')],
  ['avi', other('video/x-msvideo', 'avi')],
  ['wmv', other('video/x-ms-wmv', 'asf')],
  ['mp3', other('audio/mpeg', 'mp3')],
  ['wav', other('audio/wav', 'wav')],
])

/** The extension of a name, in lower case; `''` when it ends with a dot or has none. */
export function extensionOf(name: string): string {
  return /[^.\s]\.([A-Za-z0-9]{1,5})$/.exec(name)?.[1]?.toLowerCase() ?? ''
}
