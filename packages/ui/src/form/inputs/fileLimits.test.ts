import { describe, expect, it } from 'vitest'
import { MAX_FILE_BYTES, refuseFile, splitPaths } from './fileLimits'

describe('refuseFile', () => {
  it('holds 15 MB and six files, to the byte and to the file', () => {
    expect(refuseFile(MAX_FILE_BYTES, 5, 6)).toBeUndefined()
    expect(refuseFile(MAX_FILE_BYTES + 1, 0, 6)).toBe('tooLarge')
    expect(refuseFile(1, 6, 6)).toBe('tooMany')
    expect(refuseFile(1, 1, 1)).toBe('tooMany')
  })
})

describe('splitPaths', () => {
  it('reads the comma list of a record', () => {
    expect(splitPaths('a/1.pdf,b/2.png')).toEqual(['a/1.pdf', 'b/2.png'])
    expect(splitPaths(null)).toEqual([])
  })
})
