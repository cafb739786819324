/** Exit codes of a start that was refused. */
export const EXIT = {
  configuration: 2,
  portTaken: 3,
  dataFolder: 4,
  database: 5,
  locked: 6,
} as const

/**
 * A start that cannot go on, told in one sentence: what happened and what to do.
 * The entry prints the message (no stack) and leaves with `exitCode`.
 */
export class StartupError extends Error {
  override name = 'StartupError'
  constructor(
    message: string,
    readonly exitCode: number,
  ) {
    super(message)
  }
}
