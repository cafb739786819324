type Rgb = [number, number, number]

function parseHex(color: string): Rgb {
  const match = /^#([0-9a-f]{6})$/i.exec(color)
  if (!match?.[1]) throw new Error(`A primary colour is written #rrggbb; got ${JSON.stringify(color)}.`)
  const number = Number.parseInt(match[1], 16)
  return [number >> 16, (number >> 8) & 255, number & 255]
}

function toHex(rgb: Rgb): string {
  return `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}

/** Relative luminance of a colour `#rrggbb`, 0 (black) to 1 (white), as WCAG 2 defines it. */
export function luminance(color: string): number {
  const [red, green, blue] = parseHex(color).map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/**
 * The colour mixed with another one.
 *
 * @param share of the other, 0 to 1
 */
export function mix(color: string, other: string, share: number): string {
  const others = parseHex(other)
  return toHex(parseHex(color).map((part, at) => part + ((others[at] ?? part) - part) * share) as Rgb)
}

/**
 * The colour mixed with white.
 *
 * @param share of white, 0 to 1
 */
export function mixWithWhite(color: string, share: number): string {
  return mix(color, '#ffffff', share)
}

/**
 * The colour lifted just as much as it needs to be read on `background`: brought to its full brightness first, so
 * that it stays a colour, then mixed with white.
 *
 * @param wanted the contrast to reach. @default 4.5 (WCAG AA for text)
 */
export function lightenUntilReadable(color: string, background: string, wanted = 4.5): string {
  if (contrast(color, background) >= wanted) return color
  const rgb = parseHex(color)
  const brightest = Math.max(...rgb)
  const full = toHex(rgb.map((part) => (brightest === 0 ? 0 : (part * 255) / brightest)) as Rgb)
  for (let share = 0; share <= 1; share += 0.05) {
    const mixed = mixWithWhite(full, share)
    if (contrast(mixed, background) >= wanted) return mixed
  }
  return '#ffffff'
}
