import type { Text } from '@lading/core/text'
import type { Code } from '../code/code'
import { code, literal } from '../code/code'
import { names } from '../list/list'
import type { PageModel } from '../model'

/** The sections and line grids of a form; page and dialog show the same ones. */
export function formParts({ entity }: PageModel): Code[] {
  const sections = entity.form.map(
    ({ section, rows }) => code`<FormSection
        form={form}
        title={${text(section)}}
        rows={[
          ${rows.map((row) => code`[${row.map((field) => code`${literal(field)},`)}],`)}
        ]}
      />`,
  )
  const grids = Object.entries(entity.lines ?? {}).map(
    ([line, { columns }]) => code`<LineGrid
        form={form}
        line="${line}"
        columns={[
          ${names(columns)}
        ]}
      />`,
  )
  return [...sections, ...grids]
}

/** Parts of `@lading/ui/form` that the sections need. */
export function formImports({ entity }: PageModel): string[] {
  return ['FormSection', ...(Object.keys(entity.lines ?? {}).length > 0 ? ['LineGrid'] : [])]
}

function text({ zh, en }: Text): Code {
  return code`{ zh: '${zh}', en: '${en}' }`
}
