import type { RemoteOptions } from '../../remote/remoteServer'

/** Options of `lading adopt`. */
export interface AdoptOptions extends RemoteOptions {
  dryRun?: boolean
  /** Code, key or address of a stored form. */
  fromServer?: string
}
