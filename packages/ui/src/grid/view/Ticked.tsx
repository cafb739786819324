import type { GridController } from '../kernel/gridController'
import { lazyMessages } from './lazyMessages'

/** An entry of a menu that is in force, or is not. */
export function Ticked({ grid, on, text }: { grid: GridController; on: boolean; text: string }) {
  return (
    <>
      <span aria-hidden="true" style={{ display: 'inline-block', width: '1.5em' }}>
        {on ? '✓' : ''}
      </span>
      {text}
      {on && <span className="lg-say">{lazyMessages(grid).inForce}</span>}
    </>
  )
}
