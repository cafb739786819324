import type { Meta, StoryObj } from '@storybook/react-vite'
import { createDemoDataSource } from '../testing/fixtures/demoDataSource'
import { demoKinds, demoKindsDicts, demoKindsRow } from '../testing/fixtures/kinds'
import { EntityForm } from './EntityForm'
import { FormHeader } from './parts/FormHeader'
import { FormSection } from './parts/FormSection'
import { useEntityForm } from './useEntityForm'

/** A form with a field of every kind that is chosen, not typed. */
function KindsForm({ readonly }: { readonly?: boolean }) {
  const form = useEntityForm(demoKinds, { id: demoKindsRow.id, readonly, onCancel: () => {} })
  return (
    <EntityForm form={form}>
      <FormHeader form={form} />
      {demoKinds.form.map(({ section, rows }) => (
        <FormSection key={section.en} form={form} title={section} rows={rows} />
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

export const EditInEnglish: Story = { globals: { locale: 'en-US' } }

export const ViewDark: Story = { args: { readonly: true }, globals: { theme: 'dark' } }
