import { writeFileSync } from 'node:fs'
import { defineConfig } from 'tsup'
import { declarationsOf } from '../../scripts/lib/declarations.mjs'
import { publishedSchema } from './src/data-form/publishedSchema'

const entry = {
  contract: 'src/contract/index.ts',
  calls: 'src/calls/index.ts',
  envelope: 'src/envelope/index.ts',
  sign: 'src/sign/index.ts',
  query: 'src/query/index.ts',
  ports: 'src/ports/index.ts',
  permission: 'src/permission/index.ts',
  rules: 'src/rules/index.ts',
  'rules-yup': 'src/rules/yup.ts',
  cron: 'src/cron/index.ts',
  entity: 'src/entity/index.ts',
  tables: 'src/tables/index.ts',
  'data-form': 'src/data-form/index.ts',
  workflow: 'src/workflow/index.ts',
  text: 'src/text/index.ts',
}

export default defineConfig({
  entry,
  format: ['esm'],
  // A composite project would have to list every file.
  dts: { entry: declarationsOf(entry), compilerOptions: { composite: false, incremental: false } },
  clean: true,
  target: 'es2023',
  splitting: true,
  sourcemap: true,
  onSuccess: async () => writeFileSync('dist/entity.schema.json', publishedSchema()),
})
