import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { CRON_FIELDS, parseCron } from '@lading/core/cron'
import type { CronFieldName } from '@lading/core/cron'
import { describe, expect, it } from 'vitest'
import { faultOf, setField } from './expression'
import { draftOf, FIELD_CHOICES, firstDraft, readField, textOfDraft, withNames } from './fieldChoice'
import type { FieldDraft } from './fieldChoice'
import { previewOf, runText, timeZones } from './preview'

describe('draftOf', () => {
  it.each<[CronFieldName, string, FieldDraft]>([
    ['second', '*', { choice: 'every' }],
    ['minute', '5', { choice: 'specify', items: ['5'] }],
    ['hour', '8-18', { choice: 'range', from: 8, to: 18 }],
    ['hour', '8-18/2', { choice: 'specify', items: ['8-18/2'] }],
    ['day', '?', { choice: 'unset' }],
    ['day', '1-5,10,LW', { choice: 'specify', items: ['1-5', '10', 'LW'] }],
    ['day', '15W', { choice: 'workday', day: 15 }],
    ['day', 'LW', { choice: 'lastWorkday', offset: 0 }],
    ['day', 'L-3', { choice: 'last', offset: 3 }],
    ['month', 'JAN,3-5', { choice: 'specify', items: ['1', '3-5'] }],
    ['month', '*/2', { choice: 'loop', start: 1, step: 2 }],
    ['week', '?', { choice: 'unset' }],
    ['week', '1-5', { choice: 'range', from: 1, to: 5 }],
    ['week', '7', { choice: 'specify', items: ['SUN'] }],
    ['week', 'TUE-SAT/2', { choice: 'loop', start: 2, step: 2 }],
    ['week', 'FRIL', { choice: 'lastWeekday', weekday: 5 }],
    ['week', '2#3', { choice: 'nth', weekday: 2, nth: 3 }],
    ['year', '2026-2030', { choice: 'range', from: 2026, to: 2030 }],
  ])('reads %s %s', (field, text, draft) => {
    expect(draftOf(field, text)).toEqual(draft)
  })

  it('reads numbers of week days in the numbering that was asked for', () => {
    expect(draftOf('week', '2', 'quartz')).toEqual({ choice: 'specify', items: ['MON'] })
  })

  it('has no choice for what cannot be read', () => {
    expect(draftOf('hour', '25')).toBeUndefined()
    expect(draftOf('week', 'XYZ')).toBeUndefined()
  })

  it.each(CRON_FIELDS.flatMap((field) => FIELD_CHOICES[field].map((choice) => [field, choice] as const)))(
    'comes back to the same choice after it was written: %s %s',
    (field, choice) => {
      const draft = firstDraft(field, choice, 2026)
      expect(draftOf(field, textOfDraft(field, draft))).toEqual(draft)
    },
  )

  it('starts years at the current one and stays within the limits', () => {
    expect(firstDraft('year', 'range', 2026)).toEqual({ choice: 'range', from: 2026, to: 2119 })
    expect(firstDraft('second', 'range', 2026)).toEqual({ choice: 'range', from: 1, to: 59 })
  })

  it('takes a list without items for every', () => {
    expect(textOfDraft('hour', { choice: 'specify', items: [] })).toBe('*')
  })
})

describe('readField', () => {
  it('counts positions from the start of the field', () => {
    expect(() => readField('week', 'MON,FOO', 'unix')).toThrow(
      expect.objectContaining({ position: 4, field: 'week' }),
    )
  })
})

describe('setField', () => {
  it.each([
    ['', 'hour', '9', '0 0 9 * * ? *'],
    ['0 0 9 ? * 1-5', 'hour', '10', '0 0 10 ? * MON-FRI *'],
    ['0 0 9 ? * 1-5', 'day', '15', '0 0 9 15 * ? *'],
    ['0 0 9 15 * ? *', 'week', 'MON', '0 0 9 ? * MON *'],
    ['* * * * * ? *', 'year', '2027', '0 0 0 1 1 ? 2027'],
  ] as const)('%s with %s = %s', (value, field, text, expected) => {
    expect(setField(value, field, text, 'unix')).toBe(expected)
  })

  it('leaves texts of other fields that cannot be read', () => {
    expect(setField('0 99 9 * * ? *', 'hour', '8', 'unix')).toBe('0 99 8 * * ? *')
    expect(withNames('week', 'FOO', 'unix')).toBe('FOO')
  })
})

describe('faultOf', () => {
  it('names the field and the reason', () => {
    const fault = faultOf('0 0 25 * * ?', 'unix')
    expect(fault?.field).toBe('hour')
    expect(fault?.text('zh-CN')).toBe('第5个字符（时）：25不在0到23之间')
    expect(faultOf('', 'unix')).toBeUndefined()
    expect(faultOf('0 0 9 * * ?', 'unix')).toBeUndefined()
  })
})

describe('previewOf', () => {
  const from = new Date('2026-11-20T02:00:00Z')

  it('says ten runs with year and week day on the clock of the zone', () => {
    const preview = previewOf('0 0 9 ? * MON-FRI', {
      from,
      zone: 'Asia/Shanghai',
      locale: 'zh-CN',
      weekdays: 'unix',
    })
    expect(preview?.words).toBe('每周一到周五 09:00:00')
    expect(preview?.runs).toHaveLength(10)
    expect(preview?.runs[0]).toBe('2026-11-23 09:00:00 周一')
  })

  it('says fewer when the expression ends, and nothing of a bad one', () => {
    const options = { from, zone: 'UTC', locale: 'en-US', weekdays: 'unix' } as const
    expect(previewOf('0 0 0 1 1 ? 2027', options)?.runs).toEqual(['2027-01-01 00:00:00 Fri'])
    expect(previewOf('0 0', options)).toBeUndefined()
  })

  it('shows one moment on different clocks', () => {
    expect(runText(from, 'UTC', 'en-US')).toBe('2026-11-20 02:00:00 Fri')
    expect(runText(from, 'America/New_York', 'zh-CN')).toBe('2026-11-19 21:00:00 周四')
    expect(timeZones()).toContain('Asia/Shanghai')
    expect(timeZones()[0]).toBe('UTC')
  })
})

describe('the entry point', () => {
  const IMPORT = /from '([^']+)'/g

  function reached(file: string, seen = new Set<string>()): Set<string> {
    if (seen.has(file)) return seen
    seen.add(file)
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      if (!name.startsWith('.')) seen.add(name)
      else {
        const path = resolve(dirname(file), name)
        const found = ['.ts', '.tsx'].map((end) => path + end).find(exists)
        if (!found) throw new Error(`${file} imports ${name}, which is not there.`)
        reached(found, seen)
      }
    }
    return seen
  }

  function exists(file: string): boolean {
    try {
      readFileSync(file)
      return true
    } catch {
      return false
    }
  }

  it('brings neither the grid nor what only the grid needs', () => {
    const all = [...reached(resolve(import.meta.dirname, '../index.ts'))]
    expect(all.some((file) => file.endsWith('CronBuilder.tsx'))).toBe(true)
    expect(all.filter((file) => /\/src\/(?:grid|form|list-page)\/|@tanstack|@dnd-kit/.test(file))).toEqual([])
  })

  it('uses expressions that core reads', () => {
    for (const field of CRON_FIELDS) {
      for (const choice of FIELD_CHOICES[field]) {
        const value = setField('', field, textOfDraft(field, firstDraft(field, choice, 2026)), 'unix')
        expect(() => parseCron(value), value).not.toThrow()
      }
    }
  })
})
