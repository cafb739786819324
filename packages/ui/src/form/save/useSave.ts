import { App } from 'antd'
import { useCallback, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { CODE } from '@lading/core/envelope'
import { checkWhole } from '@lading/core/entity'
import type { EntityDefinition } from '@lading/core/entity'
import type { Row } from '@lading/core/rules'
import { focusWithin } from '../../foundation/control/useControlHandle'
import { SourceError } from '../../foundation/dataSource'
import type { ResourceSource, Issue, SourceRow } from '../../foundation/dataSource'
import { useFastGuard } from '../../foundation/guard/useFastGuard'
import { useMessages } from '../../foundation/locale/useMessages'
import type { EntityRights } from '../../foundation/permission/useEntityRights'
import { useSourceMessage } from '../../foundation/useSourceMessage'
import type { UnfinishedWork } from '../../foundation/unfinished/unfinished'
import { useHandler } from '../../foundation/useHandler'
import { useUi } from '../../foundation/useUi'
import type { FormLines } from '../lines/useFormLines'
import { formMessages } from '../locale/messages'
import { fieldErrors, recordMessages } from '../logic/fieldErrors'
import { saveBody } from '../logic/formValues'
import { notTaken, withoutIgnored } from '../logic/notTaken'
import { takenOff } from '../logic/takenOff'
import { fieldItemId } from '../parts/fieldId'
import { createIdempotency } from '../../foundation/idempotency'
import { useConflict } from './useConflict'

/** Seconds that a message stays which names what is lost. */
const LONG = 10

interface SaveInput {
  formId: string
  entity: EntityDefinition
  source: ResourceSource
  methods: UseFormReturn<Row>
  lines: FormLines
  rights: Pick<EntityRights, 'isHidden'>
  unfinished: Pick<UnfinishedWork, 'showFirst'>
  record: SourceRow | undefined
  /** Somebody has deleted the record: what was entered cannot be saved to it. */
  gone(error: SourceError): void
  /** Puts another state of the record on the screen. */
  show(record: SourceRow): void
  /** The record was saved. */
  done(record: SourceRow): void
  setMessages(messages: readonly string[]): void
}

/**
 * Saving: the form's own fields first, then the tables in order, stopping at the first failure (spec 2 §5); only
 * then the server, whose messages go to their fields and cells. A second click while it runs is refused.
 */
export function useSave(input: SaveInput): { send(): Promise<SourceRow | undefined>; saving: boolean } {
  const [saving, setSaving] = useState(false)
  const latest = useRef(input)
  latest.current = input
  const { message } = App.useApp()
  const { locale, dataSource, known: knownNow } = useUi()
  // What refers to them is saved without; a failed clean-up is the server's affair.
  const forgetFiles = useHandler((paths: readonly string[]) => {
    for (const path of paths) void dataSource.files?.remove?.(path).catch(() => undefined)
  })
  const texts = useMessages(formMessages)
  const guard = useFastGuard()
  const askConflict = useConflict()
  const report = useSourceMessage()
  const [keys] = useState(createIdempotency)

  const send = useCallback(async () => {
    /** Shows messages at their fields and cells. */
    const place = (issues: readonly Issue[]) => {
      const { formId, methods, lines, entity, setMessages } = latest.current
      const known = (field: string) => field in entity.fields
      const errors = Object.entries(fieldErrors(issues, known))
      for (const [field, error] of errors) methods.setError(field, error as { type: string; message: string })
      setMessages(recordMessages(issues, known))
      const first = errors[0]?.[0]
      // While it is saved nothing can be edited, so nothing can be moved to either: wait for the next render.
      setTimeout(() => (first === undefined ? lines.show(issues) : focusField(formId, first)))
    }

    const check = async (): Promise<boolean> => {
      const { formId, entity, methods, lines, rights, unfinished } = latest.current
      lines.dropUntouched()
      if (!(await methods.trigger())) {
        // `formState` is that of the last render; `getFieldState` is asked now.
        const failed = Object.keys(entity.fields).filter((name) => methods.getFieldState(name).invalid)
        if (failed[0]) focusField(formId, failed[0])
        void message.warning(texts.invalid(failed.length))
        return false
      }
      // Its path comes with the server's answer: saved now, the record would not have it.
      if (unfinished.showFirst()) {
        void message.warning(texts.uploading)
        return false
      }
      const grid = await lines.validate()
      if (grid) {
        void message.warning(texts.invalid(grid.count))
        return false
      }
      const open = lines.toConflict()
      if (open > 0) {
        void message.warning(texts.conflictsLeft(open))
        return false
      }
      // The fields and the grids have been checked above.
      const found = await checkWhole(entity, methods.getValues(), lines.rows(), {
        locale,
        side: 'browser',
        unchecked: lines.unheld(),
        known: knownNow(),
      })
      // What the user may not see was not sent here: the server checks it.
      const issues = found.filter(({ field, line }) => field === undefined || !rights.isHidden(field, line))
      place(issues)
      if (issues.length > 0) void message.warning(issues[0]?.message)
      return issues.length === 0
    }

    const write = async (base: SourceRow | undefined): Promise<SourceRow | undefined> => {
      // Hidden meanwhile, e.g. behind another tab, it would be sent without its lines.
      await latest.current.lines.reached()
      const { entity, source, methods, lines, done } = latest.current
      const body = saveBody(entity, methods.getValues(), base, lines.changes())
      const options = { idempotencyKey: keys.keyFor(body) }
      setSaving(true)
      try {
        const answer = base ? await source.edit(body, options) : await source.add(body, options)
        keys.done()
        const { saved, ignored } = withoutIgnored(answer)
        const lost = notTaken(entity, ignored, locale)
        if (lost.length > 0) void message.warning(texts.notTaken(lost), LONG)
        if (base) forgetFiles(takenOff(entity, base, saved))
        done(saved)
        return saved
      } catch (error) {
        if (!(error instanceof SourceError)) report(error)
        else if (error.code === CODE.conflict && base) return solve(base)
        else if (error.code === CODE.notFound && base) latest.current.gone(error)
        else {
          place(error.issues)
          report(error)
        }
        return undefined
      } finally {
        setSaving(false)
      }
    }

    const solve = async (base: SourceRow): Promise<SourceRow | undefined> => {
      const { source, show } = latest.current
      try {
        const theirs = await source.get(base.id)
        const answer = await askConflict(String(theirs.updateBy ?? ''))
        if (answer === 'theirs') show(theirs)
        if (answer === 'mine') return await write({ ...base, version: theirs.version })
      } catch (error) {
        if (error instanceof SourceError && error.code === CODE.notFound) latest.current.gone(error)
        else report(error)
      }
      return undefined
    }

    return guard.run(async () => {
      // What could not be checked is not sent.
      const passed = await check().catch((error: unknown) => void report(error))
      return passed ? write(latest.current.record) : undefined
    })
  }, [message, texts, locale, guard, askConflict, report, keys, forgetFiles, knownNow])

  return { send, saving }
}

/** Moves to a field of a form; the section that it stands in opens first, as it does for the browser's search. */
function focusField(formId: string, name: string): void {
  const item = document.getElementById(fieldItemId(formId, name))
  const closed = item?.closest('[hidden]')
  closed?.dispatchEvent(new Event('beforematch', { bubbles: true }))
  const move = () => {
    item?.scrollIntoView({ block: 'center' })
    focusWithin(item ?? null)
  }
  if (closed) requestAnimationFrame(move)
  else move()
}
