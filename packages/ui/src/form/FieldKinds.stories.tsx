import type { Meta, StoryObj } from '@storybook/react-vite'
import { createDemoDataSource } from '../testing/fixtures/demoDataSource'
import { demoKinds, demoKindsDicts, demoKindsRow } from '../testing/fixtures/kinds'
import { LONG } from '../testing/stories/storyData'
import { waitFor } from '../testing/testers/dom'
import { entityFormTester } from '../testing/testers/entityFormTester'
import { EntityForm } from './EntityForm'
import { FormHeader } from './parts/FormHeader'
import { FormSection } from './parts/FormSection'
import { useEntityForm } from './useEntityForm'

/** A form with a field of every kind that is chosen, not typed. */
function KindsForm({ readonly, id = demoKindsRow.id }: { readonly?: boolean; id?: string | null }) {
  const form = useEntityForm(demoKinds, { ...(id && { id }), readonly, onCancel: () => {} })
  return (
    <EntityForm form={form}>
      <FormHeader form={form} />
      {demoKinds.form.map(({ section, rows }) => (
        <FormSection key={section.en} form={form} title={section} rows={rows} />
      ))}
    </EntityForm>
  )
}

const required = {
  ...demoKinds,
  fields: Object.fromEntries(
    Object.entries(demoKinds.fields).map(([name, field]) => [name, { ...field, required: true }]),
  ),
}

/** The same form, all of whose fields must be filled. */
function RequiredForm() {
  const form = useEntityForm(required, {})
  return (
    <EntityForm form={form}>
      <FormHeader />
      {required.form.map(({ section, rows }) => (
        <FormSection key={section.en} title={section} rows={rows} />
      ))}
    </EntityForm>
  )
}

const meta = {
  title: 'Form/FieldKinds',
  component: KindsForm,
  parameters: {
    dataSource: createDemoDataSource({
      entities: [{ entity: demoKinds, rows: [demoKindsRow] }],
      dicts: demoKindsDicts,
    }),
  },
} satisfies Meta<typeof KindsForm>

export default meta
type Story = StoryObj<typeof meta>

export const Edit: Story = {}

export const View: Story = { args: { readonly: true } }

/** A new record. */
export const Empty: Story = { args: { id: null } }

export const Loading: Story = {
  parameters: {
    dataSource: createDemoDataSource({
      entities: [{ entity: demoKinds, rows: [demoKindsRow] }],
      latency: 3_600_000,
    }),
  },
}

/** Every field is asked for, and none is filled. */
export const Refused: Story = {
  render: () => <RequiredForm />,
  play: async () => {
    const form = entityFormTester()
    await form.ready()
    form.click('保存')
    await waitFor('the messages', () => Object.keys(form.errors()).length > 10)
  },
}

export const LongTexts: Story = {
  args: { readonly: true },
  parameters: {
    dataSource: createDemoDataSource({
      entities: [
        { entity: demoKinds, rows: [{ ...demoKindsRow, name: LONG.repeat(3), vesselName: 'x'.repeat(120) }] },
      ],
      dicts: { ...demoKindsDicts, port: [{ value: 'CNSHA', text: LONG }] },
    }),
  },
}

export const EditInEnglish: Story = { globals: { locale: 'en-US' } }

export const ViewDark: Story = { args: { readonly: true }, globals: { theme: 'dark' } }
