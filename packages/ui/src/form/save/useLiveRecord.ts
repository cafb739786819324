import { App } from 'antd'
import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { EntityDefinition } from '@lading/core/entity'
import { CODE } from '@lading/core/envelope'
import type { Row } from '@lading/core/rules'
import { SourceError } from '../../foundation/dataSource'
import type { ResourceSource, SourceRow } from '../../foundation/dataSource'
import { useMessages } from '../../foundation/locale/useMessages'
import type { RowChanges } from '@lading/core/ports'
import { useUi } from '../../foundation/useUi'
import { formMessages } from '../locale/messages'
import { withoutLines } from '../logic/formValues'
import { mergeHeader } from '../logic/mergeHeader'

interface LiveRecordInput {
  entity: EntityDefinition
  methods: UseFormReturn<Row>
  record: SourceRow | undefined
  dirty: boolean
  /** The record to save upon; what is shown stays. */
  take(record: SourceRow): void
  reload(): void
  source: ResourceSource
  /** Somebody has deleted the record, says the server. */
  gone(error: unknown): void
}

/**
 * Follows the saves of others while the record is open: fields that were not touched take the new values, what was
 * entered stays. The next save counts as made upon the others' save only when all of it was taken over and nothing is
 * in conflict; else the server asks (409). Lines follow in their grids.
 */
export function useLiveRecord(input: LiveRecordInput): void {
  const { live } = useUi().dataSource
  const { message } = App.useApp()
  const texts = useMessages(formMessages)
  const latest = useRef(input)
  latest.current = input
  const seen = useRef(false)
  const { entity, record } = input
  const id = record?.id

  useEffect(() => {
    if (!live || id === undefined) return undefined
    const catchUp = () => {
      // What was entered is not thrown away; the server compares the versions at the save.
      if (!latest.current.dirty) latest.current.reload()
    }
    const tellGone = (error: unknown) => {
      if (!(error instanceof SourceError) || error.code !== CODE.notFound) return
      latest.current.gone(error)
      void message.warning(texts.goneMeanwhile)
    }
    const take = ({ version, changes, recordId, reload }: RowChanges) => {
      const { methods, record: base } = latest.current
      if (!base || (recordId !== '' && recordId !== id)) return
      if (reload) return catchUp()
      const [change] = changes
      if (!change || recordId !== id) return
      // Who deleted it, the server says to who asks.
      if (change.type === 'remove') return void latest.current.source.get(id).catch(tellGone)
      if (version <= Number(base.version)) return
      if (version > Number(base.version) + 1) return catchUp()
      const theirs = { ...base, ...change.row }
      const { kept, conflicts } = mergeHeader(entity, methods.getValues(), base, theirs)
      methods.reset(withoutLines(entity, theirs), { keepErrors: true, keepTouched: true })
      for (const [name, value] of Object.entries(kept))
        methods.setValue(name, value as never, { shouldDirty: true })
      for (const name of conflicts)
        methods.setError(name, { type: 'conflict', message: texts.changedMeanwhile })
      // With the version of before, the save is asked about.
      latest.current.take(conflicts.length > 0 ? { ...theirs, version: base.version } : theirs)
    }
    // A tab that was hidden has heard nothing meanwhile.
    if (seen.current) catchUp()
    seen.current = true
    const tables = [entity.key, ...Object.keys(entity.lines ?? {})]
    const ends = tables.map((table) =>
      live.subscribe(table, (saved) => {
        if (table === entity.key || saved.reload) take(saved)
      }),
    )
    return () => ends.forEach((end) => end())
  }, [live, id, entity, message, texts])
}
