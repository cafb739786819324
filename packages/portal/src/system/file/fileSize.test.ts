import { expect, it } from 'vitest'
import { fileSize } from './fileSize'

it.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1.0 kB'],
  [1_572_864, '1.5 MB'],
  [5 * 1024 ** 4, '5120.0 GB'],
])('%i bytes are %s', (bytes, text) => expect(fileSize(bytes)).toBe(text))
