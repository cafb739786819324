import SearchOutlined from '@ant-design/icons/SearchOutlined'
import { usePinyin } from '@lading/ui/foundation'
import { Button, Modal, Select } from 'antd'
import { useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useText } from '@/app/i18n/useLocale'
import { matchesSearch, searchableEntries } from '../menu/menuTree'
import type { MenuEntry } from '../menu/menuTree'

/** What the search offers. */
export interface MenuSearchProps {
  entries: MenuEntry[]
  onOpen: (entry: MenuEntry) => void
  /** On mobile it opens in a modal (spec 1 §2). */
  inModal: boolean
}

/** Finds a menu entry by its title in either language or in pinyin, its group or its path. */
export function MenuSearch({ entries, onOpen, inModal }: MenuSearchProps): ReactNode {
  const { t } = useTranslation('shell')
  const [open, setOpen] = useState(false)
  if (!inModal) return <SearchSelect entries={entries} onOpen={onOpen} />
  return (
    <>
      <Button
        type="text"
        icon={<SearchOutlined />}
        aria-label={t('menu.search')}
        onClick={() => setOpen(true)}
      />
      <Modal
        open={open}
        title={t('menu.search')}
        footer={null}
        onCancel={() => setOpen(false)}
        destroyOnHidden
      >
        <SearchSelect
          entries={entries}
          autoFocus
          onOpen={(entry) => {
            setOpen(false)
            onOpen(entry)
          }}
        />
      </Modal>
    </>
  )
}

function SearchSelect({
  entries,
  onOpen,
  autoFocus = false,
}: Omit<MenuSearchProps, 'inModal'> & { autoFocus?: boolean }): ReactNode {
  const { t } = useTranslation('shell')
  const text = useText()
  const found = useMemo(() => searchableEntries(entries), [entries])
  const [typed, setTyped] = useState('')
  const byPinyin = usePinyin(typed)
  return (
    <Select
      className="ld-menu-search"
      showSearch={{
        onSearch: setTyped,
        filterOption: (query, option) => {
          const entry = found.find((other) => other.path === option?.value)
          return entry !== undefined && matchesSearch(entry, query, byPinyin)
        },
      }}
      value={null}
      autoFocus={autoFocus}
      variant="filled"
      suffixIcon={<SearchOutlined />}
      placeholder={t('menu.search')}
      aria-label={t('menu.search')}
      notFoundContent={t('menu.noMatch')}
      popupMatchSelectWidth={280}
      options={found.map((entry) => ({
        value: entry.path,
        label: (
          <span className="ld-menu-found">
            {text(entry.title)}
            <small>{entry.groups.map(text).join(' / ')}</small>
          </span>
        ),
      }))}
      onSelect={(path) => {
        const entry = found.find((other) => other.path === path)
        if (entry) onOpen(entry)
      }}
    />
  )
}
