import { cpSync, existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'

/** A fresh data folder that holds a copy of the run's database: seeded, without business tables. */
export function freshDataDir(): string {
  const dir = mkdtempSync(join(tmpdir(), 'lading-test-'))
  const template = inject('template')
  if (template && existsSync(join(template, 'pg')))
    cpSync(join(template, 'pg'), join(dir, 'pg'), { recursive: true })
  return dir
}
