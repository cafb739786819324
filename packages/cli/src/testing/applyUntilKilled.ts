import { applyChanges } from '../files/applyChanges'

/** Writes twenty files again and again, each round with another text, until somebody kills the process. */
const root = process.argv[2]!
process.stdout.write('started\n')
for (let round = 1; ; round++) {
  const changes = Array.from({ length: 20 }, (_, index) => ({ path: `f${index}.ts`, text: `round ${round}` }))
  applyChanges(root, '.lading', changes)
}
