import type { DataSource, StoredFile } from '../dataSource'
import { LabelBatcher } from '../remote-select/labelBatcher'

type Files = NonNullable<DataSource['files']>

const batchers = new WeakMap<Files, LabelBatcher>()

function batcherOf(files: Files): LabelBatcher {
  const batcher =
    batchers.get(files) ??
    new LabelBatcher(async (paths) =>
      (await files.names!(paths)).map(({ path, name, size }) => ({ value: path, text: name, row: { size } })),
    )
  batchers.set(files, batcher)
  return batcher
}

/** See `storedNames`. */
export async function askNames(files: Files, paths: readonly string[]): Promise<StoredFile[]> {
  const batcher = batcherOf(files)
  const found = await Promise.all(paths.map((path) => batcher.get(path)))
  return found.flatMap((option) =>
    option ? [{ path: option.value, name: option.text, size: Number(option.row?.['size']) }] : [],
  )
}
