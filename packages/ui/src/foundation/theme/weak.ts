import type { ThemeConfig } from 'antd'

/**
 * Colours of states and tags for who does not tell red and green apart: blue stands for what is well, vermilion for what
 * is wrong, ochre between them, after the palette of Okabe and Ito, darkened or lifted until text in them can be read.
 * Photographs stay as they are, which a filter over the page would turn around.
 */
export function weakTokens(mode: 'light' | 'dark'): Partial<ThemeConfig['token']> {
  const states =
    mode === 'light'
      ? { colorSuccess: '#0072b2', colorWarning: '#8a6d00', colorError: '#b34700' }
      : { colorSuccess: '#56b4e9', colorWarning: '#e6d200', colorError: '#ff9d5c' }
  return {
    ...states,
    green: '#0072b2',
    lime: '#0072b2',
    red: '#b34700',
    volcano: '#b34700',
    orange: '#8a6d00',
    gold: '#8a6d00',
  } as Partial<ThemeConfig['token']>
}
