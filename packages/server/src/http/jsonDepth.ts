/** Whether arrays and objects of a JSON text are nested deeper than `most`; brackets in texts do not count. */
export function isDeeperThan(json: string, most: number): boolean {
  let depth = 0
  let inText = false
  for (let at = 0; at < json.length; at++) {
    const sign = json.charCodeAt(at)
    if (inText) {
      if (sign === 0x5c) at += 1
      else if (sign === 0x22) inText = false
    } else if (sign === 0x22) inText = true
    else if (sign === 0x5b || sign === 0x7b) {
      depth += 1
      if (depth > most) return true
    } else if (sign === 0x5d || sign === 0x7d) depth -= 1
  }
  return false
}
