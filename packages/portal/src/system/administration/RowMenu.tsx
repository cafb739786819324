import { DownOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** One more thing that can be done to a row. */
export interface RowAction {
  key: string
  label: string
  danger?: boolean
  onClick: () => void
}

/** What can be done to a row beyond the usual, behind one button. Without an action nothing is shown. */
export function RowMenu({ name, actions }: { name: string; actions: readonly RowAction[] }): ReactNode {
  const { t } = useTranslation('system')
  if (actions.length === 0) return null
  return (
    <Dropdown trigger={['click']} menu={{ items: actions.map((each) => ({ ...each })) }}>
      <Button
        type="link"
        size="small"
        aria-label={`${t('administration.more')} ${name}`}
        aria-haspopup="menu"
      >
        {t('administration.more')} <DownOutlined />
      </Button>
    </Dropdown>
  )
}
