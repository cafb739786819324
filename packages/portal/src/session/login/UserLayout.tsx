import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router-dom'
import { Logo } from '@/shell/layout/Logo'
import { LanguageButton } from '@/shell/header/LanguageButton'
import { ThemeSwitch } from '@/shell/header/ThemeSwitch'
import { PageLoading } from '@/shell/page/PageLoading'
import './login.css'

/** The shell of the pages before login: logo, the page, nothing below (spec 1 §2). */
export function UserLayout(): ReactNode {
  const { t } = useTranslation()
  return (
    <div className="ld-user">
      <aside className="ld-user-brand" aria-hidden="true">
        <BrandDrawing />
        <p className="ld-user-slogan">{t('slogan')}</p>
      </aside>
      <main className="ld-user-main">
        <div className="ld-user-tools">
          <LanguageButton />
          <ThemeSwitch />
        </div>
        <section className="ld-user-card">
          <a className="ld-user-logo" href={import.meta.env.BASE_URL}>
            <Logo />
            <span>{t('product')}</span>
          </a>
          <Suspense fallback={<PageLoading />}>
            <Outlet />
          </Suspense>
        </section>
      </main>
    </div>
  )
}

/** Containers on their way, as a quiet drawing: rows of boxes over two waves. */
function BrandDrawing(): ReactNode {
  return (
    <svg className="ld-user-drawing" viewBox="0 0 480 360" role="presentation">
      <g className="ld-user-boxes">
        {BOXES.map(([x, y, width, tone]) => (
          <rect key={`${x},${y}`} x={x} y={y} width={width} height="34" rx="3" className={`tone-${tone}`} />
        ))}
      </g>
      <path className="ld-user-hull" d="M60 246h360l-34 54H98z" />
      <path className="ld-user-wave" d="M20 318q22-16 44 0t44 0 44 0 44 0 44 0 44 0 44 0 44 0 44 0 44 0" />
      <path className="ld-user-wave" d="M42 338q22-16 44 0t44 0 44 0 44 0 44 0 44 0 44 0 44 0 44 0" />
    </svg>
  )
}

const BOXES = [
  [92, 206, 70, 1],
  [166, 206, 70, 2],
  [240, 206, 70, 3],
  [314, 206, 70, 1],
  [92, 168, 70, 3],
  [166, 168, 70, 1],
  [240, 168, 70, 2],
  [314, 168, 70, 3],
  [166, 130, 70, 2],
  [240, 130, 70, 1],
  [314, 130, 70, 2],
  [240, 92, 70, 3],
] as const
