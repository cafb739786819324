import type { EntityDefinition } from '@lading/core/entity'
import { renderForm } from './form/form'
import { renderList } from './list/list'
import type { MigrationStep } from './migrations/migrations'
import { renderMigrations } from './migrations/migrations'
import { renderModal } from './modal/modal'
import type { RenderedFile } from './model'
import { pageModel } from './model'
import { renderRoute } from './route/route'
import { renderServer } from './server/server'
import { renderStory } from './story/story'
import { renderTest } from './test/test'

/**
 * Every file of one entity.
 *
 * @param business folder of the business pages, relative to the project root: `src/business`
 * @param steps all migration steps, the new one included
 * @param target `pages`: without route, server part and migrations, for an application that has its own
 */
export function renderPages(
  entity: EntityDefinition,
  business: string,
  steps: readonly MigrationStep[],
  target: 'portal' | 'pages' = 'portal',
): RenderedFile[] {
  const model = pageModel(entity)
  const folder = `${business}/${model.folder}`
  const { key, name, camel } = model
  const page = (file: string, text: string): RenderedFile => ({
    path: `${folder}/${file}`,
    text,
    owner: 'page',
  })
  const ofPortal = [
    { path: `${folder}/${camel}.route.ts`, text: renderRoute(model), owner: 'derived' as const },
    page(`${camel}.server.ts`, renderServer(model)),
    page(`${key}.migrations.ts`, renderMigrations(model, steps)),
  ]
  return [
    page(`${name}List.tsx`, renderList(model)),
    ...(model.style === 'page' ? [page(`${name}Form.tsx`, renderForm(model))] : []),
    page(`${name}Modal.tsx`, renderModal(model)),
    ...(target === 'portal' ? ofPortal : []),
    page(`${name}.stories.tsx`, renderStory(model)),
    page(`${camel}.test.ts`, renderTest(model)),
  ]
}
