import { Ellipsis } from '@lading/ui/foundation'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import type { ReactNode } from 'react'
import { median } from '../case'
import type { Case } from '../case'

const ROWS = 25
const COLUMNS = 50
const TEXT = '宁波舟山港集装箱码头有限公司 Ningbo Zhoushan Port'

function Table({ cell }: { cell: (text: string) => ReactNode }) {
  return (
    <table>
      <tbody>
        {Array.from({ length: ROWS }, (_, row) => (
          <tr key={row}>
            {Array.from({ length: COLUMNS }, (_each, column) => (
              <td key={column}>{cell(`${row}-${column} ${TEXT}`)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** 50 × 25 shortened texts beside the same texts cut beforehand: they take turns, so that both see the same machine. */
export const run: Case = async (host) => {
  const times = { plain: [] as number[], ellipsis: [] as number[] }
  for (let round = 0; round < 41; round++) {
    for (const kind of round % 2 ? (['plain', 'ellipsis'] as const) : (['ellipsis', 'plain'] as const)) {
      const root = createRoot(host)
      const from = performance.now()
      flushSync(() =>
        root.render(
          <Table
            cell={
              kind === 'plain'
                ? (text) => <span title={text}>{text.slice(0, 8)}…</span>
                : (text) => <Ellipsis length={12}>{text}</Ellipsis>
            }
          />,
        ),
      )
      void host.offsetHeight
      if (round > 4) times[kind].push(performance.now() - from)
      const shown = host.querySelector('td span')
      const full = shown?.getAttribute('title') ?? shown?.getAttribute('data-lading-full')
      if (full !== `0-0 ${TEXT}`) throw new Error('The text is not shortened.')
      root.unmount()
      await new Promise((resolve) => setTimeout(resolve))
    }
  }
  const plain = median(times.plain)
  const ellipsis = median(times.ellipsis)
  return [
    { name: '1,250 plain texts with a title', value: plain, unit: 'ms' },
    { name: '1,250 Ellipsis', value: ellipsis, unit: 'ms' },
    { name: 'Ellipsis to plain text', value: ellipsis / plain, unit: '×', goal: 1.1 },
  ]
}
