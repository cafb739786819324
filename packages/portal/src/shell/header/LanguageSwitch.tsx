import TranslationOutlined from '@ant-design/icons/TranslationOutlined'
import { Button, Dropdown } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '@/app/i18n/useLocale'
import { changeLanguage, LANGUAGES } from './languages'

/** Chinese or English, for the whole portal at once. */
export function LanguageSwitch(): ReactNode {
  const { t } = useTranslation('shell')
  const locale = useLocale()
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: LANGUAGES.map(({ key, label }) => ({ key, label: <span lang={key}>{label}</span> })),
        selectedKeys: [locale],
        onClick: ({ key }) => void changeLanguage(key),
      }}
    >
      <Button type="text" icon={<TranslationOutlined />} aria-label={t('language')} title={t('language')} />
    </Dropdown>
  )
}
