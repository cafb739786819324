/** What somebody new does first, in this order. */
export const STEPS = ['profile', 'palette', 'approve', 'record', 'user', 'role'] as const

/** One of the first steps. */
export type Step = (typeof STEPS)[number]

/** What is known of the user. */
export interface Newcomer {
  hasAvatar: boolean
  hasEmail: boolean
  /** Pages that were opened. */
  visited: readonly string[]
  /** Paths of the pages that may be opened. */
  paths: readonly string[]
  /** Steps that were put aside. */
  done: readonly Step[]
}

/** Where a step leads; the palette has no page. */
export const STEP_PATHS: Partial<Record<Step, string>> = {
  profile: '/account/settings/base',
  approve: '/isps/myApproval',
  user: '/isystem/user',
  role: '/isystem/roleUserList',
}

/** The first record: a form for a new one of the kind that comes first in the menu. */
export const firstForm = (paths: readonly string[]) =>
  paths.find((path) => path.endsWith('/add') && !path.startsWith('/isystem'))

/**
 * The first steps that are open, by what the user may do: an administrator adds people and gives rights, who enters
 * documents begins one.
 */
export function openSteps({ done, hasAvatar, hasEmail, paths, visited }: Newcomer): Step[] {
  const administers = paths.includes('/isystem/user')
  const offered: Record<Step, boolean> = {
    profile: !hasAvatar || !hasEmail,
    palette: true,
    approve: !visited.includes('/isps/myApproval'),
    record: !administers && firstForm(paths) !== undefined && !visited.some((path) => path.endsWith('/add')),
    user: administers && !visited.includes('/isystem/user'),
    role: paths.includes('/isystem/roleUserList') && !visited.includes('/isystem/roleUserList'),
  }
  return STEPS.filter((step) => offered[step] && !done.includes(step))
}
