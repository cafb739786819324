// `npm run typecheck [packages/ui …]`: the types of these projects, or of the whole house.
import { runTypes } from './lib/run.mjs'

const { code } = await runTypes(process.argv.slice(2))
process.exitCode = code
