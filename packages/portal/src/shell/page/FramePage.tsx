import type { Text } from '@lading/core/text'
import type { ReactNode } from 'react'
import { useText } from '@/app/i18n/useLocale'

/** A foreign page inside the shell. It may run its own scripts, but cannot touch or leave the portal. */
export function FramePage({ url, title }: { url: string; title: Text }): ReactNode {
  const text = useText()
  return (
    <iframe
      className="ld-frame"
      src={url}
      title={text(title)}
      sandbox="allow-scripts allow-forms allow-same-origin allow-popups allow-downloads"
      referrerPolicy="no-referrer"
    />
  )
}
