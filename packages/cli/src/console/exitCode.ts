/** What the process ends with. Scripts depend on them: they never change their meaning. */
export const EXIT = {
  ok: 0,
  crash: 1,
  usage: 2,
  drift: 3,
  conflict: 4,
  invalid: 5,
  refused: 6,
  interrupted: 130,
} as const

/** One of the exit codes. */
export type ExitCode = (typeof EXIT)[keyof typeof EXIT]
