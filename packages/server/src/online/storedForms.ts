import { readData } from '@lading/core/data-form'
import type { EntityDefinition } from '@lading/core/entity'
import { actionsOf, entityPaths, referringFields } from '@lading/core/entity'
import type { Mount } from '../http/route'
import type { Context, MountedCall, ServerModule, StoredForm, StoredForms } from '../module'
import { defineResource } from '../resource/defineResource'
import type { ResourceContext } from '../resource/resourceContext'
import { mountResource } from '../resource/resourceRoutes'
import { formEffects } from '../resource/formEffects'
import { entitiesOf } from './handOver'
import { readPublished } from './storedRows'

/** How often an unknown name makes the server look for new forms. */
const LOOK_MS = 1_000

function build(
  context: Context,
  row: Pick<StoredForm, 'id' | 'code' | 'number' | 'data'>,
): StoredForm | undefined {
  const read = readData(row.data)
  if (!read.ok) {
    context.log.error({ form: row.code, findings: read.findings }, 'a stored form cannot be served')
    return undefined
  }
  const entity = read.definition
  const registered = formEffects(context.modules)
  const named = [...actionsOf(entity).values()].flatMap(({ effect }) => effect ?? [])
  const missing = named.filter((effect) => !(effect in registered))
  if (missing.length > 0) {
    context.log.error(
      { form: row.code, missing },
      'a stored form names effects that nobody registers any more',
    )
    return undefined
  }
  const effects = Object.fromEntries(named.map((effect) => [effect, registered[effect]!]))
  const resource = defineResource(entity, { migrations: [], effects, seed: false })
  // Menus and dictionaries are written when a form is published, and calls are handed on.
  const module: ServerModule = { name: resource.name, entity, resource: resource.resource! }
  let calls: ReadonlyMap<string, MountedCall> | undefined
  return {
    ...row,
    entity,
    module,
    calls: () => (calls ??= mounted(entity, module.resource!(context) as ResourceContext)),
  }
}

function mounted(entity: EntityDefinition, resource: ResourceContext): ReadonlyMap<string, MountedCall> {
  const { api } = entityPaths(entity)
  const calls = new Map<string, MountedCall>()
  const mount: Mount = ({ path, permission }, handler, limits) =>
    void calls.set(path.slice(api.length), { permission, handler, limits })
  mountResource(mount, resource)
  return calls
}

/** Whether a form names records of one of the keys: what it knows of them is made anew with them. */
const refersTo = ({ entity }: StoredForm, keys: ReadonlySet<string>) =>
  referringFields(entity).some(({ ref }) => keys.has(ref))

/**
 * The stored forms of a server.
 * @param context whose list of modules is changed in place
 */
export function createStoredForms(context: Context, modules: ServerModule[]): StoredForms {
  const base = modules.length
  const program = entitiesOf(modules)
  let forms: readonly StoredForm[] = []
  let running: Promise<void> = Promise.resolve()
  let looked = 0

  const load = async (): Promise<void> => {
    const rows = (await readPublished(context.db)).filter(({ key }) => !program.has(key))
    const before = new Map(forms.map((form) => [form.code, form]))
    const fresh = rows.filter(({ code, number }) => before.get(code)?.number !== number)
    const keys = new Set([
      ...fresh.map(({ key }) => key),
      ...forms.filter(({ code }) => !rows.some((row) => row.code === code)).map(({ entity }) => entity.key),
    ])
    if (keys.size === 0) return
    forms = rows.flatMap(({ id, code, number, definition }) => {
      const known = before.get(code)
      if (known?.number === number && !refersTo(known, keys)) return known
      return build(context, { id, code, number, data: definition }) ?? []
    })
    modules.splice(base, modules.length - base, ...forms.map(({ module }) => module))
  }
  const reload = () => {
    // One after the other: the one that began last has read last.
    running = running.catch(() => undefined).then(load)
    return running
  }
  context.cluster.bus.on('forget', (what) => {
    if (what === 'forms') reload().catch((error: unknown) => context.log.error(error, 'stored forms'))
  })
  const known = (name: string) =>
    forms.find(({ id, code, entity }) => entity.key === name || code === name || id === name)
  return {
    all: () => forms,
    program: (key) => program.get(key),
    reload,
    find: async (name) => {
      const found = known(name)
      if (found || Date.now() - looked < LOOK_MS) return found
      looked = Date.now()
      await reload()
      return known(name)
    },
  }
}
