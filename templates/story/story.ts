import { code } from '../code/code'
import { data } from '../code/data'
import type { PageModel } from '../model'
import { sampleRow } from './sampleRows'

/** Records of the sample. */
const ROWS = 3

/** Stories of the pages, on records in memory; entities.test.tsx renders them, too. */
export function renderStory(model: PageModel): string {
  const { entity, key, name, style, route } = model
  const samples = `sample${name}s`
  const rows = Array.from({ length: ROWS }, (_, index) => sampleRow(entity, index + 1))
  const title = [entity.area, name].map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('/')
  return code`
import { useState } from 'react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { UiProvider } from '@lading/ui/foundation'
import { createFakeDataSource } from '@lading/ui/testing'
${style === 'page' ? code`import { ${name}Form } from './${name}Form'` : null}
import { ${name}List } from './${name}List'
import { ${name}Modal } from './${name}Modal'
import { ${key} } from './${key}.entity'

/** Records to look at. */
export const ${samples} = [
  ${rows.map((row) => code`${data(row)},`)}
]

export default {
  title: 'Business/${title}',
  component: ${`${name}List`},
  excludeStories: /^sample/,
}

function Page({ children }: { children: ReactNode }) {
  const [source] = useState(() => createFakeDataSource({ entities: [{ entity: ${key}, rows: ${samples} }] }))
  return (
    <MemoryRouter initialEntries={['${route}']}>
      <UiProvider dataSource={source}>{children}</UiProvider>
    </MemoryRouter>
  )
}

export const List = {
  render: () => (
    <Page>
      <${name}List />
    </Page>
  ),
}

export const Add = {
  render: () => (
    <Page>
      ${style === 'page' ? code`<${name}Form />` : code`<${name}Modal open onClose={() => undefined} />`}
    </Page>
  ),
}

export const View = {
  render: () => (
    <Page>
      <${name}Modal id="1" open ${style === 'page' ? null : code`mode="view"`} onClose={() => undefined} />
    </Page>
  ),
}
`.text
}
