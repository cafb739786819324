import type { FooterKind } from '@lading/core/entity'
import type { Draft } from './draft'
import { setLines } from './draftEdits'

/** Says something of the form as a whole; nothing takes it away. */
export function setOption<Name extends 'style' | 'reference' | 'print'>(
  draft: Draft,
  name: Name,
  value: Draft[Name] | undefined,
): Draft {
  const { [name]: _former, ...rest } = draft
  return (value === undefined ? rest : { ...rest, [name]: value }) as Draft
}

/** Offers of the usual rights only those that are chosen; others, e.g. those of steps, stay. */
export function setOffered(draft: Draft, usual: readonly string[], chosen: readonly string[]): Draft {
  const others = draft.permissions.actions.filter((each) => !usual.includes(each))
  return {
    ...draft,
    permissions: {
      ...draft.permissions,
      actions: [...others, ...usual.filter((each) => chosen.includes(each))],
    },
  }
}

/** Sums a column of lines up in the footer, or no longer does. */
export function setFooter(draft: Draft, key: string, name: string, kind: FooterKind | undefined): Draft {
  const { [name]: _former, ...others } = draft.lines![key]!.footer ?? {}
  return setLines(draft, key, { footer: kind === undefined ? others : { ...others, [name]: kind } })
}
