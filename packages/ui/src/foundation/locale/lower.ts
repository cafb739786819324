/** A label as it stands within an English sentence: `Customer name` → `customer name`, `ETA` stays. */
export function lower(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label
}
