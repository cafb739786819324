import type { CellColour } from '../../api/colour'
import { Signal } from '../../engine/emitter'
import { defineFeature } from '../../kernel/feature'
import { columnsOf } from '../columns/columnTable'
import type { Followed } from '../columns/signalReactivity'
import type { OwnColour } from './ownColours'

const NONE: readonly never[] = []

/** The colours of a grid's cells, and whose are being changed. */
export class Colours {
  /** Those of the page. */
  readonly given = new Signal<readonly CellColour[]>(NONE)
  /** Those of the person. */
  readonly own: Followed<readonly OwnColour[]>
  /** Key of the column whose own colours are open. */
  readonly open = new Signal<string | undefined>(undefined)

  constructor(own: Followed<readonly OwnColour[]>) {
    this.own = own
  }
}

/** Colours by condition. */
export const coloursOf = defineFeature((grid) => new Colours(columnsOf(grid).colours))
