import { yupResolver } from '@hookform/resolvers/yup'
import { ruleSchema } from '@lading/core/rules-yup'
import type { FieldRules } from '@lading/core/rules-yup'
import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import type { DefaultValues, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { useUi } from '../foundation/useUi'

/** What a form is made from. */
export interface RuleFormOptions<Values extends FieldValues> {
  /** Rules of core by field (spec 2 §5); fields without one are never refused. */
  rules: Partial<FieldRules<keyof Values & string>>
  defaultValues: DefaultValues<Values>
  /** When a field is checked first: on leaving it, or on sending; from then on with every change. @default 'onTouched' */
  mode?: 'onTouched' | 'onSubmit'
}

/**
 * A form of react-hook-form whose fields are checked by core's shared rules, through a schema of yup. Messages that are
 * shown follow a switch of the language; what a server said (`setError` with a type other than a rule's) stays.
 *
 * @example const form = useRuleForm({ rules: { phone: 'mobile' }, defaultValues: { phone: '' } })
 */
export function useRuleForm<Values extends FieldValues>({
  rules,
  defaultValues,
  mode = 'onTouched',
}: RuleFormOptions<Values>): UseFormReturn<Values> {
  const { locale } = useUi()
  const schema = ruleSchema<Values>(rules as FieldRules<keyof Values & string>, { locale })
  const form = useForm<Values>({
    defaultValues,
    mode,
    reValidateMode: 'onChange',
    resolver: yupResolver(schema) as never,
  })
  const { errors } = form.formState
  const latest = useRef({ errors, trigger: form.trigger })
  latest.current = { errors, trigger: form.trigger }
  const shown = useRef(locale)
  useEffect(() => {
    if (shown.current === locale) return
    shown.current = locale
    const refused = Object.entries(latest.current.errors)
      .filter(([, error]) => error?.type !== 'server')
      .map(([name]) => name as Path<Values>)
    if (refused.length > 0) void latest.current.trigger(refused)
  }, [locale])
  return form
}
