import { figures } from './measures/index.mjs'

const HOUSE = 'lading'

function format(number, unit) {
  if (unit === '') return String(Math.round(number))
  return number >= 100 ? number.toFixed(0) : number.toFixed(1)
}

function row(cells) {
  return `| ${cells.join(' | ')} |`
}

/** One column per peer, one line per figure. */
function mainTable(peers) {
  const shown = figures.filter(({ name }) => peers.some((peer) => peer.summary[name]))
  const head = ['Figure', 'Unit', ...peers.map((peer) => peer.title), 'Goal']
  const lines = shown.map(({ name, label, unit, goal, least }) => {
    const cells = peers.map((peer) => {
      const found = peer.summary[name]
      return found ? format(found.median, unit) : '–'
    })
    const wanted = goal !== undefined ? `≤ ${goal}` : least !== undefined ? `≥ ${least}` : ''
    return row([label, unit || 'count', ...cells, wanted])
  })
  return [row(head), row(head.map((_, index) => (index < 2 ? '---' : '--:'))), ...lines].join('\n')
}

/** How many times the house's figure each peer takes: above 1 the peer needs more. */
function ratioTable(peers) {
  const house = peers.find((peer) => peer.name === HOUSE)
  const others = peers.filter((peer) => peer !== house)
  if (!house || others.length === 0) return ''
  const shown = figures.filter(
    ({ name, least }) =>
      least === undefined && house.summary[name] && others.some((peer) => peer.summary[name]),
  )
  const head = ['Figure', ...others.map((peer) => peer.title)]
  const lines = shown.map(({ name, label }) => {
    const mine = house.summary[name].median
    const cells = others.map((peer) => {
      const theirs = peer.summary[name]?.median
      if (theirs === undefined) return '–'
      return mine === 0 ? (theirs === 0 ? 'same' : 'more') : (theirs / mine).toFixed(2)
    })
    return row([label, ...cells])
  })
  return [
    '## Peer ÷ Lading, in the same run (above 1: the peer needs more)\n',
    row(head),
    row(head.map((_, index) => (index ? '--:' : '---'))),
    ...lines,
  ].join('\n')
}

/** What can hold few rows only, beside the house at the same size. */
function smallTable({ size, peers }) {
  const titles = `## ${size.rows} rows × ${size.columns} columns\n`
  return [titles, mainTable(peers), '\n', ratioTable(peers).split('\n').slice(2).join('\n')].join('\n')
}

function spreadTable(peers) {
  const lines = figures.flatMap(({ name, label, unit }) => {
    const cells = peers.map((peer) => {
      const found = peer.summary[name]
      return found ? `${format(found.min, unit)}–${format(found.max, unit)}` : '–'
    })
    return cells.some((cell) => cell !== '–') ? [row([label, ...cells])] : []
  })
  const head = ['Figure', ...peers.map((peer) => peer.title)]
  return ['## Least to greatest\n', row(head), row(head.map(() => '---')), ...lines].join('\n')
}

/** The results as Markdown. */
export function markdown({ machine, setup, peers, small }) {
  const all = [...peers, ...(small?.peers ?? []).filter(({ name }) => name !== HOUSE)]
  const notes = all.flatMap((peer) => {
    const problems = peer.problems.map((problem) => `  - no figure: ${problem}`)
    return [`- **${peer.title}** ${peer.version}${peer.note ? `: ${peer.note}` : ''}`, ...problems]
  })
  const { rows, columns, runs, dpr } = setup
  return `${[
    '# Editable grids, side by side',
    `${rows.toLocaleString('en')} rows × ${columns} columns, every cell editable; 1200 × 700 px at density ${dpr}, rows of 36 px, columns of 120 px. Production build. One warm-up and ${runs} run${runs === 1 ? '' : 's'}, the peers taking turns; medians.`,
    '“ms CPU” is processor time of the page’s main thread (so other programs do not count); “ms” is time on the clock from the key to the painted frame. Every number was checked for truth: the values are in the model, and the right rows are on the screen (for a canvas: in its pixels). “–”: the peer cannot do it, or the check failed (see the notes).',
    `Taken ${machine.date} on ${machine.cpu} (${machine.cores} cores, ${machine.memory} GB), ${machine.system}, ${machine.browser}, Node ${machine.node}; load of the machine ${machine.loadBefore} before${machine.loadAfter === undefined ? '; ended before all of its runs' : ` and ${machine.loadAfter} after`} (a load above 1 means that other programs were at work).`,
    mainTable(peers),
    ratioTable(peers),
    small && smallTable(small),
    spreadTable(peers),
    `## Notes\n\n${notes.join('\n')}`,
  ]
    .filter(Boolean)
    .join('\n\n')}\n`
}
