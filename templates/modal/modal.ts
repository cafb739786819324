import { code } from '../code/code'
import type { PageModel } from '../model'

/** The dialog that shows one record; without a form page it is also where records are added and edited. */
export function renderModal(model: PageModel): string {
  const { entity, key, name, style } = model
  return code`
import { EntityModal } from '@lading/ui/form'
import type { RecordDialogProps } from '@lading/ui/pages'
import { ${key} } from './${key}.entity'

/** ${entity.label.zh}: ${style === 'page' ? 'one record, to look at' : 'add, edit and view in a dialog'}. */
export function ${`${name}Modal`}(props: RecordDialogProps) {
  return <EntityModal entity={${key}} {...props} />
}
`.text
}
