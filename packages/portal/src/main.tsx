import { start } from '@/app/start'

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no element #root.')

start(container).catch((error: unknown) => {
  console.error('The portal could not start', error)
  // Texts may be what failed to load, so both languages stand here.
  container.textContent = '页面加载失败，请刷新重试。The page could not be loaded: please reload it.'
})
