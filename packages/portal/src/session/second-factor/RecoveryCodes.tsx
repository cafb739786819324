import { saveFile } from '@lading/ui/dialogs'
import { Alert, Button, Typography } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import '@/system/account/account.css'

/** `abcdefghij` as `abcde-fghij`: easier to read off paper; the server takes both. */
const spoken = (code: string) => code.replace(/^(.{5})(?=.)/, '$1-')

/** The codes for a lost app, shown this once. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }): ReactNode {
  const { t } = useTranslation('account')
  const text = codes.map(spoken).join('\n')
  return (
    <>
      <Alert className="ld-gap" type="warning" showIcon title={t('factor.keep')} role="status" />
      <ul className="ld-factor-codes" aria-label={t('factor.recovery')}>
        {codes.map((code) => (
          <li key={code}>{spoken(code)}</li>
        ))}
      </ul>
      <p>
        <Typography.Text copyable={{ text, tooltips: false }}>{t('factor.copyAll')}</Typography.Text>{' '}
        <Button
          type="link"
          onClick={() =>
            saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), 'lading-recovery-codes.txt')
          }
        >
          {t('factor.download')}
        </Button>
      </p>
      <Button type="primary" onClick={onDone} autoFocus>
        {t('factor.kept')}
      </Button>
    </>
  )
}
