import { create } from 'zustand'

/** A record that a field names and somebody looks at. */
export interface OpenedRecord {
  /** Key of its entity. */
  ref: string
  /** As the field stores it. */
  value: string
}

interface OpenedState {
  opened: OpenedRecord | undefined
  open: (ref: string, value: string) => void
  close: () => void
}

/** The record that is looked at beside the page; one at a time. */
export const useOpenedRecord = create<OpenedState>()((set) => ({
  opened: undefined,
  open: (ref, value) => set({ opened: { ref, value } }),
  close: () => set({ opened: undefined }),
}))
