import { measurePart, PARTS } from './measure'

/** Prints the table of the inference; `node --import tsx` runs it. */
for (const part of process.argv.length > 2 ? (process.argv.slice(2) as (typeof PARTS)[number][]) : PARTS) {
  for (const { set, fields, right, listed, silent, wrong, extra } of await measurePart(part)) {
    process.stdout.write(
      `${part} ${set}: ${fields} fields, ${right} right, ${listed} listed, ${silent} silent\n`,
    )
    for (const each of wrong) process.stdout.write(`   ${each}\n`)
    if (extra.length > 0) process.stdout.write(`   more: ${extra.join(', ')}\n`)
  }
}
