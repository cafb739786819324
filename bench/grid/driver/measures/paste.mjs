const ROWS = 1_000
const COLUMNS = 10
const START = 5

/** The block that is pasted: text into text columns, numbers into number columns. */
function block(run) {
  return Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: COLUMNS }, (_, column) =>
      column % 3 === 1 ? 1_000 + row * 10 + run : `贴 ${run}-${row}-${column}`,
    ),
  )
}

/** Main-thread milliseconds of a real Ctrl+V of 1,000 × 10 cells and of its undo. */
export const paste = {
  names: ['paste', 'undo'],
  ability: 'paste',
  async run(lab, { run }) {
    await lab.call('scrollTo', { top: 0, left: 0 })
    const values = block(run)
    const changes = values.flatMap((cells, row) =>
      cells.map((value, column) => ({ row: START + row, key: `c${column}`, value })),
    )
    const originals = await lab.page.evaluate(
      (list) => list.map(({ row, key }) => ({ row, key, value: window.bench.value(row, key) })),
      changes,
    )
    await lab.page.evaluate(
      (text) => navigator.clipboard.writeText(text),
      values.map((cells) => cells.join('\t')).join('\n'),
    )
    await lab.click(START, 'c0')
    await lab.call('frame')
    const pasted = await pressUntil(lab, 'Control+V', changes)
    await lab.call('expect', changes)
    await lab.checkModel(changes, 'after pasting')
    await lab.checkScreen('after pasting')
    if (!lab.card.abilities.includes('undo')) return { paste: pasted }
    const undone = await pressUntil(lab, 'Control+Z', originals)
    await lab.call('expect', originals)
    await lab.checkModel(originals, 'after undoing')
    await lab.checkScreen('after undoing')
    return { paste: pasted, undo: undone }
  },
}

/** Processor time of a key until both the first and the last cell of the block have their values. */
function pressUntil(lab, key, changes) {
  const first = changes[0]
  const last = changes.at(-1)
  return lab.cpuOf(async () => {
    await lab.call('armValues', [first, last])
    await lab.page.keyboard.press(key)
    await lab.latency()
  })
}
