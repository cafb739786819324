/**
 * The document that shows an announcement inside its frame. Nothing in it is trusted: the frame's sandbox has no
 * scripts and no origin, and this policy lets it load pictures only.
 *
 * @param html content as the sender wrote it
 */
export function noticeDocument(html: string, dark: boolean): string {
  const policy = "default-src 'none'; img-src https: data:; style-src 'unsafe-inline'"
  const [text, back] = dark ? ['#d9d9d9', '#1f1f1f'] : ['#1f1f1f', '#ffffff']
  return `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><base target="_blank"><style>body{margin:0;font:14px/1.7 system-ui,sans-serif;color:${text};background:${back};overflow-wrap:anywhere}img{max-width:100%}</style>${html}`
}
