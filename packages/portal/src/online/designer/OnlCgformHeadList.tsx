import { useState } from 'react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import type { OnlineFormRowModel } from '@lading/core/contract'
import { isActionAllowed } from '@lading/core/permission'
import { DesignList } from '@/designer/DesignList'
import { DesignPage } from '@/designer/DesignPage'
import { usePermissions } from '@/session/permissions'
import { listInMenu } from '../onlinePath'
import { FormDesigner } from './FormDesigner'
import { NewForm } from './NewForm'
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
      {adding ? <NewForm forms={forms.data ?? []} onClose={() => setAdding(false)} onAdded={onOpen} /> : null}
    </>
  )
}
