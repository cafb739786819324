import { App } from 'antd'
import { useState } from 'react'
import { useConfirm } from '../../dialogs/useConfirm'
import { useMessages } from '../../foundation/locale/useMessages'
import { useSourceMessage } from '../../foundation/useSourceMessage'
import { superQueryMessages } from '../locale/messages'
import type { SuperQueryValue } from '../logic/query'
import type { SavedItem } from '../logic/savedQueries'
import type { SavedQueriesModel } from './useSavedQueries'

/** What a name is being asked for: a new query, another name of a kept one, or a copy of one. */
export type Naming = { item?: SavedItem; copyOf?: SavedItem } | undefined

/** Keeping, renaming, sharing and deleting queries, with their questions (spec 2 §5). */
export interface Saving {
  naming: Naming
  /** Asks for a name; a query without conditions is refused. */
  start(value: SuperQueryValue): void
  startRename(item: SavedItem): void
  /** Copies a query, own or shared by others, into a new one of the user. */
  startCopy(item: SavedItem): void
  stop(): void
  /** The name that was entered; asks before it overwrites. */
  name(text: string, value: SuperQueryValue, shared: boolean): Promise<void>
  share(item: SavedItem): void
  /** Chooses the one that the page opens with, or takes that back. */
  toggleDefault(item: SavedItem): void
  remove(item: SavedItem): void
}

/** The questions and messages around the saved queries. */
export function useSaving(saved: SavedQueriesModel): Saving {
  const texts = useMessages(superQueryMessages)
  const { message } = App.useApp()
  const confirm = useConfirm()
  const report = useSourceMessage()
  const [naming, setNaming] = useState<Naming>()
  return {
    naming,
    start: (value) => {
      if (value.lines.length === 0) void message.warning(texts.emptySave)
      else setNaming({})
    },
    startRename: (item) => setNaming({ item }),
    startCopy: (copyOf) => setNaming({ copyOf }),
    stop: () => setNaming(undefined),
    name: async (text, value, shared) => {
      const name = text.trim()
      const item = naming?.item
      const other = saved.own(name)
      if (other && other.id !== item?.id && !(await confirm({ title: texts.overwrite(name), danger: true })))
        return
      // Failures are told by the prompt, which stays open.
      if (item) await saved.change(item, { name })
      else await saved.save(name, naming?.copyOf?.value ?? value, shared)
      void message.success(texts.saveDone)
      setNaming(undefined)
    },
    share: (item) =>
      void saved
        .change(item, { shared: !item.shared })
        .then(() => void message.success(texts.saveDone), report),
    toggleDefault: (item) => void saved.setDefault(item.isDefault ? null : item).catch(report),
    remove: (item) =>
      void confirm({ title: texts.confirmRemove, content: item.name, danger: true }, () =>
        saved.remove(item).catch(report),
      ),
  }
}
