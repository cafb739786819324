import PushpinFilled from '@ant-design/icons/PushpinFilled'
import PushpinOutlined from '@ant-design/icons/PushpinOutlined'
import SearchOutlined from '@ant-design/icons/SearchOutlined'
import { usePinyin } from '@lading/ui/foundation'
import { Input, Modal, Spin } from 'antd'
import { Fragment, useId, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '@/session/sessionStore'
import { paletteLines } from './paletteEntries'
import type { PaletteEntry } from './paletteEntries'
import { useFoundRecords } from './useFoundRecords'
import { usePaletteEntries } from './usePaletteEntries'
import type { PaletteSource } from './usePaletteEntries'
import { togglePin, usePinnedPages } from './visitedPages'
import './palette.css'

interface PaletteProps extends PaletteSource {
  /** What is searched for. */
  query: string
  onQuery: (query: string) => void
  onClose: () => void
}

/** Pages, records and actions by a few letters; opened by Ctrl+K anywhere. */
export function Palette({ query, onQuery, onClose, ...source }: PaletteProps): ReactNode {
  const { t } = useTranslation('palette')
  const [active, setActive] = useState(0)
  const list = useId()
  const byPinyin = usePinyin(query)
  const { busy, records } = useFoundRecords(query)
  const lines = paletteLines(usePaletteEntries(source, records), query, byPinyin)
  const at = Math.min(active, Math.max(0, lines.length - 1))
  const optionId = (index: number) => `${list}-${index}`

  const choose = (entry: PaletteEntry | undefined) => {
    if (!entry) return
    onClose()
    entry.run()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && lines.length > 0) {
      event.preventDefault()
      const next = (at + step + lines.length) % lines.length
      setActive(next)
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      choose(lines[at])
    }
  }
  return (
    <Modal
      open
      onCancel={onClose}
      footer={null}
      closable={false}
      width={640}
      className="ld-palette"
      style={{ top: 80 }}
      title={<span className="ld-sr-only">{t('title')}</span>}
    >
      <Input
        autoFocus
        size="large"
        variant="borderless"
        prefix={busy ? <Spin size="small" /> : <SearchOutlined />}
        placeholder={t('placeholder')}
        value={query}
        maxLength={100}
        role="combobox"
        aria-label={t('title')}
        aria-expanded
        aria-controls={list}
        aria-activedescendant={lines.length > 0 ? optionId(at) : undefined}
        onChange={(event) => {
          onQuery(event.target.value)
          setActive(0)
        }}
        onKeyDown={onKeyDown}
      />
      <ul id={list} role="listbox" aria-label={t('title')} className="ld-palette-lines">
        {lines.map((entry, index) => (
          <Fragment key={`${entry.group} ${entry.key}`}>
            {entry.group !== lines[index - 1]?.group ? (
              <li role="presentation" className="ld-palette-group">
                {t(`groups.${entry.group}`)}
              </li>
            ) : null}
            <li
              id={optionId(index)}
              role="option"
              aria-selected={index === at}
              className="ld-palette-line"
              onMouseMove={() => setActive(index)}
              onClick={() => choose(entry)}
            >
              <span className="ld-palette-title">{entry.title}</span>
              {entry.hint ? <small>{entry.hint}</small> : null}
              {entry.key.startsWith('/') && entry.group !== 'actions' ? <Pin entry={entry} /> : null}
            </li>
          </Fragment>
        ))}
      </ul>
      <p className="ld-palette-foot" role="status">
        {lines.length === 0 ? t(busy ? 'searching' : 'none') : t('hint')}
      </p>
    </Modal>
  )
}

/** Keeps a page at hand; for the pointer, the menu of a tab does the same by keyboard. */
function Pin({ entry: { key: path, title } }: { entry: PaletteEntry }): ReactNode {
  const { t } = useTranslation('palette')
  const userId = useSession((session) => session.user?.id ?? '')
  const isPinned = usePinnedPages(userId).some((page) => page.path === path)
  const Icon = isPinned ? PushpinFilled : PushpinOutlined
  return (
    <span
      className="ld-palette-pin"
      data-pinned={isPinned}
      aria-hidden="true"
      title={t(isPinned ? 'unpin' : 'pin')}
      onClick={(event) => {
        event.stopPropagation()
        togglePin(userId, { path, title })
      }}
    >
      <Icon />
    </span>
  )
}
