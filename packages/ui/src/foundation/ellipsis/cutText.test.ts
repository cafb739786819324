import { describe, expect, it } from 'vitest'
import { cutText, textWidth } from './cutText'

describe('cutText', () => {
  it('counts everything beyond ASCII as two units', () => {
    expect(textWidth('ab中文')).toBe(6)
    expect(cutText('上海港到港日期', 12)).toBe('上海港到港日…')
    expect(cutText('上海港到港日', 12)).toBe('上海港到港日')
    expect(cutText('abcdefghijklm', 12)).toBe('abcdefghijkl…')
  })

  it('never cuts a character in two', () => {
    expect(cutText('😀😀😀', 4)).toBe('😀😀…')
  })
})
