import type { Code } from '../code/code'
import { code } from '../code/code'
import { formImports, formParts } from '../form/sections'
import type { PageModel } from '../model'

/** The dialog that shows one record; without a form page it is also where records are added and edited. */
export function renderModal(model: PageModel): string {
  const { entity, key, name } = model
  const imports = ['EntityModal', ...formImports(model)].sort()
  return code`
import { ${imports.map((each) => code`${each},`)} } from '@lading/ui/form'
import { ${key} } from './${key}.entity'

${props(model)}

/** ${entity.label.zh}: ${model.style === 'page' ? 'one record, to look at' : 'add, edit and view in a dialog'}. */
export function ${`${name}Modal`}(props: ${`${name}ModalProps`}) {
  return (
    <EntityModal entity={${key}} ${model.style === 'page' ? code`mode="view"` : null} {...props}>
      {(form) => (
        <>
          ${formParts(model)}
        </>
      )}
    </EntityModal>
  )
}
`.text
}

function props({ style, name }: PageModel): Code {
  const own =
    style === 'page'
      ? [code`id?: string`, code`open: boolean`, code`onClose: () => void`]
      : [
          code`/** Without one the dialog adds a record. */`,
          code`id?: string`,
          code`open: boolean`,
          code`/** @default 'view' with an id */`,
          code`mode?: 'view' | 'edit'`,
          code`onClose: () => void`,
          code`onSaved?: () => void`,
        ]
  return code`/** What the dialog is given: the record and when it is shown. */
export interface ${`${name}ModalProps`} {
  ${own}
}`
}
