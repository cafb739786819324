import { DeleteOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useMessages } from '../../foundation/locale/useMessages'
import { superQueryMessages } from '../locale/messages'
import type { SavedQuery } from '../logic/savedQueries'

/** The queries that the user keeps for a page. */
export interface SavedQueriesProps {
  queries: readonly SavedQuery[]
  onLoad: (query: SavedQuery) => void
  onRemove: (query: SavedQuery) => void
}

/** Each is put into the builder by a click, and deleted by the button beside it. */
export function SavedQueries({ queries, onLoad, onRemove }: SavedQueriesProps): ReactNode {
  const texts = useMessages(superQueryMessages)
  const id = useId()
  return (
    <section className="lading-super-saved" aria-labelledby={id}>
      <h3 id={id}>{texts.saved}</h3>
      {queries.length === 0 ? (
        <p className="lading-super-empty">{texts.noSaved}</p>
      ) : (
        <ul>
          {queries.map((query) => (
            <li key={query.title}>
              <Button type="text" aria-label={texts.load(query.title)} onClick={() => onLoad(query)}>
                {query.title}
              </Button>
              <Button
                type="text"
                aria-label={texts.remove(query.title)}
                icon={<DeleteOutlined />}
                onClick={() => onRemove(query)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
