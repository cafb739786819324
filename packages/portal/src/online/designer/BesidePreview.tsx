import { Typography } from 'antd'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import type { Draft } from './draft'
import { DraftPreview } from './DraftPreview'
import { useDesignerTexts } from './useDesignerTexts'

/** The preview follows after a pause in typing, in milliseconds: it makes the whole form anew. */
const PAUSE = 400

/** What is designed, with the form as it would be beside it. */
export function BesidePreview({ draft, children }: { draft: Draft; children: ReactNode }): ReactNode {
  const { texts } = useDesignerTexts()
  const [shown, setShown] = useState(draft)
  useEffect(() => {
    const later = setTimeout(() => setShown(draft), PAUSE)
    return () => clearTimeout(later)
  }, [draft])
  return (
    <div className="ld-designer-beside">
      <div className="ld-designer-fields">{children}</div>
      <section className="ld-designer-preview" aria-label={texts.livePreview}>
        <Typography.Text type="secondary">{texts.livePreview}</Typography.Text>
        <DraftPreview draft={shown} />
      </section>
    </div>
  )
}
