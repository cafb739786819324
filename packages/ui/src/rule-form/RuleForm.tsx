import { Form } from 'antd'
import type { ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** A form around fields with rules. */
export interface RuleFormProps<Values extends FieldValues> {
  /** Of `useRuleForm`. */
  form: UseFormReturn<Values>
  /** Called with values that pass; a refused submit moves the focus to the first wrong field. */
  onSubmit: (values: Values) => unknown
  /** @default 'vertical' */
  layout?: 'vertical' | 'horizontal'
  /** For a submit button that stands elsewhere, e.g. in the footer of a dialog. */
  id?: string
  className?: string
  children: ReactNode
}

/**
 * A form whose `RuleField`s are checked by shared rules.
 *
 * @example <RuleForm form={form} onSubmit={save}><RuleField name="phone" label="手机号">{…}</RuleField></RuleForm>
 */
export function RuleForm<Values extends FieldValues>({
  form,
  onSubmit,
  layout = 'vertical',
  children,
  ...rest
}: RuleFormProps<Values>): ReactNode {
  // antd's form gives the look and the submit; it knows no field, so it has nothing to check.
  return (
    <FormProvider {...form}>
      <Form
        {...rest}
        layout={layout}
        requiredMark={false}
        onFinish={() => void form.handleSubmit((values) => void onSubmit(values))()}
      >
        {children}
      </Form>
    </FormProvider>
  )
}
