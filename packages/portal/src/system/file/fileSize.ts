const UNITS = ['B', 'kB', 'MB', 'GB']
const STEP = 1024

/** Bytes as people read them: `12 B`, `3.4 MB`. */
export function fileSize(bytes: number): string {
  const power = Math.min(
    UNITS.length - 1,
    Math.max(0, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(STEP))),
  )
  const value = bytes / STEP ** power
  return `${power === 0 ? value : value.toFixed(1)} ${UNITS[power]}`
}
