import type { FileChange } from '../../files/applyChanges'
import { unifiedDiff } from '../../plan/unifiedDiff'
import type { Project } from '../../project/project'
import { readProjectFile } from '../../project/project'

/** What people look at: not the tool's own files. */
export function shownOf({ config }: Project, changes: readonly FileChange[]): FileChange[] {
  return changes.filter(({ path }) => !path.startsWith(`${config.state}/`))
}

/** What is written, as differences to what is on the disk. */
export function diffsOf(project: Project, changes: readonly FileChange[]): string[] {
  return shownOf(project, changes).map(({ path, text }) =>
    unifiedDiff(path, readProjectFile(project, path) ?? '', text?.toString() ?? ''),
  )
}
