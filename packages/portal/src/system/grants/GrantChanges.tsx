import { MinusCircleOutlined, PlusCircleOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '@/app/i18n/useLocale'
import { pathOf } from './grantTree'
import type { GrantChange, GrantIndex } from './grantTree'

/** What a save will give and take, entry by entry, before it is done. */
export function GrantChanges({ index, change }: { index: GrantIndex; change: GrantChange }): ReactNode {
  const { t } = useTranslation('system')
  const locale = useLocale()
  const list = (keys: readonly string[], title: string, icon: ReactNode) =>
    keys.length > 0 && (
      <section>
        <h2>{title}</h2>
        <ul>
          {keys.map((key) => (
            <li key={key}>
              {icon} {pathOf(index, key, locale)}
            </li>
          ))}
        </ul>
      </section>
    )
  return (
    <div className="ld-grant-changes">
      {list(
        change.added,
        t('grants.given', { count: change.added.length }),
        <PlusCircleOutlined className="ld-given" aria-hidden />,
      )}
      {list(
        change.removed,
        t('grants.taken', { count: change.removed.length }),
        <MinusCircleOutlined className="ld-taken" aria-hidden />,
      )}
    </div>
  )
}
