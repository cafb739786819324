import type { CSSProperties } from 'react'
import type { CellDisplayProps } from '../../api/cell'
import { shownTags, tagColour, tagsOf } from './tagColour'

/** Values as tags, in the column's colours. Several chosen values show one tag and how many more there are. */
export function TagList({ value, row, column }: CellDisplayProps) {
  const tags = tagsOf(column, value, row)
  const shown = shownTags(column, tags.length)
  const rest = tags.slice(shown)
  return (
    <>
      {tags.slice(0, shown).map((tag, n) => {
        const colour = tagColour(column, tag.value, row)
        const style = colour === undefined ? undefined : ({ '--lg-tag': colour } as CSSProperties)
        return (
          <span key={n} className={colour === undefined ? 'lg-tag' : 'lg-tag lg-coloured'} style={style}>
            {tag.text}
          </span>
        )
      })}
      {rest.length > 0 && (
        <span className="lg-tag" title={rest.map(({ text }) => text).join(', ')}>
          +{rest.length}
        </span>
      )}
    </>
  )
}
