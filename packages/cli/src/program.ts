import manifest from '../package.json' with { type: 'json' }
import { Command, CommanderError, Option } from 'commander'
import type { AddOptions } from './commands/add/add'
import type { AdoptOptions } from './commands/adopt/adoptOptions'
import type { CommonOptions, Run } from './commands/commonOptions'
import { startRun, withCommonOptions } from './commands/commonOptions'
import type { DefineOptions } from './commands/define/define'
import type { GenerateOptions } from './commands/generate/generate'
import type { CreateOptions } from './commands/create/create'
import type { DestroyOptions } from './commands/destroy/destroy'
import type { PublishOptions } from './commands/publish/publish'
import type { PruneOptions } from './commands/prune/prune'
import type { RenameOptions } from './commands/rename/renameOptions'
import type { UndoOptions } from './commands/undo/undo'
import type { ExitCode } from './console/exitCode'
import { EXIT } from './console/exitCode'
import { Failure } from './console/failure'
import type { Io } from './console/output'
import { Output, wantsColor } from './console/output'
import { HELP_EXAMPLES } from './messages'

/** Runs one command line and gives the exit code. Never throws, never ends the process. */
export async function runProgram(args: readonly string[], io: Io): Promise<ExitCode> {
  let exit: ExitCode = EXIT.ok
  const program = buildProgram(io, args.join(' '), (code) => {
    exit = code
  })
  try {
    if (args.length === 0) {
      io.stdout(program.helpInformation() + HELP_EXAMPLES)
      return EXIT.ok
    }
    await program.parseAsync([...args], { from: 'user' })
    return exit
  } catch (error) {
    return failed(error, args, io)
  }
}

