import { existsSync, readFileSync } from 'node:fs'
import { EXIT } from '../../console/exitCode'
import type { ExitCode } from '../../console/exitCode'
import { insideRoot } from '../../files/safePath'
import { readBase, readLock } from '../../lock/lock'
import { projectFormatter } from '../../merge/formatter'
import { unifiedDiff } from '../../plan/unifiedDiff'
import { loadDefinitions } from '../../project/definitions'
import type { Run } from '../commonOptions'

/** Shows what was edited by hand: each page as it was generated last against what is on the disk. */
export async function diff(run: Run, keys: readonly string[]): Promise<ExitCode> {
  const project = run.project()
  const format = await projectFormatter(project.root, project.derived)
  const diffs: { path: string; diff: string }[] = []
  for (const { entity } of loadDefinitions(project, keys)) {
    for (const [path, { base }] of Object.entries(readLock(project, entity.key)?.files ?? {})) {
      const before = readBase(project, entity.key, path, base)
      const absolute = insideRoot(project.root, path)
      const disk = existsSync(absolute) ? readFileSync(absolute, 'utf8').replaceAll('\r\n', '\n') : ''
      const now = await format(path, disk).catch(() => disk)
      if (now !== before) diffs.push({ path, diff: unifiedDiff(path, before, now) })
    }
  }
  if (diffs.length === 0) run.output.message('No page was edited by hand.')
  run.output.result(
    diffs.map((each) => each.diff),
    { command: 'diff', files: diffs },
  )
  return EXIT.ok
}
