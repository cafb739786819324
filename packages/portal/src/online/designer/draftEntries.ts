import { APPROVAL_PARTS, approvalAction } from '@lading/core/entity'
import type { Draft } from './draft'
import { FIELD_NAME } from './draftEdits'
import { shifted } from './draftTools'

/** What stands in a definition by its name, in an order that people see. */
export type EntryKind = 'action' | 'step' | 'figure' | 'check'

type Entries = Readonly<Record<string, unknown>>

/** The entries of a kind, in their order. */
export function entriesOf(draft: Draft, kind: EntryKind): Entries {
  if (kind === 'step') return draft.workflow?.actions ?? {}
  if (kind === 'action') return draft.actions ?? {}
  return (kind === 'figure' ? draft.figures : draft.checks) ?? {}
}

function withEntries(draft: Draft, kind: EntryKind, entries: Entries): Draft {
  if (kind === 'step')
    return {
      ...draft,
      workflow: { ...draft.workflow!, actions: entries as NonNullable<Draft['workflow']>['actions'] },
    }
  const member = { action: 'actions', figure: 'figures', check: 'checks' }[kind]
  return { ...draft, [member]: entries }
}

/** Names that an entry may not have: steps and actions are one list of rights. */
const takenNames = (draft: Draft, kind: EntryKind): string[] =>
  kind === 'step' || kind === 'action'
    ? [
        ...Object.keys(draft.actions ?? {}),
        ...[draft.workflow, ...Object.values(draft.workflows ?? {})].flatMap((flow) =>
          Object.keys(flow?.actions ?? {}),
        ),
      ]
    : Object.keys(entriesOf(draft, kind))

/** Whether an entry may be called so. */
export const isFree = (draft: Draft, kind: EntryKind, name: string): boolean =>
  FIELD_NAME.test(name) && !takenNames(draft, kind).includes(name)

/** Moves an entry up (-1) or down (1). */
export function moveEntry(draft: Draft, kind: EntryKind, name: string, by: -1 | 1): Draft {
  const all = Object.entries(entriesOf(draft, kind))
  const at = all.findIndex(([each]) => each === name)
  return withEntries(draft, kind, Object.fromEntries(shifted(all, at, by)))
}

/** Calls an entry otherwise, wherever it is named. @returns the draft as it is, where the name is none or taken */
export function renameEntry(draft: Draft, kind: EntryKind, from: string, to: string): Draft {
  if (!isFree(draft, kind, to)) return draft
  const called = (name: string) => (name === from ? to : name)
  const next = withEntries(
    draft,
    kind,
    Object.fromEntries(
      Object.entries(entriesOf(draft, kind)).map(([name, entry]) => {
        const share = kind === 'figure' && (entry as { of?: string }).of === from
        return [called(name), share ? { ...(entry as object), of: to } : entry]
      }),
    ),
  )
  if (kind === 'figure' || kind === 'check') return next
  const { permissions, approval } = draft
  const parts = approval ? APPROVAL_PARTS.filter((part) => approvalAction(approval, part) === from) : []
  return {
    ...next,
    permissions: { ...permissions, actions: permissions.actions.map(called) },
    ...(approval && parts.length > 0
      ? {
          approval: {
            ...approval,
            actions: { ...approval.actions, ...Object.fromEntries(parts.map((part) => [part, to])) },
          },
        }
      : {}),
  }
}
