import { join } from 'node:path'
import { browse } from './browse.mjs'
import { must } from './pack.mjs'
import { freePort, whileServing } from './serve.mjs'
import { filesOf, runInstalled, stranger, workspaceVersion } from './stranger.mjs'

/** The first page of the README of @lading/ui, on the oldest versions of its peers. */
export async function viteApp(tarballs) {
  const folder = await stranger('vite', {
    tarballs,
    ours: ['@lading/core', '@lading/ui'],
    dependencies: {
      antd: '6.6.0',
      react: '19.0.0',
      'react-dom': '19.0.0',
      'react-hook-form': '7.63.0',
      '@types/react': '~19.0.0',
      '@types/react-dom': '~19.0.0',
      typescript: workspaceVersion('typescript'),
      vite: workspaceVersion('vite'),
    },
    files: filesOf('packages/ui/README.md'),
  })
  await must('tsc', runInstalled(folder, 'typescript', 'tsc', ['-p', '.']))
  await must('vite build', runInstalled(folder, 'vite', 'vite', ['build', '--logLevel', 'warn']))
  const port = await freePort()
  const script = join(folder, 'node_modules', 'vite', 'bin', 'vite.js')
  const args = [script, 'preview', '--host', '127.0.0.1', '--port', String(port), '--strictPort']
  const url = `http://127.0.0.1:${port}/`
  await whileServing(args, { cwd: folder, ready: url }, () =>
    browse(url, async (page) => {
      await page.getByRole('grid').waitFor()
      await page.getByText('Bolt M8').click()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.type('7')
      await page.keyboard.press('Enter')
      await page.getByText('7 pieces').waitFor()
    }),
  )
}
