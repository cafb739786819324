import type { ExitCode } from './exitCode'

/** A place in a text file; line and column count from 1. */
export interface Place {
  file: string
  line?: number
  column?: number
}

/** What else is known about a failure. */
export interface FailureDetails {
  place?: Place
  /** What to do about it, one sentence. */
  fix?: string
  cause?: unknown
  /** What else was found wrong in the same run. */
  also?: readonly { code: string; message: string; place: Place; fix: string }[]
}

/** A failure that the user can do something about: said in one sentence, with a code and an exit code. */
export class Failure extends Error {
  readonly place?: Place
  readonly fix?: string
  readonly also: NonNullable<FailureDetails['also']>

  /**
   * @param exit the process ends with it
   * @param code stable name of the failure, e.g. `duplicate-field`
   * @param message what happened and why
   */
  constructor(
    readonly exit: ExitCode,
    readonly code: string,
    message: string,
    details: FailureDetails = {},
  ) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause })
    this.name = 'Failure'
    this.place = details.place
    this.fix = details.fix
    this.also = details.also ?? []
  }
}

/** `labels/q.txt:3:14`. */
export function placeText({ file, line, column }: Place): string {
  return [file, line, line === undefined ? undefined : column].filter((part) => part !== undefined).join(':')
}

/** Line and column (from 1) of an offset in a text. */
export function positionAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n')
  return { line: before.length, column: before.at(-1)!.length + 1 }
}
