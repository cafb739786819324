import { join } from 'node:path'
import { browse, hold } from './browse.mjs'
import { must } from './pack.mjs'
import { freePort, whileServing } from './serve.mjs'
import { runInstalled, stranger, workspaceVersion } from './stranger.mjs'

/** Pages that Next renders on its server: a grid, a list, and dialogs that are closed. */
export async function nextApp(tarballs) {
  const names = [
    'antd',
    'react',
    'react-dom',
    'react-hook-form',
    'typescript',
    '@types/react',
    '@types/react-dom',
  ]
  const folder = await stranger('next', {
    tarballs,
    ours: ['@lading/core', '@lading/ui'],
    dependencies: {
      ...Object.fromEntries(names.map((name) => [name, workspaceVersion(name)])),
      '@types/node': workspaceVersion('@types/node'),
      next: '16.4.6',
    },
  })
  const env = { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' }
  await must('next build', runInstalled(folder, 'next', 'next', ['build'], { env }))
  const port = await freePort()
  const script = join(folder, 'node_modules', 'next', 'dist', 'bin', 'next')
  const url = `http://127.0.0.1:${port}/`
  const args = [script, 'start', '--hostname', '127.0.0.1', '--port', String(port)]
  await whileServing(args, { cwd: folder, env, ready: url }, async () => {
    const html = await (await fetch(url)).text()
    hold(html.includes('role="grid"'), 'the server renders no grid')
    hold(html.includes('Quotation no.'), 'the server renders no list')
    await browse(url, async (page) => {
      await page.getByText('Bolt M8').waitFor()
      await page.getByRole('button', { name: 'Open the wizard' }).click()
      await page.getByRole('dialog').waitFor()
      // The brand of the application around holds inside of the provider.
      const colour = await page.getByTestId('brand').evaluate((element) => getComputedStyle(element).color)
      hold(colour === 'rgb(168, 7, 26)', `the primary colour is ${colour}`)
    })
  })
}
