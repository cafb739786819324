import * as cron from '@lading/core/cron'
import { describe, expect, it } from 'vitest'
import { membersOf, readInUi, tablesOf } from '../testing/documents'

const own = {
  CronBuilder: membersOf(readInUi('src/cron-builder/CronBuilder.tsx'), 'CronBuilderProps'),
  CronInput: [
    ...membersOf(readInUi('src/cron-builder/CronInput.tsx'), 'CronInputProps'),
    ...['weekdays', 'zone', 'defaultField', 'defaultInsight', 'disabled'],
  ],
}

describe.each(['zh-CN', 'en-US'])('the document of the cron builder (%s)', (locale) => {
  const [builder, input, , functions] = tablesOf(readInUi(`docs/cron-builder.${locale}.md`))

  it('names every property, and no other', () => {
    expect(builder?.toSorted()).toEqual(own.CronBuilder.toSorted())
    const standard = own.CronInput.filter((name) => !name.startsWith('aria'))
    expect(input?.toSorted()).toEqual(standard.toSorted())
  })

  it('names functions that exist', () => {
    expect(functions?.length).toBeGreaterThan(5)
    expect(functions?.filter((name) => typeof cron[name as keyof typeof cron] !== 'function')).toEqual([])
  })
})
