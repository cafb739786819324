import { basename } from 'node:path'
import type { Command } from 'commander'
import { EXIT } from '../../console/exitCode'
import { Failure } from '../../console/failure'
import { openProject, projectFiles } from '../../project/project'

/** Shells that get a script. */
const SHELLS = ['bash', 'zsh', 'fish'] as const
/** Arguments in which a command names an entity of the project. */
const NAMES_ENTITIES = ['entity', 'entities', 'what']

/**
 * The keys of the entities of the project around a folder, one in a line: what the scripts offer behind `generate`. They
 * are read off the names of the files, so that definitions with faults are named, too.
 *
 * @throws Failure where there is no project
 */
export function entityKeys(folder: string): string {
  const project = openProject(folder)
  return projectFiles(project, project.config.business, /\.entity\.ts$/)
    .map((file) => `${basename(file, '.entity.ts')}\n`)
    .join('')
}

/**
 * The script that completes commands, options and entities, for `eval "$(lading completion bash)"`.
 *
 * @throws Failure for a shell that is none of these
 */
export function completionScript(shell: string | undefined, program: Command): string {
  const commands = program.commands.map((command) => ({
    name: command.name(),
    about: command.description(),
    options: command.options.flatMap(({ long }) => long ?? []),
    keyed: NAMES_ENTITIES.includes(command.registeredArguments[0]?.name() ?? ''),
  }))
  const names = commands.map(({ name }) => name).join(' ')
  if (shell === 'bash' || shell === 'zsh') {
    const cases = commands
      .map(
        ({ name, options, keyed }) =>
          `    ${name}) options="${options.join(' ')}"${keyed ? ' keyed=1' : ''} ;;`,
      )
      .join('\n')
    const script = `_lading() {
  local word="\${COMP_WORDS[COMP_CWORD]}" options="" keyed="" choices=""
  case "\${COMP_WORDS[1]}" in
${cases}
  esac
  if [ "$COMP_CWORD" -le 1 ]; then
    choices="${names}"
  else
    case "$word" in
      -*|"") choices="$options" ;;
    esac
    case "$word" in
      -*) ;;
      *) [ -n "$keyed" ] && choices="$choices $(lading completion entities 2>/dev/null)" ;;
    esac
  fi
  COMPREPLY=($(compgen -W "$choices" -- "$word"))
}
complete -o default -F _lading lading
`
    return shell === 'zsh' ? `autoload -U +X bashcompinit && bashcompinit\n${script}` : script
  }
  if (shell === 'fish') {
    const lines = commands.flatMap(({ name, about, options, keyed }) => [
      `complete -c lading -n __fish_use_subcommand -a ${name} -d '${about.replaceAll("'", String.raw`\'`)}'`,
      ...options.map(
        (each) => `complete -c lading -n '__fish_seen_subcommand_from ${name}' -l ${each.slice(2)}`,
      ),
      ...(keyed
        ? [
            `complete -c lading -n '__fish_seen_subcommand_from ${name}' -f -a '(lading completion entities 2>/dev/null)'`,
          ]
        : []),
    ])
    return `${lines.join('\n')}\n`
  }
  throw new Failure(EXIT.usage, 'shell', `There is no completion for "${shell ?? ''}".`, {
    fix: `Name one of ${SHELLS.join(', ')}.`,
  })
}
