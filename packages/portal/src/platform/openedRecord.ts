import { create } from 'zustand'

/** A record that somebody looks at: named by a field, or by its id. */
export interface OpenedRecord {
  /** Key of its entity. */
  ref: string
  /** As the field stores it. */
  value?: string
  id?: string
}

interface OpenedState {
  opened: OpenedRecord | undefined
  open: (ref: string, value: string) => void
  show: (ref: string, id: string) => void
  close: () => void
}

/** The record that is looked at beside the page; one at a time. */
export const useOpenedRecord = create<OpenedState>()((set) => ({
  opened: undefined,
  open: (ref, value) => set({ opened: { ref, value } }),
  show: (ref, id) => set({ opened: { ref, id } }),
  close: () => set({ opened: undefined }),
}))
