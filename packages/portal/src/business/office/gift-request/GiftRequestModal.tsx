import { EntityModal } from '@lading/ui/form'
import type { RecordDialogProps } from '@lading/ui/pages'
import { giftRequest } from './giftRequest.entity'

/** 礼品申请: add, edit and view in a dialog. */
export function GiftRequestModal(props: RecordDialogProps) {
  return <EntityModal entity={giftRequest} {...props} />
}
