/** After an item is removed, the focus goes to the one that took its place, else to the one before, else to the picker. */
export function focusNeighbour(root: HTMLElement | null, index: number): void {
  // The item goes in the next render.
  setTimeout(() => {
    if (!root || (document.activeElement && document.activeElement !== document.body)) return
    const own = root.querySelector<HTMLElement>(`[data-index="${index}"] [data-remove]`)
    const removers = [...root.querySelectorAll<HTMLElement>('[data-remove]')]
    const next = own ?? removers[index] ?? removers.at(-1) ?? root.querySelector<HTMLElement>('[data-picker]')
    next?.focus()
  }, 50)
}
