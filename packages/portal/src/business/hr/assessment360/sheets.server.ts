import type { Row } from '@lading/core/entity'
import { calculateFormula } from '@lading/core/entity'
import type { Effect } from '@lading/server'

const KEY = 'assessment360'

/** A sheet for each appraiser, when there are several: each scores for itself and sees no score of the others on its own. */
export const giveSheets: Effect = async ({ record, lines, records }) => {
  const people = String(record.appraisersName ?? '')
    .split(',')
    .filter((each) => each !== '')
  if (people.length < 2) return
  const { id, title, taskYear, tempType, personAssessedName } = record
  const sheets = records(KEY, { asSystem: true })
  const points = (lines.assessment360Line ?? []).map(({ examCont, referStand, standScore }) => ({
    examCont,
    referStand,
    standScore,
  }))
  for (const appraisersName of people) {
    const sheet = await sheets.add(
      { title, taskYear, tempType, personAssessedName, appraisersName, assessment360Line: points },
      { madeFrom: { id: String(id), again: true } },
    )
    await sheets.act(String(sheet.id), 'publish')
  }
  await sheets.edit(String(id), { sheets: people.length })
  await sheets.act(String(id), 'distribute')
}

const average = (rows: readonly Row[]): number | null =>
  calculateFormula(
    { over: [{ plus: rows.map(({ total }) => Number(total ?? 0)) }, rows.length] },
    { row: {} },
    2,
  )

/** With the last sheet of an assessment finished, it is finished, too, and has the average of its sheets. */
export const sumUp: Effect = async ({ record, records }) => {
  const all = records(KEY, { asSystem: true })
  for (const whole of await all.origins(KEY, String(record.id))) {
    const sheets = await all.lock(await all.madeFrom({ id: whole }))
    if (sheets.some(({ status }) => status !== 'finished')) continue
    await all.edit(whole, { average: average(sheets) })
    await all.act(whole, 'collect')
  }
}
