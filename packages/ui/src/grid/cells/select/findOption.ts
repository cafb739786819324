import type { GridOption } from '../../api/option'

/** The option a typed or pasted text means: its text or its value, exactly, else without case and outer spaces. */
export function findOption(options: readonly GridOption[], text: string): GridOption | undefined {
  const plain = text.trim()
  const lower = plain.toLowerCase()
  return (
    options.find((option) => option.text === plain) ??
    options.find((option) => option.value === plain) ??
    options.find((option) => option.text.trim().toLowerCase() === lower) ??
    options.find((option) => option.value.trim().toLowerCase() === lower)
  )
}

/** The options that contain what is typed, in text or value; those that begin with it first. */
export function filterOptions(options: readonly GridOption[], typed: string): readonly GridOption[] {
  const plain = typed.trim().toLowerCase()
  if (plain === '') return options
  const starting: GridOption[] = []
  const containing: GridOption[] = []
  for (const option of options) {
    const text = option.text.toLowerCase()
    if (text.startsWith(plain) || option.value.toLowerCase() === plain) starting.push(option)
    else if (text.includes(plain) || option.value.toLowerCase().includes(plain)) containing.push(option)
  }
  return [...starting, ...containing]
}
