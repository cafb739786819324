import type { Failure } from './failure'
import { placeText } from './failure'

/** The outside world of a run; tests give their own. */
export interface Io {
  stdout(text: string): void
  stderr(text: string): void
  /** A person sits at both ends: prompts may be shown. */
  interactive: boolean
  /** All of standard input. @default that of the process */
  stdin?(): string
  env: Record<string, string | undefined>
  cwd: string
}

/** How a run speaks. */
export interface OutputOptions {
  json: boolean
  quiet: boolean
  color: boolean
}

const COLORS = { red: 31, green: 32, yellow: 33, cyan: 36, grey: 90 } as const

/** A colour of the terminal. */
export type Color = keyof typeof COLORS

/** Results on standard output, messages on standard error; with `--json` one document and nothing else on stdout. */
export class Output {
  constructor(
    private readonly io: Pick<Io, 'stdout' | 'stderr'>,
    private readonly options: OutputOptions,
  ) {}

  /** The result: as lines for people, or as one JSON document. */
  result(lines: readonly string[], document: Record<string, unknown>): void {
    if (this.options.json) this.io.stdout(`${JSON.stringify({ ok: true, ...document }, null, 2)}\n`)
    else if (lines.length > 0) this.io.stdout(`${lines.join('\n')}\n`)
  }

  /** Something to know that is not the result. */
  message(text: string): void {
    if (!this.options.quiet) this.io.stderr(`${text}\n`)
  }

  /** Something to look at. Shown with `--quiet` too. */
  warn(text: string): void {
    this.io.stderr(`${this.paint('yellow', 'warning')}: ${text}\n`)
  }

  /** One that says nothing, for a step within a command; failures are thrown. */
  muted(): Output {
    return new Output({ stdout: () => undefined, stderr: () => undefined }, { ...this.options, json: false })
  }

  /** Why the run failed. */
  failure(failure: Failure): void {
    const { code, message, place, fix, also } = failure
    if (this.options.json) {
      const more = also.length > 0 ? { also: also.map(({ place: at, ...each }) => ({ ...each, ...at })) } : {}
      const document = { ok: false, error: { code, message, ...place, ...(fix ? { fix } : {}) }, ...more }
      this.io.stdout(`${JSON.stringify(document, null, 2)}\n`)
    }
    this.sentence(failure)
    for (const each of also) this.sentence(each)
  }

  private sentence({ code, message, place, fix }: Pick<Failure, 'code' | 'message' | 'place' | 'fix'>): void {
    const where = place ? `${placeText(place)}: ` : ''
    this.io.stderr(`${this.paint('red', `error[${code}]`)} ${where}${message}\n`)
    if (fix) this.io.stderr(`  ${this.paint('cyan', 'fix')}: ${fix}\n`)
  }

  /** The text in a colour, when colours are on. */
  paint(color: Color, text: string): string {
    return this.options.color ? `\u001b[${COLORS[color]}m${text}\u001b[0m` : text
  }
}

/** Are colours wanted? `NO_COLOR` and `--no-color` turn them off; only a terminal gets them. */
export function wantsColor(
  env: Record<string, string | undefined>,
  option: boolean | undefined,
  terminal: boolean,
): boolean {
  return option !== false && !env.NO_COLOR && env.TERM !== 'dumb' && terminal
}
