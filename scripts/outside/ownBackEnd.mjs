import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { browse, hold } from './browse.mjs'
import { must } from './pack.mjs'
import { filesOf, runInstalled, stranger, workspaceVersion } from './stranger.mjs'

const DOCUMENTS = ['en-US', 'zh-CN'].map((locale) => `packages/ui/docs/own-back-end.${locale}.md`)

/** Milliseconds in which a second press of the same button is taken for one too many. */
const PRESS_INTERVAL = 300

/** The application of the page on back ends of one's own, as the page gives it, on a server that is not ours. */
export async function ownBackEnd(tarballs) {
  const [files, others] = DOCUMENTS.map(filesOf)
  hold(JSON.stringify(files) === JSON.stringify(others), `${DOCUMENTS.join(' and ')} give different files`)
  const names = [
    'antd',
    'react',
    'react-dom',
    'react-hook-form',
    'vite',
    'typescript',
    '@types/react',
    '@types/react-dom',
  ]
  const folder = await stranger('own-back-end', {
    tarballs,
    ours: ['@lading/core', '@lading/ui'],
    dependencies: Object.fromEntries(names.map((name) => [name, workspaceVersion(name)])),
    files,
  })
  await must('tsc', runInstalled(folder, 'typescript', 'tsc', ['-p', '.']))
  await must('vite build', runInstalled(folder, 'vite', 'vite', ['build', '--logLevel', 'warn']))
  const { startShop } = await import(pathToFileURL(join(folder, 'server.mjs')).href)
  const shop = await startShop(join(folder, 'dist'))
  try {
    await browse(shop.url, (page) => work(page, shop))
  } finally {
    await shop.stop()
  }
}

/** Lists, searches, edits, is refused, meets another's save, and adds. */
async function work(page, { orders }) {
  const cell = (text) => page.getByText(text, { exact: true })
  const button = (name) => page.getByRole('button', { name, exact: true })
  await cell('N-012').waitFor()
  await page.getByLabel('Number').first().fill('007')
  await page.keyboard.press('Enter')
  await cell('N-012').waitFor({ state: 'detached' })
  await cell('N-007').waitFor()
  hold((await cell('Euro').count()) > 0, 'the dictionary gives no text')

  await button('Edit N-007').click()
  const customer = page.getByRole('textbox', { name: /Customer/ })
  await customer.waitFor()
  await page.getByText('Bolt M8').waitFor()
  hold((await customer.inputValue()) === 'Buyer 7', 'the form does not show the order')
  await customer.fill('nobody')
  await page.getByText('Bolt M8').click()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type('12')
  await page.keyboard.press('Enter')
  await button('Save').click()
  await page.getByText('We do not sell to nobody').first().waitFor()
  await customer.fill('Somebody Ltd.')
  // Nobody reads a refusal, mends it and saves so fast: such a press is refused (spec 2 §5).
  await page.waitForTimeout(PRESS_INTERVAL)
  await button('Save').click()
  await button('Edit N-007').waitFor()
  const saved = orders.get('7')
  hold(saved.buyer === 'Somebody Ltd.' && saved.rev === 2, `not saved: ${JSON.stringify(saved)}`)
  hold(
    saved.items[0].qty === 12 && saved.items[0].article === 'Bolt M8',
    `its line: ${JSON.stringify(saved.items)}`,
  )

  const add = page.getByRole('button', { name: /Add$/ })
  await add.click()
  await page.getByRole('textbox', { name: /Number/ }).fill('N-100')
  await customer.fill('New Ltd.')
  await page.getByRole('combobox', { name: /Currency/ }).click()
  await page.getByTitle('Euro').click()
  await button('Save').click()
  await button('Edit N-007').waitFor()
  const added = [...orders.values()].find(({ no }) => no === 'N-100')
  hold(added?.buyer === 'New Ltd.' && added.currency === 'EUR', `not added: ${JSON.stringify(added)}`)
}
