import { Modal } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import './palette.css'

/** The keys by where they work; the command key of a Mac stands for Ctrl. */
const KEYS = {
  shell: ['Ctrl+K', '?', 'Shift+F10', 'Delete'],
  form: ['Ctrl+S', 'Esc'],
  grid: ['F2', 'Tab', 'Enter', 'Ctrl+C', 'Ctrl+Z', 'Ctrl+D', 'Ctrl+F', 'Ctrl+;', 'F6'],
} as const

/** All keys of the portal; opened by `?`. */
export function KeyboardHelp({ onClose }: { onClose: () => void }): ReactNode {
  const { t } = useTranslation('palette')
  return (
    <Modal open onCancel={onClose} footer={null} title={t('keys.title')} width={560}>
      {(Object.keys(KEYS) as (keyof typeof KEYS)[]).map((place) => (
        <section key={place}>
          <h2 className="ld-keys-place">{t(`keys.places.${place}`)}</h2>
          <dl className="ld-keys">
            {KEYS[place].map((key, at) => (
              <div key={key} style={{ display: 'contents' }}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{t(`keys.${place}.${at}` as 'keys.title')}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Modal>
  )
}
