import { ladingPeer } from './lading'

/** Our grid with no more than react-data-grid is given: what the features cost, and like beside like. */
export const peer = ladingPeer({
  title: 'Lading, plain',
  plain: true,
  note: 'Without row numbers, checkboxes, rules and sums, as the plain peers.',
})
