import { code, jsxText, literal } from '../code/code'
import { data } from '../code/data'
import type { RenderedFile } from '../model'

/** A page that belongs to no entity: a board, a report of its own, a tool. */
export interface OwnPage {
  /** PascalCase, e.g. `ArrivalBoard`. */
  name: string
  /** Business area, e.g. `logistics`: folder, menu group and path. */
  area: string
  zh: string
  en: string
  /** No entity brings the menu group of its area. */
  newArea?: boolean
}

/**
 * The page, its route, and the menu entry with its right.
 *
 * @param business folder of the business pages, relative to the project root
 */
export function renderOwnPage({ name, area, zh, en, newArea }: OwnPage, business: string): RenderedFile[] {
  const kebab = name.replaceAll(/(?<=[a-z0-9])[A-Z]/g, '-$&').toLowerCase()
  const camel = name.charAt(0).toLowerCase() + name.slice(1)
  const folder = `${business}/${area}/${kebab}`
  const component = `${name}Page`
  const key = `${area}/${camel}/${component}`
  const title = { zh, en }
  const file = (path: string, text: string): RenderedFile => ({
    path: `${folder}/${path}`,
    text,
    owner: 'page',
  })
  const page = code`
import { Card, Typography } from 'antd'
import { useUi } from '@lading/ui/foundation'

/** ${zh}. */
export function ${component}() {
  const { locale } = useUi()
  const title = locale === 'zh-CN' ? ${literal(zh)} : ${literal(en)}
  return (
    <Card>
      <Typography.Title level={4}>{title}</Typography.Title>
      <p>${jsxText('…')}</p>
    </Card>
  )
}
`.text
  const route = code`
import { definePageRoute } from '@/app/definePageRoute'

export default definePageRoute({
  key: ${literal(key)},
  title: ${data(title)},
  load: () => import(${literal(`./${component}`)}),
})
`.text
  const server = code`
import type { ServerModule } from '@lading/server'

/** ${zh}: its menu entry. Who is granted it sees the page; calls of its own check rights of their own. */
export const ${`${camel}Server`}: ServerModule = {
  name: ${literal(`${area}/${camel}`)},
  menus: [
    ${newArea ? code`{ key: ${literal(`area:${area}`)}, type: 0, title: ${data({ zh: area, en: area })}, path: ${literal(`/${area}`)}, icon: 'appstore' },` : null}
    {
      key: ${literal(`page:${area}/${camel}`)},
      parent: ${literal(`area:${area}`)},
      type: 1,
      title: ${data(title)},
      path: ${literal(`/${area}/${kebab}`)},
      component: ${literal(key)},
      permission: ${literal(`${area}:${camel}:view`)},
      keepAlive: true,
    },
  ],
}
`.text
  return [
    file(`${component}.tsx`, page),
    file(`${camel}.route.ts`, route),
    file(`${camel}.server.ts`, server),
  ]
}
