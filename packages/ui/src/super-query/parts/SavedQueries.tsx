import {
  CopyOutlined,
  DeleteOutlined,
  EditOutlined,
  PushpinFilled,
  PushpinOutlined,
  ShareAltOutlined,
  TeamOutlined,
  WarningOutlined,
} from '@ant-design/icons'
import { Alert, Button, Spin } from 'antd'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useMessages } from '../../foundation/locale/useMessages'
import { superQueryMessages } from '../locale/messages'
import type { SavedItem } from '../logic/savedQueries'
import type { SavedQueriesModel } from './useSavedQueries'

/** The queries that are kept for a page. */
export interface SavedQueriesProps {
  saved: SavedQueriesModel
  onLoad: (item: SavedItem) => void
  onRename: (item: SavedItem) => void
  onCopy: (item: SavedItem) => void
  onShare: (item: SavedItem) => void
  onDefault: (item: SavedItem) => void
  onRemove: (item: SavedItem) => void
}

/**
 * Each is put into the builder by a click. Any can be copied, and be the one that the page opens with; only the user's
 * own are renamed, shared and deleted.
 */
export function SavedQueries(props: SavedQueriesProps): ReactNode {
  const { items, loading, error, reload } = props.saved
  const texts = useMessages(superQueryMessages)
  const id = useId()
  return (
    <section className="lading-super-saved" aria-labelledby={id} aria-busy={loading}>
      <h2 id={id}>{texts.saved}</h2>
      {error && (
        <Alert
          type="error"
          title={texts.savedFailed}
          description={error.message}
          action={
            <Button size="small" onClick={reload}>
              {texts.retry}
            </Button>
          }
        />
      )}
      {items.length === 0 && !error && (
        <div className="lading-super-empty">
          {loading ? (
            <span role="status">
              <Spin size="small" /> {texts.loading}
            </span>
          ) : (
            texts.noSaved
          )}
        </div>
      )}
      <ul>
        {items.map((item) => (
          <SavedEntry key={item.id} {...props} item={item} />
        ))}
      </ul>
    </section>
  )
}

function SavedEntry({ saved, item, ...on }: SavedQueriesProps & { item: SavedItem }): ReactNode {
  const texts = useMessages(superQueryMessages)
  const id = useId()
  const { name, value, gone, mine, shared } = item
  const wrong = value ? (gone.length > 0 ? texts.goneFields(gone) : undefined) : texts.unreadable
  const action = (text: string, icon: ReactNode, run: (item: SavedItem) => void) => (
    <Button type="text" size="small" aria-label={text} title={text} icon={icon} onClick={() => run(item)} />
  )
  return (
    <li>
      <Button
        type="text"
        aria-label={texts.load(name)}
        aria-describedby={wrong || !mine ? id : undefined}
        disabled={!value}
        title={name}
        icon={wrong ? <WarningOutlined /> : shared ? <TeamOutlined /> : undefined}
        onClick={() => on.onLoad(item)}
      >
        <span>{name}</span>
      </Button>
      {value && (
        <Button
          type="text"
          size="small"
          aria-pressed={item.isDefault === true}
          aria-label={texts.makeDefault(name)}
          title={texts.makeDefault(name)}
          icon={item.isDefault ? <PushpinFilled /> : <PushpinOutlined />}
          onClick={() => on.onDefault(item)}
        />
      )}
      {mine && value && action(texts.rename(name), <EditOutlined />, on.onRename)}
      {value && action(texts.copy(name), <CopyOutlined />, on.onCopy)}
      {mine &&
        value &&
        (saved.sharing || shared) &&
        action(shared ? texts.unshare(name) : texts.share(name), <ShareAltOutlined />, on.onShare)}
      {mine && action(texts.remove(name), <DeleteOutlined />, on.onRemove)}
      {(wrong || !mine) && (
        <small id={id} className={wrong ? 'lading-super-gone' : 'lading-super-owner'}>
          {wrong ?? texts.sharedBy(item.ownerName ?? item.owner)}
        </small>
      )}
    </li>
  )
}
