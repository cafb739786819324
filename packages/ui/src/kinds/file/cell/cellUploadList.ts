import type { DataSource } from '../../../foundation/dataSource'
import { storedNames } from '../../../foundation/file-names/storedNames'
import type { BeginWork } from '../../../foundation/unfinished/unfinished'
import { compressImage } from '../../../upload/logic/compress'
import { SNIFF_BYTES, contentFits } from '../../../upload/logic/fileKinds'
import { createUploadList } from '../../../upload/logic/uploadList'
import type { CompiledColumn } from '../../../grid/api/cell'
import type { OpenUploads } from './cellUploads'

interface CellUploadOptions {
  files: DataSource['files']
  /** Said when a file is not what its name says. */
  wrongContent: string
  begin: BeginWork
}

/** How the files of a column's cells are sent. */
export function cellUploadList(
  column: CompiledColumn,
  { files, wrongContent, begin }: CellUploadOptions,
): OpenUploads {
  const removes = column.def.props?.['removeStored'] !== false
  const { action, responseName, token = !isForeign(action) } = column.def
  return (value, events) =>
    createUploadList({
      ...events,
      begin,
      format: Array.isArray(value) ? 'files' : 'paths',
      send: (file, options) =>
        files
          ? files.upload(file, {
              ...options,
              // Uploads of grid cells say so (spec 2 §7).
              fields: { isup: '1' },
              ...(action && { url: action }),
              ...(responseName && { responseName }),
              token,
            })
          : Promise.reject(new Error()),
      prepare: async (file) => {
        const start = new Uint8Array(await file.slice(0, SNIFF_BYTES).arrayBuffer())
        if (!contentFits(file.name, start)) throw new Error(wrongContent)
        return compressImage(file, column.def.type === 'image' ? 'image' : 'file')
      },
      namesOf: (paths) => storedNames(files, paths),
      onOrphan: ({ path }) => void files?.remove?.(path).catch(() => undefined),
      // The value no longer names the file; a failed clean-up is the server's affair.
      onRemoved: (path) => {
        if (removes) void files?.remove?.(path).catch(() => undefined)
      },
    })
}

/** Whether an address is on another site, which must not get the session's token unless the column says so. */
function isForeign(action: string | undefined): boolean {
  if (!action || !/^([a-z][a-z\d+.-]*:)?\/\//i.test(action)) return false
  return new URL(action, location.href).origin !== location.origin
}
