import ApartmentOutlined from '@ant-design/icons/ApartmentOutlined'
import { Empty } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useText } from '@/app/i18n/useLocale'
import { useSession } from '@/session/sessionStore'
import { useShellRoutes } from '@/shell/layout/useShellRoutes'
import { PageHead } from '@/shell/page/PageHead'
import { useVisitedPages } from '@/shell/palette/visitedPages'
import { FROM_SHELL } from '@/shell/tabs/useTabs'
import { pageGroups } from './pageGroups'
import type { PageGroup } from './pageGroups'
import './siteMap.css'

type Part = 'all' | 'recent' | 'pinned'

/** 页面导航 (`/test/home`): every page that the menu leads to, by group, with those one comes back to. */
export function SiteMapPage(): ReactNode {
  const { t } = useTranslation('home')
  const text = useText()
  const userId = useSession((session) => session.user?.id ?? '')
  const { entries } = useShellRoutes()
  const visited = useVisitedPages(userId)
  const [part, setPart] = useState<Part>('all')
  const [query, setQuery] = useState('')
  const groups: PageGroup[] =
    part === 'all'
      ? pageGroups(entries, query)
      : [
          {
            key: part,
            title: t(`siteMap.${part}`),
            pages: visited[part]
              .filter(({ title }) => title.toLowerCase().includes(query.trim().toLowerCase()))
              .map(({ path, title }) => ({ path, title })),
          },
        ]
  const shown = groups.filter(({ pages }) => pages.length > 0)
  return (
    <section>
      <PageHead
        description={t('siteMap.hint')}
        links={[
          { title: t('siteMap.account'), to: '/account/center' },
          { title: t('siteMap.settings'), to: '/account/settings/base' },
          { title: t('siteMap.notices'), to: '/isps/userAnnouncement' },
        ]}
        image={<ApartmentOutlined style={{ fontSize: 48 }} />}
        search={{ label: t('siteMap.find'), value: query, onChange: setQuery }}
        tabs={{
          items: (['all', 'recent', 'pinned'] as const).map((key) => ({ key, label: t(`siteMap.${key}`) })),
          active: part,
          onChange: (key) => setPart(key as Part),
        }}
      />
      {shown.length === 0 ? <Empty description={t('siteMap.none')} /> : null}
      <div className="ld-site-map">
        {shown.map(({ key, title, pages }) => (
          <section key={key}>
            <h2>{typeof title === 'string' ? title : text(title)}</h2>
            <ul>
              {pages.map(({ path, title: name, externalUrl }) => (
                <li key={path}>
                  {externalUrl ? (
                    <a href={externalUrl} target="_blank" rel="noopener noreferrer">
                      {typeof name === 'string' ? name : text(name)}
                    </a>
                  ) : (
                    <Link to={path} state={FROM_SHELL}>
                      {typeof name === 'string' ? name : text(name)}
                    </Link>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  )
}
