import { Form, Select } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import type { OnlineFormRowModel } from '@lading/core/contract'
import { isActionAllowed } from '@lading/core/permission'
import { textIn } from '@lading/core/text'
import { AddDesign } from '@/designer/AddDesign'
import type { NewDesign } from '@/designer/AddDesign'
import { DesignList } from '@/designer/DesignList'
import { DesignPage } from '@/designer/DesignPage'
import { usePermissions } from '@/session/permissions'
import { listInMenu } from '../onlinePath'
import { copyOf } from './draftEdits'
import { FormDesigner } from './FormDesigner'
import { filled, useDesignerTexts } from './useDesignerTexts'
import { useDesignedForm, useFormCalls, useForms } from './useForms'

/** 表单设计: the stored forms, and the designer of the one that is opened. */
export function OnlCgformHeadList(): ReactNode {
  return (
    <DesignPage
      list={(open) => <FormList onOpen={open} />}
      useOne={useDesignedForm}
      designer={(form, back) => <FormDesigner form={form} onBack={back} />}
    />
  )
}

function FormList({ onOpen }: { onOpen: (id: string) => void }): ReactNode {
  const { texts } = useDesignerTexts()
  const forms = useForms()
  const { remove } = useFormCalls()
  const navigate = useNavigate()
  const permissions = usePermissions()
  const [adding, setAdding] = useState(false)
  const listOf = (code: string) => listInMenu(permissions.menu, code) ?? `/online/cgformList/${code}`
  return (
    <>
      <DesignList<OnlineFormRowModel>
        title={texts.title}
        addText={texts.add}
        rows={forms}
        mayDesign={isActionAllowed('system:onlineForm:edit', permissions)}
        onAdd={() => setAdding(true)}
        onDesign={onOpen}
        onOpen={({ code }) => void navigate(listOf(code))}
        removeAsk={({ published }, name) => (published > 0 ? undefined : filled(texts.removeAsk, { name }))}
        onRemove={remove}
      />
      {adding ? (
        <AddDialog forms={forms.data ?? []} onClose={() => setAdding(false)} onAdded={onOpen} />
      ) : null}
    </>
  )
}

const keyOf = (code: string) => `onl${code.charAt(0).toUpperCase()}${code.slice(1)}`

/** Code and names of a new form, empty or as a copy. */
function AddDialog(props: {
  forms: readonly OnlineFormRowModel[]
  onClose: () => void
  onAdded: (id: string) => void
}): ReactNode {
  const { forms, onClose, onAdded } = props
  const { texts, locale } = useDesignerTexts()
  const { add, read } = useFormCalls()
  const make = async ({ code, zh, en, from }: NewDesign & { from?: string }) => {
    const definition = from ? copyOf((await read(from)).draft, keyOf(code)) : undefined
    const added = await add({ code, label: { zh, en }, ...(definition ? { definition } : {}) })
    onAdded(added.id)
  }
  return (
    <AddDesign title={texts.add} onAdd={make} onClose={onClose}>
      <Form.Item name="from" label={texts.from}>
        <Select
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          placeholder={texts.none}
          options={forms.map(({ id, labelZh, labelEn }) => ({
            value: id,
            label: textIn({ zh: labelZh, en: labelEn }, locale),
          }))}
        />
      </Form.Item>
    </AddDesign>
  )
}
