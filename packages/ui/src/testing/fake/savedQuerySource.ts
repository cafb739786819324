import type { SavedQueryRecord, SavedQuerySource } from '../../foundation/dataSource'
import { SourceError } from '../../foundation/dataSource'
import type { FakeLine } from './fakeCalls'

/** Saved queries in memory, with the server's rules: names are unique per owner and page, only owners change theirs. */
export function fakeSavedQueries(
  seed: readonly SavedQueryRecord[],
  username: string,
  line: FakeLine,
): SavedQuerySource {
  const records = new Map(seed.map((record) => [record.id, record]))
  let last = seed.length
  const owned = (id: string) => {
    const record = records.get(id)
    if (record?.owner !== username) throw new SourceError('未找到对应实体', 404)
    return record
  }
  return {
    list: (page, signal) =>
      line.answer(
        'savedQueries/list',
        page,
        () =>
          [...records.values()].filter(
            (each) => each.page === page && (each.shared || each.owner === username),
          ),
        signal,
      ),
    save: (draft) =>
      line.answer('savedQueries/save', draft, () => {
        const { id = `saved-${++last}` } = draft
        if (draft.id !== undefined) owned(draft.id)
        const taken = [...records.values()].some(
          (each) =>
            each.id !== id && each.owner === username && each.page === draft.page && each.name === draft.name,
        )
        if (taken) throw new SourceError('保存名称已存在', 500)
        const { isDefault = false } = records.get(id) ?? {}
        const record = {
          ...draft,
          id,
          isDefault,
          owner: username,
          mine: true,
          updatedAt: '2026-11-21 10:00:00',
        }
        records.set(id, record)
        return record
      }),
    setDefault: (page, id) =>
      line.answer('savedQueries/setDefault', { page, id }, () => {
        for (const record of records.values())
          if (record.page === page) records.set(record.id, { ...record, isDefault: record.id === id })
      }),
    remove: (id) => line.answer('savedQueries/remove', id, () => void records.delete(owned(id).id)),
  }
}
