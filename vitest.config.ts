import { readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { BaseSequencer } from 'vitest/node'
import type { TestSpecification } from 'vitest/node'

const needsPage = ({ moduleId }: TestSpecification) =>
  readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment jsdom')

/**
 * Of a project, the files that need a page come after those that need none: a worker goes on with the modules that it
 * has loaded as long as the next file is of the same project and wants the same environment.
 */
class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project))]
    return projects.flatMap((project) => {
      const own = sorted.filter((file) => file.project === project)
      return [...own.filter((file) => !needsPage(file)), ...own.filter(needsPage)]
    })
  }
}

/** All test projects of the house; each package owns its own. */
export default defineConfig({
  test: {
    sequence: { sequencer: ByEnvironment },
    projects: [
      'packages/{core,request,server,cli,portal}/vitest.config.ts',
      'packages/ui/vitest.{node,browser}.config.ts',
      'templates/vitest.config.ts',
    ],
  },
})
