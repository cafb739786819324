import { start } from '@/app/start'

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no element #root.')
await start(container)
