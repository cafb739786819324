import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** The line below every page. */
export function Footer(): ReactNode {
  const { t } = useTranslation()
  const { t: shell } = useTranslation('shell')
  return (
    <footer className="ld-footer">
      <span>{t('product')}</span>
      <span>{shell('footer')}</span>
    </footer>
  )
}
