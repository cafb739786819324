import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { runProgram } from '../../program'
import { createSandbox } from '../../testing/sandbox'

async function script(shell: string) {
  let out = ''
  const exit = await runProgram(['completion', shell], {
    stdout: (text) => (out += text),
    stderr: (text) => (out += text),
    interactive: false,
    env: {},
    cwd: '/',
  })
  return { exit, out }
}

it('completes commands and their options in bash', async () => {
  const { out } = await script('bash')
  const completed = (...words: string[]) =>
    execFileSync('bash', [
      '-c',
      `${out}\nCOMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length - 1}; _lading; echo "\${COMPREPLY[*]}"`,
    ])
      .toString()
      .trim()
  expect(completed('lading', 'gen')).toBe('generate')
  expect(completed('lading', 're')).toBe('rename')
  expect(completed('lading', 'generate', '--conf')).toBe('--conflict')
  expect(completed('lading', 'undo', '--f')).toBe('--force')
})

it('completes the entities of the project where a command names one', async () => {
  const { out } = await script('bash')
  const box = createSandbox()
  try {
    for (const key of ['saQuotation', 'salesTask'])
      box.write(`src/business/sales/${key}/${key}.entity.ts`, 'not looked into')
    const keys = await box.run('completion', 'entities')
    expect(keys).toMatchObject({ exit: 0, out: 'saQuotation\nsalesTask\n' })
    const completed = (command: string, word: string) =>
      execFileSync('bash', [
        '-c',
        `${out}\nlading() { [ "$*" = 'completion entities' ] && printf '${keys.out}'; }
         COMP_WORDS=(lading ${command} '${word}'); COMP_CWORD=2; _lading; echo "\${COMPREPLY[*]}"`,
      ])
        .toString()
        .trim()
    expect(completed('generate', 'sa')).toBe('saQuotation salesTask')
    expect(completed('generate', '')).toMatch(/--diff.* saQuotation salesTask$/)
    expect(completed('rename', 'sal')).toBe('salesTask')
    expect(completed('generate', '--dif')).toBe('--diff')
    expect(completed('define', 'sa')).toBe('')
  } finally {
    box.remove()
  }
  // Without a project nothing is offered, and the shell goes on.
  expect(await script('entities')).toMatchObject({
    exit: 2,
    out: expect.stringContaining('No lading.config.ts') as string,
  })
})

it('knows zsh and fish, and no other shell', async () => {
  expect((await script('zsh')).out).toContain('bashcompinit')
  expect((await script('fish')).out).toContain("-a undo -d 'take the last run back, byte by byte'")
  expect((await script('fish')).out).toContain(
    "'__fish_seen_subcommand_from generate' -f -a '(lading completion entities 2>/dev/null)'",
  )
  expect(await script('cmd')).toMatchObject({
    exit: 2,
    out: expect.stringContaining('bash, zsh, fish') as string,
  })
})
