import type { FieldRules } from '@lading/core/rules-yup'
import { RuleField, RuleForm, useRuleForm } from '@lading/ui/rule-form'
import { Modal } from '@lading/ui/dialogs'
import { Input } from 'antd'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import type { DefaultValues } from 'react-hook-form'
import { useShellTexts } from './texts'

/** What every new design says; the dialog's own fields beside it. */
export interface NewDesign {
  code: string
  zh: string
  en: string
}

/**
 * Asks for code and names of a new design, and for whatever the fields in it ask.
 *
 * @typeParam More what is asked beside them: `RuleField`s with the form of `useFormContext`
 */
export function AddDesign<More extends object>(props: {
  title: string
  /** What the further fields start with. */
  start: More
  /** Rules of the further fields. */
  rules: Partial<FieldRules<keyof More & string>>
  /** Makes it; it tells of a failure itself (`told`), and what was entered stays. */
  onAdd: (values: NewDesign & More) => Promise<unknown>
  onClose: () => void
  children?: ReactNode
}): ReactNode {
  const { title, start, rules, onAdd, onClose, children } = props
  const { texts } = useShellTexts()
  const id = useId()
  const [running, setRunning] = useState(false)
  const names: FieldRules<keyof NewDesign> = {
    code: [
      { rule: 'required', message: texts.codeHint },
      { rule: 'regex:^[a-z][A-Za-z0-9]{0,29}$', message: texts.codeHint },
    ],
    zh: '*',
    en: '*',
  }
  const form = useRuleForm<NewDesign & More>({
    rules: { ...names, ...rules } as Partial<FieldRules<keyof (NewDesign & More) & string>>,
    defaultValues: { code: '', zh: '', en: '', ...start } as unknown as DefaultValues<NewDesign & More>,
    mode: 'onSubmit',
  })
  const finish = async (values: NewDesign & More) => {
    setRunning(true)
    try {
      await onAdd(values)
    } catch {
      setRunning(false)
    }
  }
  return (
    <Modal
      open
      title={title}
      okText={title}
      confirmLoading={running}
      // Enter in a field sends the form, too.
      okButtonProps={{ htmlType: 'submit', form: id }}
      onCancel={onClose}
    >
      <RuleForm id={id} form={form} onSubmit={finish}>
        <DesignNames />
        {children}
      </RuleForm>
    </Modal>
  )
}

/** The fields `code`, `zh` and `en` of the form around. */
function DesignNames(): ReactNode {
  const { texts } = useShellTexts()
  const form = useFormContext<NewDesign>()
  return (
    <>
      <RuleField form={form} name="code" label={texts.code} extra={texts.codeHint}>
        {(control) => <Input {...control} autoFocus maxLength={30} />}
      </RuleField>
      <RuleField form={form} name="zh" label={texts.nameZh}>
        {(control) => <Input {...control} maxLength={100} />}
      </RuleField>
      <RuleField form={form} name="en" label={texts.nameEn}>
        {(control) => <Input {...control} maxLength={100} />}
      </RuleField>
    </>
  )
}
