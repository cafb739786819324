import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { runProgram } from '../../program'

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

it('knows zsh and fish, and no other shell', async () => {
  expect((await script('zsh')).out).toContain('bashcompinit')
  expect((await script('fish')).out).toContain("-a undo -d 'take the last run back, byte by byte'")
  expect(await script('cmd')).toMatchObject({
    exit: 2,
    out: expect.stringContaining('bash, zsh, fish') as string,
  })
})
