import { useCallback, useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Resolver, UseFormReturn } from 'react-hook-form'
import { deriveHeader, validateRecordAsync } from '@lading/core/entity'
import type { EntityDefinition } from '@lading/core/entity'
import type { Row } from '@lading/core/rules'
import type { Locale } from '@lading/core/text'
import type { EntityRights } from '../foundation/permission/useEntityRights'
import { useUi } from '../foundation/useUi'
import { useFormLines } from './lines/useFormLines'
import type { FormLines } from './lines/useFormLines'
import { fieldErrors } from './logic/fieldErrors'
import { newRecord } from './logic/formValues'
import type { Lines } from './logic/formValues'

/** Delay between leaving a field and its message (spec 2 §5). */
const BLUR_DELAY_MS = 100

/** Values, messages and lines of a form. */
export interface FormState {
  methods: UseFormReturn<Row>
  lines: FormLines
  /** Brings the computed fields up to date after values were put in place of others. */
  compute(): void
  dirty: boolean
}

/**
 * The fields of a form on react-hook-form, checked by the rules of core, with the computed fields kept up to
 * date as values and lines change. Fields that leave the screen keep their values (`shouldUnregister` stays off:
 * tabs of the portal hide forms without ending them).
 */
export function useFormState(
  entity: EntityDefinition,
  initial: Row | undefined,
  rights: Pick<EntityRights, 'isHidden'>,
): FormState {
  const { locale, known } = useUi()
  const rows = useRef<() => Lines>(() => ({}))
  const resolver = useCallback<Resolver<Row>>(
    async (values) => {
      // Lines and checks over the whole record wait for the save: they would cost a pass over all lines per key.
      const header = { ...entity, lines: undefined, checks: undefined }
      const issues = await validateRecordAsync(header, values, rows.current(), {
        locale,
        side: 'browser',
        known: known(),
      })
      // What the user may not see is not there to be filled in; the server has its value.
      const errors = fieldErrors(issues, (field) => field in entity.fields && !rights.isHidden(field))
      return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors }
    },
    [entity, locale, rights, known],
  )
  const [defaults] = useState(() => newRecord(entity, initial, known()))
  const methods = useForm<Row>({
    defaultValues: defaults,
    resolver,
    mode: 'onTouched',
    reValidateMode: 'onChange',
    delayError: BLUR_DELAY_MS,
    shouldFocusError: false,
  })

  useMessagesInLanguage(entity, methods, resolver, locale)

  const derive = useCallback(
    (lines: Lines) => {
      if (!entity.derive) return
      const values = methods.getValues()
      const derived = deriveHeader(entity, values, lines)
      for (const name of Object.keys(entity.derive)) {
        if (!Object.is(values[name], derived[name])) methods.setValue(name, derived[name] as never)
      }
    },
    [entity, methods],
  )
  const lines = useFormLines(entity, derive)
  rows.current = lines.peek

  useEffect(() => {
    const subscription = methods.watch((_values, { name }) => {
      // Computed fields are set by `derive` itself.
      if (name !== undefined && entity.derive?.[name] === undefined) derive(rows.current())
    })
    return () => subscription.unsubscribe()
  }, [methods, derive, entity])

  // Reading it here subscribes the form to it.
  const { isDirty } = methods.formState
  const compute = useCallback(() => derive(rows.current()), [derive])
  return { methods, lines, compute, dirty: isDirty || lines.dirty }
}

/** Messages at fields follow the language; those of the server, which no rule gives, stay as they came. */
function useMessagesInLanguage(
  entity: EntityDefinition,
  methods: UseFormReturn<Row>,
  resolver: Resolver<Row>,
  locale: Locale,
): void {
  const shown = useRef(locale)
  useEffect(() => {
    if (shown.current === locale) return
    shown.current = locale
    // Asked of the form itself: the state that rendering sees may be older.
    const refused = Object.keys(entity.fields).filter((name) => methods.getFieldState(name).error)
    if (refused.length === 0) return
    const asked = { fields: {}, shouldUseNativeValidation: false }
    void Promise.resolve(resolver(methods.getValues(), undefined, asked)).then(({ errors }) => {
      for (const name of refused) if (errors[name]) methods.setError(name, errors[name])
    })
  }, [entity, methods, resolver, locale])
}
