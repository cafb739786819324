import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** The heading of a page before login; also the title of the browser's tab. */
export function UserTitle({ children }: { children: string }): ReactNode {
  const { t } = useTranslation()
  return (
    <>
      <title>{`${children} - ${t('product')}`}</title>
      <h1 className="ld-login-title">{children}</h1>
    </>
  )
}
