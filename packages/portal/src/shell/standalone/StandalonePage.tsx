import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LanguageButton } from '../header/LanguageButton'
import { ThemeSwitch } from '../header/ThemeSwitch'
import { Logo } from '../layout/Logo'
import './standalone.css'

/** A page of its own, without menu and tabs: the mark of the product, the title, and the page (spec 1 §2). */
export function StandalonePage({ title, children }: { title: string; children: ReactNode }): ReactNode {
  const { t } = useTranslation()
  return (
    <div className="ld-standalone">
      <title>{`${title} - ${t('product')}`}</title>
      <header className="ld-standalone-head">
        <a href={import.meta.env.BASE_URL} aria-label={t('home')}>
          <Logo />
        </a>
        <h1>{title}</h1>
        <LanguageButton />
        <ThemeSwitch />
      </header>
      <main className="ld-standalone-main">{children}</main>
    </div>
  )
}
