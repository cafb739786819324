import { Form } from 'antd'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import type { ControllerRenderProps, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

/** What the input of a field takes: spread it onto the input. */
export type RuleControl<Values extends FieldValues, Name extends FieldPath<Values>> = ControllerRenderProps<
  Values,
  Name
> & {
  id: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

/** One field of a form with rules. */
export interface RuleFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> {
  /** Of `useRuleForm`, or of `useFormContext` below a `RuleForm`. */
  form: Pick<UseFormReturn<Values>, 'control' | 'formState' | 'trigger'>
  name: Name
  /** Without one the input names itself (`aria-label`). */
  label?: ReactNode
  /** A hint below the input. */
  extra?: ReactNode
  /** Fields that are checked again when this one changes, e.g. the repetition of a password. */
  deps?: readonly FieldPath<Values>[]
  /** Draws the input. */
  children: (control: RuleControl<Values, Name>) => ReactNode
}

/**
 * A field of a `RuleForm`: its label, its input, and why it is refused.
 *
 * @example <RuleField form={form} name="phone" label="手机号">{(control) => <Input {...control} />}</RuleField>
 */
export function RuleField<Values extends FieldValues, Name extends FieldPath<Values>>({
  form,
  name,
  label,
  extra,
  deps,
  children,
}: RuleFieldProps<Values, Name>): ReactNode {
  const id = useId()
  const { control, formState, trigger } = form
  const { field, fieldState } = useController<Values, Name>({ name, control })
  const { error } = fieldState
  const help = `${id}-help`
  const hint = `${id}-extra`
  return (
    <Form.Item
      label={label}
      htmlFor={id}
      validateStatus={error && 'error'}
      help={
        error && (
          <span id={help} role="alert">
            {error.message}
          </span>
        )
      }
      extra={extra && <span id={hint}>{extra}</span>}
    >
      {children({
        ...field,
        // React takes an input without a value for one that is not ours to set.
        value: field.value ?? ('' as (typeof field)['value']),
        onChange: (...event: unknown[]) => {
          field.onChange(...event)
          const again = deps?.filter((other) => formState.errors[other])
          if (again?.length) void trigger(again)
        },
        id,
        'aria-invalid': error !== undefined,
        'aria-describedby': [error && help, extra && hint].filter(Boolean).join(' ') || undefined,
      })}
    </Form.Item>
  )
}
