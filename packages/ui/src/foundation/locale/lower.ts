/** First words of labels that are names, and keep their capital within a sentence. */
const NAMES =
  /^(American|Chinese|Dutch|English|European|Japanese|Korean|Netherlands|Singapore|Thai|Vietnamese)\b/

/** A label as it stands within an English sentence: `Customer name` → `customer name`; `ETA`, `WeCom` and `English name` stay. */
export function lower(label: string): string {
  return /^[A-Z]-?[a-z]+(?![A-Za-z])/.test(label) && !NAMES.test(label)
    ? label.charAt(0).toLowerCase() + label.slice(1)
    : label
}
