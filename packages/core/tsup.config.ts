import { defineConfig } from 'tsup'

export default defineConfig({
  entry: {
    contract: 'src/contract/index.ts',
    envelope: 'src/envelope/index.ts',
    sign: 'src/sign/index.ts',
    query: 'src/query/index.ts',
    permission: 'src/permission/index.ts',
    rules: 'src/rules/index.ts',
    'rules-yup': 'src/rules/yup.ts',
    cron: 'src/cron/index.ts',
    entity: 'src/entity/index.ts',
    workflow: 'src/workflow/index.ts',
    text: 'src/text/index.ts',
  },
  format: ['esm'],
  dts: true,
  clean: true,
  target: 'es2023',
  splitting: true,
})
