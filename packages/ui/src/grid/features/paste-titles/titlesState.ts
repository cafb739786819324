import { Signal } from '../../engine/emitter'
import { defineFeature } from '../../kernel/feature'
import type { TitleMapping } from './matchTitles'

/** How a clipboard with titles is to be pasted: by a mapping, or `'asIs'`; undefined: not at all. */
export type TitlesAnswer = TitleMapping | 'asIs' | undefined

/** A clipboard whose first row names columns, while the person is asked about it. */
export interface TitlesQuestion {
  cells: readonly (readonly string[])[]
  mapping: TitleMapping
  /** Whether its rows become new ones at the end; else they go over the rows from the active one on. */
  appends: boolean
  answer: (answer: TitlesAnswer) => void
}

export const titlesOf = defineFeature(() => new Signal<TitlesQuestion | undefined>(undefined))
