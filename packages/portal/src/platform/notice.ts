import type { Notice } from '@lading/request'

/** Shows a notice; the mounted page puts its notification layer here. */
type Show = (notice: Notice) => void

const waiting: Notice[] = []
let show: Show | undefined

/** What the request layer calls. Before the page stands, notices wait. */
export function notify(notice: Notice): void {
  if (show) show(notice)
  else waiting.push(notice)
}

/** Takes the notices over; gives a function that lets go. */
export function takeNotices(next: Show): () => void {
  show = next
  for (const notice of waiting.splice(0)) next(notice)
  return () => {
    if (show === next) show = undefined
  }
}
