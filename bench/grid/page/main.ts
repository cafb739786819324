import { Bench } from './bench'
import type { Peer } from './peer'

declare global {
  interface Window {
    bench: Bench
  }
}

const peers = import.meta.glob<{ peer: Peer }>('../peers/*')
const name = new URLSearchParams(location.search).get('peer')
const load = peers[`../peers/${name}.tsx`] ?? peers[`../peers/${name}.ts`]
if (!load) throw new Error(`There is no peer "${name}"; there are: ${Object.keys(peers).join(', ')}`)
window.bench = new Bench((await load()).peer)
