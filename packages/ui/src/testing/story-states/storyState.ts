/** The states that a component is shown and tested in (the widgets' issue, “To show”). */
export type State = 'default' | 'loading' | 'empty' | 'error' | 'disabled' | 'long' | 'english' | 'dark'
/** The story of each state. A state that a component cannot be in is left out, and listed among the exceptions. */
export type Shown = { file: string } & Partial<Record<State, string>>

/** The stories of the components of some entries. */
export interface StoryTable {
  /** Names of the entries' folders. */
  folders: readonly string[]
  shown: Readonly<Record<string, Shown>>
  /** States that a component cannot be in, and why. */
  cannot: Readonly<Record<string, Partial<Record<State, string>>>>
  /** What is published beside these: parts of them, and what shows nothing of its own. */
  parts: readonly string[]
}

/** Reasons that several components have. */
export const NO_SOURCE = 'asks for nothing'
/** Of dialogs and menus. */
export const NOT_OFF = 'is opened or it is not'
/** Of what holds fields. */
export const OF_FIELDS = 'its fields have stories of their own'
/** Of what shows data. */
export const ONLY_READ = 'is only read'
