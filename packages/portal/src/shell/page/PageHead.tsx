import { Tabs } from '@lading/ui/foundation'
import { Input } from 'antd'
import { use } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useText } from '@/app/i18n/useLocale'
import { FROM_SHELL } from '../tabs/useTabs'
import { RouteTitle } from './routeTitle'
import './pageHead.css'

/** A link below the description: to a page of the portal, or to another site in a tab of its own. */
export interface HeadLink {
  title: string
  to: string
}

/** What a page shows above its content. */
export interface PageHeadProps {
  /** @default the title of the route */
  title?: string
  description?: ReactNode
  links?: readonly HeadLink[]
  /** At the end of the line: a drawing that says what the page is about. It tells nothing that the text does not. */
  image?: ReactNode
  search?: { label: string; value: string; onChange: (text: string) => void }
  tabs?: { items: readonly { key: string; label: string }[]; active: string; onChange: (key: string) => void }
}

/**
 * The head of a page (spec 1 §2, "Page wrapper"): the title of its route, with whatever of description, links, picture,
 * search and tabs the page gives.
 *
 * @example <PageHead description={t('hint')} search={{ label: t('find'), value, onChange }} />
 */
export function PageHead({ title, description, links = [], image, search, tabs }: PageHeadProps): ReactNode {
  const text = useText()
  const route = use(RouteTitle)
  return (
    <header className="ld-page-head">
      <div className="ld-page-head-text">
        <h1>{title ?? (route && text(route))}</h1>
        {description ? <div className="ld-page-head-description">{description}</div> : null}
        {links.length > 0 ? (
          <ul className="ld-page-head-links">
            {links.map((link) => (
              <li key={link.to}>
                <HeadAnchor {...link} />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      {image ? (
        <div className="ld-page-head-image" aria-hidden="true">
          {image}
        </div>
      ) : null}
      {search ? (
        <Input.Search
          className="ld-page-head-search"
          allowClear
          aria-label={search.label}
          placeholder={search.label}
          value={search.value}
          onChange={({ target }) => search.onChange(target.value)}
        />
      ) : null}
      {tabs ? (
        <Tabs
          className="ld-page-head-tabs"
          items={[...tabs.items]}
          activeKey={tabs.active}
          onChange={tabs.onChange}
        />
      ) : null}
    </header>
  )
}

function HeadAnchor({ title, to }: HeadLink): ReactNode {
  if (!/^https?:\/\//.test(to))
    return (
      <Link to={to} state={FROM_SHELL}>
        {title}
      </Link>
    )
  return (
    <a href={to} target="_blank" rel="noopener noreferrer">
      {title}
    </a>
  )
}
