/** Province codes of Chinese identity cards (GB/T 2260), with Hong Kong, Macau, Taiwan and the abroad code. */
const PROVINCES = new Set(
  '11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65 71 81 82 83 91'.split(
    ' ',
  ),
)

/** ISO 7064 MOD 11-2, as GB 11643 applies it. */
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const CHECK_CHARACTERS = '10X98765432'

/** Cards are written in China: how far its clocks are ahead, in milliseconds. */
const CHINA_MS = 8 * 60 * 60 * 1000

function realDate(year: number, month: number, day: number): Date | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? date
    : undefined
}

/**
 * Whether the text is a real identity card number: 18 characters with province, a birth date that exists and is
 * not in the future, and the right check character; or the old 15 digits with province and date.
 */
export function isIdentityCard(text: string, now: Date): boolean {
  const long = /^(\d{2})\d{4}(\d{4})(\d{2})(\d{2})\d{3}[\dXx]$/.exec(text)
  const match = long ?? /^(\d{2})\d{4}(\d{2})(\d{2})(\d{2})\d{3}$/.exec(text)
  if (!match || !PROVINCES.has(match[1]!)) return false
  const year = Number(match[2]) + (long ? 0 : 1900)
  const born = year >= 1800 ? realDate(year, Number(match[3]), Number(match[4])) : undefined
  if (!born || born.getTime() > now.getTime() + CHINA_MS) return false
  if (!long) return true
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(text[at]), 0)
  return CHECK_CHARACTERS[sum % 11] === text[17]!.toUpperCase()
}

/** Whether the last digit of the number is its Luhn check digit. */
export function isLuhn(digits: string): boolean {
  let sum = 0
  for (let at = digits.length - 1, second = false; at >= 0; at--, second = !second) {
    const digit = Number(digits[at]) * (second ? 2 : 1)
    sum += digit > 9 ? digit - 9 : digit
  }
  return sum % 10 === 0
}
