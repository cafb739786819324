import { yupResolver } from '@hookform/resolvers/yup'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, Form, Typography } from 'antd'
import { cloneElement, useMemo, useState } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { antdSchemaRule, ruleSchema } from '@lading/core/rules-yup'
import { textIn } from '@lading/core/text'
import { useUi } from '../foundation/useUi'
import { formFields } from './fixtures/formFields'
import { buttonIn } from './testers/dom'

type Values = Record<string, unknown>
type Given = ReactElement<Values>

const fields = Object.entries(formFields)
const filled = Object.fromEntries(fields.map(([name, { value }]) => [name, value]))
/** Nothing is chosen yet. */
const blank = Object.fromEntries(fields.map(([name]) => [name, null]))

/** The shared rules of all fields as one yup schema, in the language of the page. */
function useSchema() {
  const { locale } = useUi()
  return useMemo(
    () => ruleSchema<Values>(Object.fromEntries(fields.map(([name, { rule }]) => [name, rule])), { locale }),
    [locale],
  )
}

interface FormStoryProps {
  values: Values
  /** Names of the widgets that are in the form. @default all */
  only?: readonly string[]
}

const fieldsOf = (only: readonly string[] | undefined) =>
  only ? fields.filter(([name]) => only.includes(name)) : fields

/** What was saved, for those who look. */
function Saved({ values }: { values: Values | undefined }): ReactNode {
  return values && <output style={{ overflowWrap: 'anywhere' }}>{JSON.stringify(values)}</output>
}

function InReactHookForm({ values, only }: FormStoryProps) {
  const { locale } = useUi()
  const schema = useSchema()
  const { control, handleSubmit } = useForm<Values>({ defaultValues: values, resolver: yupResolver(schema) })
  const [saved, setSaved] = useState<Values>()
  return (
    <form onSubmit={(event) => void handleSubmit(setSaved)(event)} style={{ maxWidth: 480 }}>
      {fieldsOf(only).map(([name, { label, widget }]) => (
        <Controller
          key={name}
          control={control}
          name={name}
          render={({ field, fieldState: { error } }) => (
            <div data-field={name} style={{ marginBlockEnd: 12 }}>
              <label htmlFor={`field-${name}`} style={{ display: 'block' }}>
                {textIn(label, locale)}
              </label>
              {cloneElement(widget as Given, {
                ...field,
                id: `field-${name}`,
                status: error && 'error',
                'aria-describedby': error && `why-${name}`,
              })}
              {error && (
                <Typography.Text id={`why-${name}`} type="danger" role="alert">
                  {error.message}
                </Typography.Text>
              )}
            </div>
          )}
        />
      ))}
      <Button htmlType="submit">{locale === 'zh-CN' ? '提交' : 'Submit'}</Button>
      <Saved values={saved} />
    </form>
  )
}

function InAntdForm({ values, only }: FormStoryProps) {
  const { locale } = useUi()
  const schema = useSchema()
  const [saved, setSaved] = useState<Values>()
  return (
    <Form
      layout="vertical"
      initialValues={values}
      onFinish={setSaved}
      scrollToFirstError={{ focus: true }}
      style={{ maxWidth: 480 }}
    >
      {fieldsOf(only).map(([name, { label, widget }]) => (
        <div key={name} data-field={name}>
          <Form.Item name={name} label={textIn(label, locale)} rules={[antdSchemaRule(schema, name)]}>
            {widget}
          </Form.Item>
        </div>
      ))}
      <Button htmlType="submit">{locale === 'zh-CN' ? '提交' : 'Submit'}</Button>
      <Saved values={saved} />
    </Form>
  )
}

const meta = { title: 'Forms/Every widget', component: InAntdForm } satisfies Meta<typeof InAntdForm>
export default meta
type Story = StoryObj<typeof meta>

const submit: Story['play'] = ({ canvasElement, globals }) =>
  buttonIn(canvasElement, globals['locale'] === 'en-US' ? 'Submit' : '提交').click()
const hookForm = { render: (props: FormStoryProps) => <InReactHookForm {...props} /> }

/** Every widget as a field of react-hook-form, with the shared rules through the resolver of yup. */
export const ReactHookForm: Story = { ...hookForm, args: { values: filled } }
/** Submitted with nothing in it: every rule says why. */
export const ReactHookFormRefused: Story = { ...hookForm, args: { values: blank }, play: submit }
/** Every widget as a field of antd's form, with the same schema. */
export const AntdForm: Story = { args: { values: filled } }
export const AntdFormRefused: Story = { args: { values: blank }, play: submit }
export const EnglishDark: Story = {
  args: { values: blank },
  play: submit,
  globals: { locale: 'en-US', theme: 'dark' },
}
/** Only the last widget is refused: the focus goes there, past all that pass. */
const lastBlank = { ...filled, RichTextEditor: null }
export const ReactHookFormFocus: Story = { ...hookForm, args: { values: lastBlank }, play: submit }
export const AntdFormFocus: Story = { args: { values: lastBlank }, play: submit }
