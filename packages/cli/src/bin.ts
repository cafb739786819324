import { runProgram } from './program'

process.on('SIGINT', () => process.exit(130))

process.exitCode = await runProgram(process.argv.slice(2), {
  stdout: (text) => void process.stdout.write(text),
  stderr: (text) => void process.stderr.write(text),
  interactive: process.stdin.isTTY === true && process.stdout.isTTY === true,
  env: process.env,
  cwd: process.cwd(),
})
