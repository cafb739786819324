import type { EntityDefinition } from '@lading/core/entity'
import { renderForm } from './form/form'
import { renderList } from './list/list'
import type { MigrationStep } from './migrations/migrations'
import { renderMigrations } from './migrations/migrations'
import { renderModal } from './modal/modal'
import type { PageModel, RenderedFile } from './model'
import { pageModel } from './model'
import { renderRoute } from './route/route'
import { renderServer } from './server/server'
import { renderStory } from './story/story'
import { renderTest } from './test/test'

/** Templates that a project may have of its own, by name, with the file each is written in. */
export const TEMPLATES = {
  list: 'list/list.ts',
  form: 'form/form.ts',
  modal: 'modal/modal.ts',
  server: 'server/server.ts',
  story: 'story/story.ts',
  test: 'test/test.ts',
} as const

/** Name of a template that a project may have of its own. */
export type TemplateName = keyof typeof TEMPLATES

/** Templates by name; the others are those of the tool. */
export type TemplateSet = Partial<Record<TemplateName, (model: PageModel) => string>>

/**
 * Every file of one entity.
 *
 * @param business folder of the business pages, relative to the project root: `src/business`
 * @param steps all migration steps, the new one included
 * @param target `pages`: without route, server part and migrations, for an application that has its own
 * @param own templates in place of those here
 */
export function renderPages(
  entity: EntityDefinition,
  business: string,
  steps: readonly MigrationStep[],
  target: 'portal' | 'pages' = 'portal',
  own: TemplateSet = {},
): RenderedFile[] {
  const template = {
    list: renderList,
    form: renderForm,
    modal: renderModal,
    server: renderServer,
    story: renderStory,
    test: renderTest,
    ...own,
  }
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
    page(`${camel}.server.ts`, template.server(model)),
    page(`${key}.migrations.ts`, renderMigrations(model, steps)),
  ]
  return [
    page(`${name}List.tsx`, template.list(model)),
    ...(model.style === 'page' ? [page(`${name}Form.tsx`, template.form(model))] : []),
    page(`${name}Modal.tsx`, template.modal(model)),
    ...(target === 'portal' ? ofPortal : []),
    page(`${name}.stories.tsx`, template.story(model)),
    page(`${camel}.test.ts`, template.test(model)),
  ]
}
