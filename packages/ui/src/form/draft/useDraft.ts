import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { EntityDefinition } from '@lading/core/entity'
import type { Row } from '@lading/core/rules'
import type { SourceRow } from '../../foundation/dataSource'
import { usePageHost } from '../../foundation/pageHost'
import type { FormLines } from '../lines/useFormLines'
import { asDraft, draftKey, enteredValues, shapeOf } from './formDraft'
import type { FormDraft } from './formDraft'

/** What was entered is kept this often, in milliseconds (and when the window is hidden). */
export const DRAFT_EVERY_MS = 2000
/** Keeping takes at most this part of the time: of a hundred thousand changed lines it is done seldom. */
const SHARE = 0.02

interface DraftInput {
  entity: EntityDefinition
  id: string | undefined
  /** The record is there and may be written. */
  ready: boolean
  dirty: boolean
  record: SourceRow | undefined
  methods: UseFormReturn<Row>
  lines: FormLines
  /** The record to save upon; what is shown stays. */
  take(record: SourceRow): void
}

/** The draft of a form, where the application around keeps drafts (`PageHost`). */
export interface FormDraftModel {
  /** What was kept at an earlier time and nobody has decided about. */
  offer?: {
    /** Epoch milliseconds. */
    at: number
    /** Somebody has saved the record since. */
    outdated: boolean
  }
  restore(): Promise<void>
  discard(): void
  /** What was entered is saved or given up. */
  forget(): void
}

/**
 * Keeps what was entered while it is not saved, and offers it when the form is opened again: after a crash, a lost
 * session, a page that was closed. It never writes over what is shown by itself; saved upon a record that others have
 * saved since, it is a conflict like any other.
 */
export function useDraft(input: DraftInput): FormDraftModel {
  const { entity, id, ready, dirty, methods, record } = input
  const store = usePageHost()?.drafts
  const latest = useRef(input)
  latest.current = input
  const key = draftKey(entity, id)
  const [offered, setOffered] = useState<FormDraft>()
  const asked = useRef<string>(undefined)
  /** The state that was kept last, and whether it is to be kept at all. */
  const kept = useRef({ state: '', done: false, next: 0 })
  const typed = useRef(0)

  useEffect(() => {
    // A tab that is shown again asks nothing again.
    if (!store || !ready || asked.current === key) return
    asked.current = key
    void store.read(key).then((stored) => setOffered(asDraft(latest.current.entity, stored)))
  }, [store, ready, key])

  useEffect(() => {
    const subscription = methods.watch(() => void (typed.current += 1))
    return () => subscription.unsubscribe()
  }, [methods])

  const wasDirty = useRef(false)
  // Ended before the grids of the lines go: a form that is hidden or taken away still asks them for their rows.
  useLayoutEffect(() => {
    if (!store || !ready) return undefined
    if (!dirty) {
      if (wasDirty.current) void store.remove(key)
      wasDirty.current = false
      return undefined
    }
    wasDirty.current = true
    kept.current.done = false
    const keep = async (atOnce: boolean) => {
      const state = `${typed.current}#${latest.current.lines.revision()}`
      const began = performance.now()
      const early = !atOnce && began < kept.current.next
      if (kept.current.done || early || state === kept.current.state) return
      kept.current.state = state
      const { entity, record, methods, lines } = latest.current
      const draft: FormDraft = {
        at: Date.now(),
        version: record?.version,
        shape: shapeOf(entity),
        values: enteredValues(entity, methods.getValues(), methods.formState.defaultValues ?? {}),
        lines: await lines.getDraft(),
      }
      // Saved or given up meanwhile.
      if (!kept.current.done && latest.current.dirty) await store.write(key, draft)
      const ended = performance.now()
      kept.current.next = ended + (ended - began) / SHARE
    }
    const timer = setInterval(() => void keep(false), DRAFT_EVERY_MS)
    const hidden = () => document.visibilityState === 'hidden' && void keep(true)
    document.addEventListener('visibilitychange', hidden)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', hidden)
      if (latest.current.dirty) void keep(true)
    }
  }, [store, ready, dirty, key])

  const forget = useCallback(() => {
    kept.current = { state: '', done: true, next: 0 }
    setOffered(undefined)
    void store?.remove(key)
  }, [store, key])

  const restore = useCallback(async () => {
    if (!offered) return
    setOffered(undefined)
    const { methods, lines, record, take } = latest.current
    for (const [name, value] of Object.entries(offered.values)) {
      methods.setValue(name, value as never, { shouldDirty: true })
    }
    try {
      await lines.applyDraft(offered.lines)
    } catch {
      // The grid could not be fetched, and says so: what was kept can be put back once it is there.
      return setOffered(offered)
    }
    // With the version it was made upon, the server asks at the save.
    if (record && record.version !== offered.version) take({ ...record, version: offered.version })
  }, [offered])

  const discard = useCallback(() => {
    setOffered(undefined)
    // What was entered since is kept under the same name.
    if (!latest.current.dirty) void store?.remove(key)
  }, [store, key])

  return useMemo(
    () => ({
      ...(offered &&
        ready && {
          offer: { at: offered.at, outdated: record !== undefined && record.version !== offered.version },
        }),
      restore,
      discard,
      forget,
    }),
    [offered, ready, record, restore, discard, forget],
  )
}
