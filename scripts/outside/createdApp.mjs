import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from '../lib/run.mjs'
import { browse, hold } from './browse.mjs'
import { must, OUTSIDE } from './pack.mjs'
import { freePort, whileServing } from './serve.mjs'

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'

/** A portal of `lading create`: made by the built tool, installed, tested and started as its README says. */
export async function createdApp(tarballs) {
  const folder = join(OUTSIDE, 'my portal')
  rmSync(folder, { recursive: true, force: true })
  const tool = join(root, 'packages', 'cli', 'bin', 'lading.mjs')
  await must(
    'lading create',
    run(process.execPath, [tool, 'create', 'my portal'], { cwd: OUTSIDE, quiet: true }),
  )
  const file = join(folder, 'package.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8'))
  hold(manifest.name === 'my-portal', `it is called ${manifest.name}`)
  // What would come from the registry comes from the tarballs, also where one of ours asks for another.
  const ours = Object.fromEntries(Object.entries(tarballs).map(([name, path]) => [name, `file:${path}`]))
  for (const group of [manifest.dependencies, manifest.devDependencies])
    for (const name of Object.keys(group)) if (ours[name]) group[name] = ours[name]
  writeFileSync(file, JSON.stringify({ ...manifest, overrides: ours }, null, 2))
  const install = ['install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error']
  await must('npm install', run(npm, install, { cwd: folder, quiet: true }))
  const lading = (...args) =>
    must(`lading ${args[0]}`, run(npm, ['run', 'lading', '--', ...args], { cwd: folder, quiet: true }))
  await lading('add', 'cell', 'stars')
  await lading('add', 'page', 'Board', '--area', 'service', '--zh', '看板', '--en', 'Board')
  await must('npm run lint', run(npm, ['run', 'lint'], { cwd: folder, quiet: true }))
  await must('npm test', run(npm, ['test'], { cwd: folder, quiet: true }))
  await must('npm run build', run(npm, ['run', 'build'], { cwd: folder, quiet: true }))
  await lading('check')
  hold(existsSync(join(folder, 'dist', 'web', 'index.html')), 'no pages were built')
  const port = await freePort()
  const env = { PORT: String(port), CAPTCHA_TEXT: 'abcd' }
  const url = `http://127.0.0.1:${port}/pc/`
  await whileServing(['dist/server/main.js'], { cwd: folder, env, ready: url, seconds: 120 }, () =>
    browse(url, async (page) => {
      await page.getByLabel('用户名').fill('admin')
      await page.getByLabel('密码', { exact: true }).fill('Lading@2026')
      await page.getByRole('textbox', { name: '验证码' }).fill('abcd')
      await page.getByRole('button', { name: '登录', exact: true }).click()
      await page.waitForURL(/dashboard/)
      await page.goto(`${url}service/work-order`)
      await page.getByRole('button', { name: '新增' }).waitFor()
      // The heading and the row that measures are there before the example's rows.
      await page.getByRole('row').nth(2).waitFor()
      await page.goto(`${url}service/board`)
      await page.getByRole('heading', { name: '看板' }).waitFor()
    }),
  )
}
