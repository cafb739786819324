import { expect, it } from 'vitest'
import { previewOf } from './previewOf'

it.each([
  ['Hello ${name}', '{"name":"Wang"}', 'Hello Wang'],
  ['${a}${b}', '{"a":1}', '1${b}'],
  ['${a}', '', '${a}'],
  ['${a}', '{"a":"${b}","b":"x"}', '${b}'],
  ['x', '[]', undefined],
  ['x', '{"a":{}}', undefined],
  ['x', 'no', undefined],
])('%s with %s is %s', (content, json, text) => expect(previewOf(content, json)).toBe(text))
