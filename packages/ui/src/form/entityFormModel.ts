import type { ReactNode } from 'react'
import type { FormMode } from './formMode'
import type { UseFormReturn } from 'react-hook-form'
import type { EntityDefinition } from '@lading/core/entity'
import type { Row } from '@lading/core/rules'
import type { RecordApproval, SourceRow } from '../foundation/dataSource'
import type { EntityRights } from '../foundation/permission/useEntityRights'
import type { BeginWork } from '../foundation/unfinished/unfinished'
import type { FormDraftModel } from './draft/useDraft'
import type { FormLines } from './lines/useFormLines'
import type { GoneRecord } from './save/useGone'
import type { FormAction, FormActions } from './save/useActions'

/** A form over one entity. Its parts take it as `form`, or find it through `EntityForm`. */
export interface EntityFormModel {
  /** Prefix of the ids of its fields. */
  formId: string
  entity: EntityDefinition
  mode: FormMode
  /** Nothing can be written: asked for, not permitted, or not in this state of the record. */
  readonly: boolean
  /** The record as the server last gave it. */
  record: SourceRow | undefined
  loading: boolean
  loadError: Error | undefined
  /** Somebody has deleted the record while it is open. */
  gone: GoneRecord | undefined
  reload(): void
  saving: boolean
  /** Changed and not saved, or files are on their way. */
  dirty: boolean
  /** A widget inside has begun work that the save waits for. */
  begin: BeginWork
  /** Messages that belong to no field. */
  messages: readonly string[]
  methods: UseFormReturn<Row>
  lines: FormLines
  rights: EntityRights
  /** Who approves the record, and what the user may do about it; nothing where nobody does. */
  approval: RecordApproval | undefined
  /** The actions on the record that its states and the user's permissions allow; a refused one says why. */
  steps: readonly FormAction[]
  /** Actions on chosen lines of one kind. */
  lineActions: FormActions['ofLines']
  /** The question about an action that is open. */
  dialog: ReactNode
  /** Checks and saves; gives the saved record, or `undefined` when it was not saved (the user knows why). */
  save(): Promise<SourceRow | undefined>
  /** What was entered earlier and not saved. */
  draft: FormDraftModel
  /** Begins to change the record that is shown; absent where nobody may. */
  edit?: () => void
  /** Asks when there are changes, then leaves. */
  cancel?: () => void
}
