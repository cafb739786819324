import type { FormInstance } from 'antd'
import { useEffect, useRef } from 'react'
import { useUi } from '../useUi'

/**
 * Messages that a form of antd shows follow the language: after a switch the fields that have some are checked anew.
 *
 * @param form of `Form.useForm`, given to the form
 */
export function useTranslatedErrors(form: Pick<FormInstance, 'getFieldsError' | 'validateFields'>): void {
  const { locale } = useUi()
  const shown = useRef(locale)
  useEffect(() => {
    if (shown.current === locale) return
    shown.current = locale
    const refused = form.getFieldsError().filter(({ errors }) => errors.length > 0)
    // What is still wrong is said at the fields; nobody waits for the answer.
    if (refused.length > 0) form.validateFields(refused.map(({ name }) => name)).catch(() => undefined)
  }, [form, locale])
}
