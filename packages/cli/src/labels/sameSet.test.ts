import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inferFields } from '../infer/inferEntity'
import { readText } from './readLabels'

/** One set of names in every form that can say it. */
const FORMS: Record<string, (names: string[]) => string> = {
  '.txt': (names) => `Gadget (gadget): ${names.join(', ')}.`,
  '.csv': (names) => `${names.join(',')}\n`,
  '.tsv': (names) => `${names.join('\t')}\r\n`,
  '.yaml': (names) => `entity: gadget\nfields:\n${names.map((name) => `  - ${name}\n`).join('')}`,
  '.json': (names) =>
    JSON.stringify({
      $schema: 'x',
      title: 'gadget',
      properties: Object.fromEntries(names.map((name) => [name, {}])),
    }),
  '.ts': (names) => `export interface Gadget {\n${names.map((name) => `  ${name}?: unknown\n`).join('')}}\n`,
  // An unknown type says nothing.
  '.sql': (names) => `CREATE TABLE gadget (\n${names.map((name) => `  ${name} geometry`).join(',\n')}\n);`,
}

function definition(text: string, ending: string) {
  const set = readText(text, 'x', 'gadget', ending)
  const [entity] = set.entities
  return [entity!.key, inferFields(entity!, entity!, set, {}, [])]
}

describe('one set of names', () => {
  const word = fc.constantFrom(
    'customer',
    'order',
    'delivery',
    'total',
    'unit',
    'tax',
    'vessel',
    'act',
    'wh',
    'qty',
    'eta',
  )
  const head = fc.constantFrom(
    'date',
    'name',
    'qty',
    'amount',
    'status',
    'remark',
    'type',
    'code',
    'rate',
    'person',
    'time',
    'photo',
  )
  const name = fc.tuple(word, head).map((words) => words.join('_'))

  it.each(Object.keys(FORMS))('gives the same definition as prose and as %s', (ending) => {
    fc.assert(
      fc.property(fc.uniqueArray(name, { minLength: 2, maxLength: 12 }), (names) => {
        expect(definition(FORMS[ending]!(names), ending)).toEqual(definition(FORMS['.txt']!(names), '.txt'))
      }),
      { numRuns: 60 },
    )
  })
})

describe('hostile text', () => {
  const piece = fc.constantFrom(
    'CREATE TABLE t (',
    'a varchar(',
    ')',
    ',',
    "'",
    '`',
    '"',
    '[',
    ']',
    'CHECK (',
    'COMMENT',
    ';',
    '--',
    '/*',
    '{',
    '}',
    ':',
    '- ',
    '&a',
    '*a',
    '$ref',
    '\n',
    '\t',
    '|',
    '（',
    '、',
    '字段',
    '__proto__',
    'interface X {',
  )
  it.each(['', ...Object.keys(FORMS)])(
    'as "%s" never fails in another way than with a sentence',
    (ending) => {
      fc.assert(
        fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 4 })), { maxLength: 60 }), (pieces) => {
          try {
            readText(pieces.join(''), 'x', 'probe', ending)
          } catch (error) {
            expect((error as Error).name).toBe('Failure')
          }
        }),
        { numRuns: 150 },
      )
    },
  )

  it.each(['.txt', '.sql', '.csv', ''])(
    'that is large is read in time that grows with its size (%s)',
    (ending) => {
      for (const text of ['(', "'", 'a, ', 'a (', ': ', '1-', '明细', ' ']) {
        const started = performance.now()
        try {
          readText(text.repeat(20_000), 'x', 'probe', ending)
        } catch (error) {
          expect((error as Error).name).toBe('Failure')
        }
        expect(performance.now() - started).toBeLessThan(5_000)
      }
    },
  )
})
