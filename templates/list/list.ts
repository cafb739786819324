import type { QueryItem } from '@lading/core/entity'
import type { Code } from '../code/code'
import { code, literal } from '../code/code'
import type { PageModel } from '../model'

/** The list page: search, toolbar, table, and the dialog that shows a record. */
export function renderList(model: PageModel): string {
  return (model.style === 'page' ? pageList(model) : modalList(model)).text
}

function pageList({ entity, key, name, route }: PageModel): Code {
  return code`
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { DataTable, ListPage, ListToolbar, SearchForm, useListPage } from '@lading/ui/list-page'
import { SuperQueryButton } from '@lading/ui/super-query'
import { ${key} } from './${key}.entity'
import { ${name}Modal } from './${name}Modal'

/** ${entity.label.zh}: list. */
export function ${`${name}List`}() {
  const page = useListPage(${key})
  const navigate = useNavigate()
  const [viewed, setViewed] = useState<string>()

  return (
    <ListPage page={page}>
      ${searchForm(entity.query)}
      <ListToolbar page={page} onAdd={() => navigate('${route}/add')}>
        <SuperQueryButton page={page} />
      </ListToolbar>
      <DataTable
        page={page}
        columns={[
          ${names(entity.list)}
        ]}
        onView={(row) => setViewed(row.id)}
        onEdit={(row) => navigate(\`${route}/edit/\${row.id}\`)}
      />
      <${name}Modal id={viewed} open={viewed !== undefined} onClose={() => setViewed(undefined)} />
    </ListPage>
  )
}
`
}

function modalList({ entity, key, name }: PageModel): Code {
  return code`
import { useState } from 'react'
import { DataTable, ListPage, ListToolbar, SearchForm, useListPage } from '@lading/ui/list-page'
import { SuperQueryButton } from '@lading/ui/super-query'
import { ${key} } from './${key}.entity'
import { ${name}Modal } from './${name}Modal'

/** ${entity.label.zh}: list. */
export function ${`${name}List`}() {
  const page = useListPage(${key})
  const [opened, setOpened] = useState<{ id?: string; mode?: 'view' | 'edit' }>()

  return (
    <ListPage page={page}>
      ${searchForm(entity.query)}
      <ListToolbar page={page} onAdd={() => setOpened({})}>
        <SuperQueryButton page={page} />
      </ListToolbar>
      <DataTable
        page={page}
        columns={[
          ${names(entity.list)}
        ]}
        onView={(row) => setOpened({ id: row.id, mode: 'view' })}
        onEdit={(row) => setOpened({ id: row.id, mode: 'edit' })}
      />
      <${name}Modal
        id={opened?.id}
        mode={opened?.mode}
        open={opened !== undefined}
        onClose={() => setOpened(undefined)}
        onSaved={() => page.refresh()}
      />
    </ListPage>
  )
}
`
}

function searchForm(query: readonly QueryItem[]): Code | null {
  if (query.length === 0) return null
  return code`<SearchForm
        page={page}
        items={[
          ${query.map((item) =>
            typeof item === 'string'
              ? code`${literal(item)},`
              : Object.entries(item).map(([field, mode]) => code`{ field: '${field}', mode: '${mode}' },`),
          )}
        ]}
      />`
}

/** Field names as elements of an array, one a line. */
export function names(fields: readonly string[]): Code[] {
  return fields.map((field) => code`${literal(field)},`)
}
