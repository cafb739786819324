import type { ReactNode } from 'react'
import { Ellipsis, TABLE_ELLIPSIS_LENGTH } from '../../foundation/ellipsis/Ellipsis'
import { textOfHtml } from '../../foundation/format/richText'
import { lazyPart } from '../../foundation/lazy/lazyPart'
import type { ViewProps } from '../shared/viewProps'

// What makes formatted texts safe comes along; not many pages show them.
const RichTextView = lazyPart(
  async () => (await import('../../editors/rich/RichTextView')).RichTextView,
  ({ html, error }) => error && textOfHtml(html ?? ''),
)

/** Formatted text: as plain text, cut, in tables. */
export function RichText({ value, inTable }: ViewProps): ReactNode {
  if (!inTable) return <RichTextView html={value} />
  return <Ellipsis length={TABLE_ELLIPSIS_LENGTH}>{textOfHtml(value)}</Ellipsis>
}
