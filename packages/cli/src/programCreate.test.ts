import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeSkeleton } from '../skeleton/collect.mjs'
import { runProgram } from './program'
import type { Sandbox } from './testing/sandbox'
import { createSandbox } from './testing/sandbox'

let box: Sandbox
let said: string
beforeEach(() => {
  box = createSandbox()
  said = ''
})
afterEach(() => box.remove())

/** What a portal starts from is taken out of this repository, as a build does it. */
function lading(...args: string[]) {
  const skeleton = join(box.root, 'skeleton.json')
  writeSkeleton(skeleton)
  const say = (text: string) => void (said += text)
  const env = { LADING_SKELETON: skeleton }
  return runProgram(args, { stdout: say, stderr: say, interactive: false, env, cwd: box.root })
}

it('makes a portal whose pages and definitions agree, with everything its sources import', async () => {
  expect(await lading('create', '我的 Portal', '--name', 'my-portal')).toBe(0)
  expect(said).toContain('npm install && npm start')
  const manifest = JSON.parse(box.read('我的 Portal/package.json')) as Record<string, Record<string, string>>
  expect(manifest).toMatchObject({ name: 'my-portal', private: true })
  expect(await lading('check', '-C', '我的 Portal'), said).toBe(0)
  expect(said).toContain('pages and definitions agree')
  const sources = Object.entries(box.snapshot()).filter(([path]) =>
    /^我的 Portal\/((src|server)\/.*|[\w.]+\.)tsx?$/.test(path),
  )
  expect(sources.some(([path]) => path.endsWith('WorkOrderForm.tsx'))).toBe(true)
  expect(Object.keys(box.snapshot())).toContain('我的 Portal/eslint.config.js')
  expect(sources.filter(([path]) => path.includes('/quotation/'))).toEqual([])
  const imported = sources.flatMap(([, text]) =>
    [...text.matchAll(/from '((?:@[\w-]+\/)?[\w.-]+)[^']*'/g)].map(([, name]) => name!),
  )
  const known = { ...manifest.dependencies, ...manifest.devDependencies }
  const missing = imported.filter((name) => !name.startsWith('.') && name !== 'node' && !known[name])
  expect([...new Set(missing)]).toEqual([])
  // What its own files import is there too: our business is not, and nothing may need it.
  const files = new Set(Object.keys(box.snapshot()))
  const dangling = sources.flatMap(([path, text]) =>
    [...text.replaceAll(/\/\*\*[^]*?\*\//g, '').matchAll(/(?:from |import\()'(@\/|\.{1,2}\/)([^']+)'/g)]
      .map(([, from, name]) =>
        posix.join(from === '@/' ? '我的 Portal/src' : posix.join(dirname(path), from!), name!),
      )
      .filter((to) => !['', '.ts', '.tsx', '/index.ts', '/index.tsx'].some((end) => files.has(to + end)))
      .map((to) => `${path}: ${to}`),
  )
  expect(dangling).toEqual([])
  expect(Object.values(known).filter((version) => /workspace|catalog/.test(version))).toEqual([])
})

it('names a package after a Chinese folder, and a folder with a blank as a shell takes it', async () => {
  expect(await lading('create', '仓库 管理', '--empty'), said).toBe(0)
  expect(said).toContain('cd "仓库 管理" && npm install')
  const { name } = JSON.parse(box.read('仓库 管理/package.json')) as { name: string }
  expect(name).toMatch(/^warehouse-[a-z]+$/)
})

it('never touches a folder that holds something, and takes an empty one', async () => {
  mkdirSync(join(box.root, 'full'))
  writeFileSync(join(box.root, 'full', 'mine.txt'), 'mine')
  expect(await lading('create', 'full')).toBe(6)
  expect(said).toContain('error[not-empty]')
  expect(Object.keys(box.snapshot()).filter((path) => path.startsWith('full/'))).toEqual(['full/mine.txt'])
  mkdirSync(join(box.root, 'bare'))
  expect(await lading('create', 'bare', '--empty')).toBe(0)
  expect(await lading('create', '～～')).toBe(2)
  expect(said).toContain('--name my-portal')
})
