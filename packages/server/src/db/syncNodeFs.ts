import { fdatasyncSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** The parts of the emscripten file system that the shim reaches into; pinned with the PGlite version. */
interface EmscriptenNodeFs {
  stream_ops: Record<string, unknown> & {
    fsync?: (stream: { nfd?: number }) => number
    write: (...given: unknown[]) => number
  }
}

/** ENOSPC and EDQUOT, as emscripten counts its errors. */
const NO_ROOM = new Set([51, 19])

/**
 * A node file system that carries `fsync` through to the disk. PGlite starts PostgreSQL with fsync off and
 * its node file system has no fsync at all, so an acknowledged commit would not survive a power loss
 * (security.md §4.3, fault 1).
 */
export class SyncNodeFS extends NodeFS {
  /** How often PostgreSQL asked for a sync since the start. */
  syncs = 0
  /** Whether the disk had no room for what was written last. */
  full = false

  override async initialSyncFs(): Promise<void> {
    const module = (this.pg as unknown as { Module: { NODEFS?: EmscriptenNodeFs; FS?: unknown } }).Module
    const nodefs =
      module.NODEFS ?? (module.FS as { filesystems?: { NODEFS?: EmscriptenNodeFs } })?.filesystems?.NODEFS
    if (!nodefs?.stream_ops) throw new Error('this PGlite has no NODEFS to hook into')
    nodefs.stream_ops.fsync = (stream) => {
      this.syncs += 1
      if (stream.nfd !== undefined) fdatasyncSync(stream.nfd)
      return 0
    }
    const write = nodefs.stream_ops.write.bind(nodefs.stream_ops)
    nodefs.stream_ops.write = (...given) => {
      try {
        const written = write(...given)
        this.full = false
        return written
      } catch (error) {
        this.full = NO_ROOM.has((error as { errno?: number }).errno ?? 0)
        throw error
      }
    }
  }
}

/**
 * Opens a PGlite folder with durable commits and proves it: the setting is on and a test write reached the disk.
 * @throws Error when commits would not be durable
 */
export async function openDurable(dir: string, fs = new SyncNodeFS(dir)): Promise<PGlite> {
  const pg = await PGlite.create({
    fs,
    // `fdatasync`, the default of wal_sync_method, is a silent no-op in the WASM build (security.md §4.4).
    startParams: [
      ...PGlite.defaultStartParams.filter((part) => part !== '-F'),
      '-c',
      'wal_sync_method=fsync',
    ],
  })
  const shown = await pg.query<{ fsync: string }>('SHOW fsync')
  const before = fs.syncs
  await pg.exec(
    'CREATE TABLE IF NOT EXISTS lading_sync_check (at timestamptz NOT NULL); DELETE FROM lading_sync_check; INSERT INTO lading_sync_check VALUES (now())',
  )
  if (shown.rows[0]?.fsync !== 'on' || fs.syncs === before)
    throw new Error('the embedded database does not sync its commits to the disk')
  return pg
}
