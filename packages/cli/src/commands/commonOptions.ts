import type { Command } from 'commander'
import { resolve } from 'node:path'
import type { Io } from '../console/output'
import { Output, wantsColor } from '../console/output'
import type { Project } from '../project/project'
import { openProject } from '../project/project'

/** Options that every command takes. */
export interface CommonOptions {
  cwd?: string
  json?: boolean
  quiet?: boolean
  color?: boolean
  input?: boolean
  yes?: boolean
}

/** Adds the options that every command takes. */
export function withCommonOptions(command: Command): Command {
  return command
    .option('-C, --cwd <folder>', 'work on the project in this folder')
    .option('--json', 'print one JSON document on standard output')
    .option('-q, --quiet', 'print results and warnings only')
    .option('--no-color', 'print without colours (also: NO_COLOR)')
    .option('--no-input', 'never ask; a missing answer is an error')
    .option('-y, --yes', 'take the default answers instead of asking')
}

/** What a command runs with. */
export interface Run {
  io: Io
  /** The command line as it was typed, without the program: `generate saQuotation`. */
  line: string
  output: Output
  /** May a question be asked? Never without a terminal. */
  mayAsk: boolean
  /** Folder that relative paths of the command line start from. */
  folder: string
  project(): Project
  /** Keeps what need not be computed again. */
  end(): void
}

/** Makes the surroundings of one run from its options. */
export function startRun(io: Io, line: string, options: CommonOptions): Run {
  const folder = resolve(io.cwd, options.cwd ?? '.')
  const color = wantsColor(io.env, options.color, io.interactive)
  const opened: Project[] = []
  return {
    io,
    line,
    output: new Output(io, { json: options.json === true, quiet: options.quiet === true, color }),
    mayAsk: io.interactive && options.input !== false && options.yes !== true && options.json !== true,
    folder,
    project: () => {
      const project = openProject(folder)
      opened.push(project)
      return project
    },
    end: () => opened.forEach(({ derived }) => derived?.save()),
  }
}
