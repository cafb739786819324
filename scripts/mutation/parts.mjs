/** What is mutated, by part: patterns of files, tests left out. */
const sources = (folder) => `${folder}/**/*.ts,!${folder}/**/*.test.ts`

export const parts = {
  rules: sources('packages/core/src/rules'),
  query: sources('packages/core/src/query'),
  permission: sources('packages/core/src/permission'),
  workflow: sources('packages/core/src/workflow'),
  merge: sources('packages/cli/src/merge'),
}
