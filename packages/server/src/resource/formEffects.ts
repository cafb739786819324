import type { ServerModule } from '../module'

/** The effects that modules register for whoever names them, by name: actions of stored forms, and of entities beside them. */
export function formEffects(modules: readonly ServerModule[]) {
  return Object.assign(
    Object.create(null) as NonNullable<ServerModule['formEffects']>,
    ...modules.map((module) => module.formEffects ?? {}),
  ) as NonNullable<ServerModule['formEffects']>
}
