// `npm run lading -- …`: the tool from its sources.
import { has, root, runBin } from './lib/run.mjs'

if (!has('node_modules', '.modules.yaml')) {
  console.error(
    'Nothing is installed yet. Run "npm start" once (or "npm test"): it installs and builds what is needed.',
  )
  process.exit(2)
}
const { code } = await runBin(
  'tsx',
  ['--conditions=@lading/source', 'packages/cli/src/bin.ts', ...process.argv.slice(2)],
  { cwd: root },
)
process.exit(code)
