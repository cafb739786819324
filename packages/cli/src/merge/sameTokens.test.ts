import { expect, it } from 'vitest'
import { sameTokens } from './sameTokens'

it.each([
  ["f('a', [1, 2])", 'f(\n  "a",\n  [\n    1,\n    2,\n  ],\n);\n'],
  ['<A b={{ c: 1 }} />', '<A\n  b={{\n    c: 1,\n  }}\n/>'],
  ["const a = 'it\\'s'", 'const a = "it\'s"'],
])('finds that %j is only laid out otherwise', (a, b) => expect(sameTokens(a, b)).toBe(true))

it.each([
  ["f('a')", "f('b')"],
  ['/** One. */ f()', '/** Two. */ f()'],
  ['// a\nf()', 'f()'],
  ['f(a, b)', 'f(a)'],
  ['`a b`', '`a  b`'],
  ["f('a b')", "f('a  b')"],
  ['f(1, 2)', 'f(12)'],
])('finds that %j and %j differ', (a, b) => expect(sameTokens(a, b)).toBe(false))
