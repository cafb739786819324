/** Size of a cell of the terminal, in pixels. */
const [CELL, LINE, PAD] = [8.4, 19, 18]
const COLORS = {
  plain: '#d6deeb',
  dim: '#7f8ca3',
  prompt: '#22d3ee',
  add: '#86efac',
  remove: '#fca5a5',
  note: '#fcd34d',
}

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** How a line is coloured: by what it begins with. */
function colorOf(line) {
  if (line.startsWith('$ ')) return 'prompt'
  if (line.startsWith('# ')) return 'dim'
  if (/^\+(?!\+)/.test(line)) return 'add'
  if (/^-(?!-)/.test(line)) return 'remove'
  return /^(warning|review|merge|keep)\b/.test(line) ? 'note' : 'plain'
}

/**
 * A picture of a terminal that plays what was typed and answered, over and over. Who asked for less motion sees the last
 * screen.
 *
 * @param steps each a list of lines that appear together, and for how many seconds they are looked at
 * @param size columns and rows
 */
export function terminalSvg(steps, { columns, rows, title }) {
  const lines = []
  const frames = steps.map(({ add, seconds }) => {
    lines.push(...add.map((line) => (line.length > columns ? `${line.slice(0, columns - 1)}…` : line)))
    return { lines: lines.slice(-rows), seconds }
  })
  const total = frames.reduce((sum, { seconds }) => sum + seconds, 0)
  let from = 0
  const rules = frames.map(({ seconds }, at) => {
    const [begin, end] = [from / total, (from + seconds) / total].map((part) => (part * 100).toFixed(3))
    from += seconds
    const off = at === 0 ? '' : `0%{opacity:0}${Math.max(Number(begin) - 0.001, 0)}%{opacity:0}`
    const after =
      at === frames.length - 1
        ? '100%{opacity:1}'
        : `${end}%{opacity:1}${Number(end) + 0.001}%{opacity:0}100%{opacity:0}`
    return `@keyframes f${at}{${off}${begin}%{opacity:1}${after}}.f${at}{animation:f${at} ${total}s infinite}`
  })
  const [width, height] = [Math.ceil(columns * CELL + 2 * PAD), rows * LINE + 2 * PAD + 28]
  const drawn = frames.map(({ lines: shown }, at) => {
    const texts = shown.map((line, row) =>
      line === ''
        ? ''
        : `<text x="${PAD}" y="${28 + PAD + (row + 0.8) * LINE}" fill="${COLORS[colorOf(line)]}">${escaped(line)}</text>`,
    )
    return `<g class="f f${at}">${texts.join('')}</g>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" role="img" aria-label="${escaped(title)}">
<style>text{font:14px ui-monospace,SFMono-Regular,Menlo,Consolas,'Noto Sans Mono CJK SC',monospace;white-space:pre}.f{opacity:0}${rules.join('')}@media (prefers-reduced-motion:reduce){.f{animation:none!important}.f${frames.length - 1}{opacity:1}}</style>
<rect width="100%" height="100%" rx="8" fill="#0b1220"/><circle cx="20" cy="18" r="6" fill="#ef4444"/><circle cx="40" cy="18" r="6" fill="#f59e0b"/><circle cx="60" cy="18" r="6" fill="#22c55e"/>
${drawn.join('\n')}
</svg>
`
}
