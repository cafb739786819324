import { Breadcrumb } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useText } from '@/app/i18n/useLocale'
import { GUARD_PATHS } from '@/session/decide'
import type { Crumb } from '../menu/buildRoutes'
import { FROM_SHELL } from '../tabs/useTabs'

/** Home first, then the way to the page; the last step is plain text, groups lead to their redirect or first page (spec 1 §2). */
export function Breadcrumbs({ crumbs, path }: { crumbs: Crumb[]; path: string }): ReactNode {
  const { t } = useTranslation()
  const text = useText()
  if (path === GUARD_PATHS.home) return null
  const steps = [
    { title: t('home'), path: GUARD_PATHS.home },
    ...crumbs.map((crumb) => ({ ...crumb, title: text(crumb.title) })),
  ]
  return (
    <Breadcrumb
      className="ld-breadcrumb"
      items={steps.map((step, index) => ({
        key: String(index),
        title:
          step.path && index < steps.length - 1 ? (
            <Link to={step.path} state={FROM_SHELL}>
              {step.title}
            </Link>
          ) : (
            step.title
          ),
      }))}
    />
  )
}
