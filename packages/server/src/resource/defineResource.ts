import type { EntityDefinition } from '@lading/core/entity'
import { actionsOf, definitionFaults, entityPaths } from '@lading/core/entity'
import type { Migration } from '../db/migrate'
import { mountOn } from '../http/route'
import type { Context, DictSeed, MenuSeed, SeedContext, ServerModule } from '../module'
import { seedRows } from '../seed/seedRows'
import type { Effect } from './actions/effectTypes'
import { dataRuleIndexes } from './dataRuleIndexes'
import type { ResourceHooks } from './hooks'
import type { ResourceContext } from './resourceContext'
import { formEffects } from './formEffects'
import { mountResource } from './resourceRoutes'
import { prefixIndexes } from './prefixIndexes'
import { resourceMenus } from './resourceMenus'
import { resourceTables } from './resourceTable'

/** What a resource brings beside its entity. */
export interface ResourceOptions {
  /** The tables, append-only; the CLI writes the first step from the entity. */
  migrations: readonly Migration[]
  /** Only for what is special. */
  hooks?: ResourceHooks
  /** What its actions bring about, by the names that the entity gives (`effect`). @default those of `formEffects` */
  effects?: Readonly<Record<string, Effect>>
  /** Letters before the numbers of a `code` field, by field. @default from the entity's name, `Quotation` → `QT` */
  codePrefixes?: Record<string, string>
  /** More menu entries, or others for the keys that the entity brings. */
  menus?: readonly MenuSeed[]
  /** Beside those of the entity. */
  dictionaries?: readonly DictSeed[]
  /** Online reports over its records. */
  reports?: ServerModule['reports']
  /** Jobs that may be scheduled, by name. */
  jobs?: ServerModule['jobs']
  /**
   * Demo data; gives the number of rows written. `false`: none.
   * @default rows made up from the fields (`seedRows`)
   */
  seed?: ((context: SeedContext) => Promise<number>) | false
}

/** A server module whose entity is known. */
export interface ResourceModule extends ServerModule {
  entity: EntityDefinition
}

/**
 * The server side of one business entity: list, read, add, edit, delete, export, import and workflow, with
 * permission, tenant, validation, optimistic locking and audit.
 *
 * @example export const quotationServer = defineResource(saQuotation, { migrations: saQuotationMigrations })
 */
export function defineResource(entity: EntityDefinition, options: ResourceOptions): ResourceModule {
  checkResource(entity, options)
  const tables = resourceTables(entity)
  const resource = (context: Context): ResourceContext => ({
    ...context,
    tables,
    hooks: options.hooks ?? {},
    codePrefixes: options.codePrefixes ?? {},
    effects: { ...registeredEffects(entity, options.effects ?? {}, context), ...options.effects },
  })
  const given = options.menus ?? []
  const replaced = new Set(given.map(({ key }) => key))
  return {
    name: entityPaths(entity).api.slice(1),
    entity,
    migrations: [...options.migrations, dataRuleIndexes(tables), ...prefixIndexes(tables)],
    menus: [...given, ...resourceMenus(entity).filter(({ key }) => !replaced.has(key))],
    dictionaries: [...dictionariesOf(entity), ...(options.dictionaries ?? [])],
    codePrefixes: options.codePrefixes,
    reports: options.reports,
    jobs: options.jobs,
    scope: options.hooks?.scope,
    seed: options.seed === false ? undefined : (options.seed ?? ((context) => seedRows(entity, context))),
    resource,
    routes: (app, context) => mountResource(mountOn(app), resource(context)),
  }
}

const effectsNamed = (entity: EntityDefinition) =>
  new Set([...actionsOf(entity).values()].flatMap(({ effect }) => effect ?? []))

function dictionariesOf({ dictionaries = {} }: EntityDefinition): DictSeed[] {
  return Object.entries(dictionaries).map(([code, { zh, en, items }]) => ({ code, name: { zh, en }, items }))
}

/** @throws Error for what the entity names and nobody defines: at the start, not when a button is pressed */
function checkResource(entity: EntityDefinition, { effects = {} }: ResourceOptions): void {
  const wrong = definitionFaults(entity).map(({ message }) => message)
  const named = effectsNamed(entity)
  for (const effect of Object.keys(effects))
    if (!named.has(effect)) wrong.push(`No action names the effect "${effect}".`)
  if (wrong.length > 0) throw new Error(`${entity.key}: ${wrong.join(' ')}`)
}

/**
 * What the resource's own effects leave to those that modules register by name.
 * @throws Error for a name that nobody registers: at the start, not when a button is pressed
 */
function registeredEffects(
  entity: EntityDefinition,
  own: Readonly<Record<string, Effect>>,
  context: Context,
) {
  const registered = formEffects(context.modules)
  const names = [...effectsNamed(entity)].filter((effect) => !Object.hasOwn(own, effect))
  const missing = names.filter((effect) => !(effect in registered))
  if (missing.length > 0)
    throw new Error(
      `${entity.key}: ${missing.map((effect) => `The effect "${effect}" is not registered.`).join(' ')}`,
    )
  return Object.fromEntries(names.map((effect) => [effect, registered[effect]!]))
}
