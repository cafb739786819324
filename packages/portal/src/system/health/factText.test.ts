import { expect, it } from 'vitest'
import { factText } from './factText'

it.each([
  ['freeMb', 20_480, '20 GB'],
  ['sizeMb', 12.34, '12.3 MB'],
  ['answerMs', 1.25, '1.3 ms'],
  ['uptimeSeconds', 93_784, '1 d 2 h 3 min'],
  ['count', 12_345, '12,345'],
  ['version', '17.1', '17.1'],
  ['version', null, '–'],
])('%s %s is %s', (name, value, text) => expect(factText(name, value, 'en-US')).toBe(text))
