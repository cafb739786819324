/** The rights of draws among the staff: to see them with their winners, and to make and draw them. */
export const LOTTERY_RIGHTS = { list: 'staff:lottery:list', draw: 'staff:lottery:draw' } as const

/** What draws may be. */
export const LOTTERY_LIMITS = {
  /** Prizes of one draw. */
  prizes: 20,
  /** Winners of one prize. */
  winners: 100,
  /** Draws that are shown, the newest. */
  shown: 50,
} as const
