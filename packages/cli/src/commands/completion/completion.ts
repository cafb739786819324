import type { Command } from 'commander'
import { EXIT } from '../../console/exitCode'
import { Failure } from '../../console/failure'

/** Shells that get a script. */
const SHELLS = ['bash', 'zsh', 'fish'] as const

/**
 * The script that completes commands and options, for `eval "$(lading completion bash)"`.
 *
 * @throws Failure for a shell that is none of these
 */
export function completionScript(shell: string | undefined, program: Command): string {
  const commands = program.commands.map((command) => ({
    name: command.name(),
    about: command.description(),
    options: command.options.flatMap(({ long }) => long ?? []),
  }))
  const names = commands.map(({ name }) => name).join(' ')
  if (shell === 'bash' || shell === 'zsh') {
    const cases = commands
      .map(({ name, options }) => `    ${name}) words="${options.join(' ')}" ;;`)
      .join('\n')
    const script = `_lading() {
  local words="${names}"
  case "\${COMP_WORDS[1]}" in
${cases}
  esac
  [ "$COMP_CWORD" -le 1 ] && words="${names}"
  case "\${COMP_WORDS[COMP_CWORD]}" in
    -*|"") COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}")) ;;
    *) [ "$COMP_CWORD" -le 1 ] && COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}")) ;;
  esac
}
complete -o default -F _lading lading
`
    return shell === 'zsh' ? `autoload -U +X bashcompinit && bashcompinit\n${script}` : script
  }
  if (shell === 'fish') {
    const lines = commands.flatMap(({ name, about, options }) => [
      `complete -c lading -n __fish_use_subcommand -a ${name} -d '${about.replaceAll("'", String.raw`\'`)}'`,
      ...options.map(
        (each) => `complete -c lading -n '__fish_seen_subcommand_from ${name}' -l ${each.slice(2)}`,
      ),
    ])
    return `${lines.join('\n')}\n`
  }
  throw new Failure(EXIT.usage, 'shell', `There is no completion for "${shell ?? ''}".`, {
    fix: `Name one of ${SHELLS.join(', ')}.`,
  })
}
