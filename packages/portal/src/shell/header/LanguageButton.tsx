import TranslationOutlined from '@ant-design/icons/TranslationOutlined'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useLocale } from '@/app/i18n/useLocale'
import { changeLanguage, LANGUAGES } from './languages'

/**
 * The other language in its own words, in plain sight for who cannot read this one; one press takes it. It stands apart
 * from the shell's menu of languages: the login does without menus.
 */
export function LanguageButton(): ReactNode {
  const locale = useLocale()
  return LANGUAGES.filter(({ key }) => key !== locale).map(({ key, label }) => (
    <Button
      key={key}
      type="text"
      icon={<TranslationOutlined />}
      lang={key}
      onClick={() => void changeLanguage(key)}
    >
      {label}
    </Button>
  ))
}