function buildProgram(io: Io, line: string, done: (code: ExitCode) => void): Command {
  const program = new Command('lading')
    .description('Turns label sets into business pages, and keeps them up to date without losing an edit.')
    .version(manifest.version, '--version', 'print the version')
    .exitOverride()
    .configureOutput({ writeOut: (text) => io.stdout(text), writeErr: (text) => io.stderr(text) })
    .addHelpText('after', HELP_EXAMPLES)
  /** Wires a command to its function. */
  const command = <Options extends CommonOptions>(
    usage: string,
    about: string,
    action: (run: Run, values: string[], options: Options) => ExitCode | Promise<ExitCode>,
  ) =>
    withCommonOptions(program.command(usage).description(about)).action(async (...given: unknown[]) => {
      const options = given.at(-2) as Options
      const run = startRun(io, line, options)
      try {
        done(await action(run, given.slice(0, -2).flat() as string[], options))
      } finally {
        run.end()
      }
    })

  command<CommonOptions & CreateOptions>('create <folder>', 'make a portal of your own', async (...given) =>
    (await import('./commands/create/create')).create(...given),
  )
    .option('--name <name>', "name of the package; the folder's by default")
    .option('--empty', 'without the example')

  command<CommonOptions & DefineOptions>(
    'define [labels...]',
    'write definitions from label sets, which may refer to each other',
    async (...given) => (await import('./commands/define/define')).define(...given),
  )
    .option('--from <url>', 'read the tables of a PostgreSQL, e.g. postgres://user@host/database')
    .option('--table <names...>', 'only these tables (with --from)')
    .option('--area <area>', 'business area of the new definitions, e.g. sales')
    .option('--explain <field>', 'tell which rule decides, e.g. saQuotation.eta')
    .option('-n, --dry-run', 'write nothing')
    .option('--diff', 'show what is written')

  command<CommonOptions & GenerateOptions>(
    'generate [entities...]',
    'render the pages of definitions and merge them with your edits',
    async (...given) => (await import('./commands/generate/generate')).generate(...given),
  )
    .option('-n, --dry-run', 'write nothing')
    .option('--diff', 'show the differences')
    .addOption(
      new Option('--conflict <mode>', 'when you and the generator changed the same lines').choices([
        'fail',
        'ours',
        'theirs',
        'markers',
      ]),
    )
    .option('--adopt', 'take files that were there before as edited pages')
    .option('--restore', 'bring deleted pages back')
    .option('--force', 'overwrite hand-edited derived files')
    .option('--convert', 'read values of columns whose type changes as the new type, and keep the old column')

  command<CommonOptions & AddOptions>(
    'add [part] [name]',
    'add a page, a cell, or what your plopfile makes',
    async (...given) => (await import('./commands/add/add')).add(...given),
  )
    .option('--area <area>', 'business area of a page')
    .option('--zh <title>', 'title in Chinese')
    .option('--en <title>', 'title in English')
    .option('--set <answers...>', 'answers of a generator, as key=value')
    .option('-n, --dry-run', 'write nothing')
    .option('--diff', 'show what is written')

  command<CommonOptions>('check', 'compare definitions and pages; for CI', async (run) =>
    (await import('./commands/check/check')).check(run),
  )

  command<CommonOptions>(
    'status [entities...]',
    'what was edited, and what waits to be generated',
    async (run, values) => (await import('./commands/status/status')).status(run, values),
  )
  command<CommonOptions>(
    'diff [entities...]',
    'what was edited by hand since it was generated',
    async (run, values) => (await import('./commands/diff/diff')).diff(run, values),
  )

  command<CommonOptions & UndoOptions>(
    'undo',
    'take the last run back, byte by byte',
    async (run, _values, options) => (await import('./commands/undo/undo')).undo(run, options),
  )
    .option('-n, --dry-run', 'write nothing')
    .option('--force', 'drop what was edited since')

  command<CommonOptions & DestroyOptions>(
    'destroy <entity>',
    'remove an entity with its pages',
    async (...given) => (await import('./commands/destroy/destroy')).destroy(...given),
  )
    .option('-n, --dry-run', 'write nothing')
    .option('--force', 'also what was edited by hand, or is referred to')

  command<CommonOptions & RenameOptions>(
    'rename <what> <name> [more]',
    'rename an entity, or a field (entity.field), in definition, pages and database, its data kept',
    async (run, values, options) => (await import('./commands/rename/rename')).rename(run, values, options),
  )
    .usage('[options] [entity|field] <what> <name>')
    .option('--name <name>', 'what the pages of an entity begin with; from its key by default')
    .option('-n, --dry-run', 'write nothing')
    .option('--diff', 'show what would be written (with --dry-run)')

  command<CommonOptions & PruneOptions>(
    'prune [entities...]',
    'take columns of fields that went in an earlier release out of the database',
    async (...given) => (await import('./commands/prune/prune')).prune(...given),
  ).option('-n, --dry-run', 'write nothing')

  command<CommonOptions>(
    'eject [template]',
    'take a template over into the project, to change it',
    async (run, values) => (await import('./commands/eject/eject')).eject(run, values),
  )
  command<CommonOptions>(
    'detach <entity> [files...]',
    'leave pages to their owner for good',
    async (run, values) => (await import('./commands/detach/detach')).detach(run, values),
  )
  /** A server, and who asks it; the password comes from the environment or is asked for. */
  const withServer = (given: Command) =>
    given
      .option('--server <url>', 'address of the server; also: LADING_SERVER')
      .option('--user <name>', 'who logs in, with the password in LADING_PASSWORD; also: LADING_USER')
      .option('--token <token>', 'instead of a login; better in LADING_TOKEN')
      .option('-n, --dry-run', 'write nothing')

  withServer(
    command<CommonOptions & AdoptOptions>(
      'adopt [entity]',
      'take what is on the disk as edited pages: after detach, or when the last render is lost',
      async (...given) => (await import('./commands/adopt/adopt')).adopt(...given),
    ).option(
      '--from-server <form>',
      'take an online form of a server over, by code or address, with its table',
    ),
  )
  withServer(
    command<CommonOptions & PublishOptions>(
      'publish <entity>',
      'put a definition in force as an online form of a running server',
      async (...given) => (await import('./commands/publish/publish')).publish(...given),
    )
      .option('--as <code>', 'code of the form; by default that of the entity')
      .option('--confirm', 'agree that values go out of sight')
      .option('--note <text>', 'what the history of the form says about it'),
  )
  program
    .command('completion <shell>')
    .description('print the script that completes commands and entities: bash, zsh or fish')
    .action(async (shell: string) => {
      const { completionScript, entityKeys } = await import('./commands/completion/completion')
      // The scripts ask for the keys when somebody completes one.
      io.stdout(shell === 'entities' ? entityKeys(io.cwd) : completionScript(shell, program))
    })
  return program
}

function failed(error: unknown, args: readonly string[], io: Io): ExitCode {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage
  const failure =
    error instanceof Failure
      ? error
      : isPromptAbort(error)
        ? new Failure(EXIT.interrupted, 'interrupted', 'Interrupted. Nothing was written.')
        : crash(error, io)
  const color = wantsColor(io.env, args.includes('--no-color') ? false : undefined, io.interactive)
  new Output(io, { json: args.includes('--json'), quiet: false, color }).failure(failure)
  return failure.exit
}

function isPromptAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'ExitPromptError'
}

function crash(error: unknown, io: Io): Failure {
  if (io.env.DEBUG && error instanceof Error) io.stderr(`${error.stack}\n`)
  const reason = error instanceof Error ? error.message : String(error)
  return new Failure(EXIT.crash, 'crash', `Something unexpected happened: ${reason}`, {
    fix: 'Run it again with DEBUG=1 to see where, and report it.',
  })
}
