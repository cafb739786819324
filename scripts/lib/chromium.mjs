import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { root, run, runBin } from './run.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge']
const HEADLESS_SHELLS = ['chromium-headless-shell', 'chrome-headless-shell']
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/**
 * Path of a Chromium: `CHROMIUM_PATH`, the system's, Playwright's own (downloaded when that works), or Debian's
 * package when this is root on Debian. `undefined` when there is none to be had.
 */
export async function findChromium() {
  const given = process.env.CHROMIUM_PATH
  if (given) return existsSync(given) ? given : undefined
  return onThisMachine() ?? (await download()) ?? (await fromDebian())
}

/**
 * Path of a Chromium without windows, which computes a tenth less for the same pages; for tests of components, unless
 * `CHROMIUM_PATH` names a browser. `undefined` when there is none.
 */
export function findHeadlessShell() {
  return process.env.CHROMIUM_PATH ? undefined : onPath(HEADLESS_SHELLS)
}

const onThisMachine = () => onPath(NAMES) ?? PLACES.find((path) => existsSync(path))

function onPath(names) {
  const extension = process.platform === 'win32' ? '.exe' : ''
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name + extension)))
    .find((path) => existsSync(path))
}

function playwrightsOwn() {
  const require = createRequire(join(root, 'package.json'))
  const path = require('@playwright/test').chromium.executablePath()
  return path && existsSync(path) ? path : undefined
}

async function download() {
  const own = playwrightsOwn()
  if (own) return own
  console.log('• No Chromium on this machine: trying the download of Playwright …')
  await Promise.race([
    runBin('@playwright/test', ['install', 'chromium'], { command: 'playwright', quiet: true }),
    new Promise((resolve) => setTimeout(resolve, 180_000).unref()),
  ])
  return playwrightsOwn()
}

async function fromDebian() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return undefined
  console.log('• Installing the Debian package chromium …')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update'], { quiet: true, env })
  await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-cjk'], {
    quiet: true,
    env,
  })
  return onThisMachine()
}
