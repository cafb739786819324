import { useTranslatedErrors } from '@lading/ui/foundation'
import { Form } from 'antd'
import type { FormProps } from 'antd'
import type { ReactNode } from 'react'

/** A form of antd whose messages follow the language of the page, also those that are shown already. */
export function SpokenForm<Values>(props: Omit<FormProps<Values>, 'children'> & { children: ReactNode }) {
  const [form] = Form.useForm<Values>(props.form)
  useTranslatedErrors(form)
  return <Form<Values> {...props} form={form} />
}
