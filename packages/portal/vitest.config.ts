import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: {
    conditions: ['@lading/source', 'module', 'import', 'default'],
    mainFields: ['module', 'main'],
    alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) },
  },
  ssr: {
    resolve: {
      // No 'import' here: Node would be given it too, and its require() of CommonJS packages such as pg would load ESM.
      conditions: ['@lading/source', 'module', 'node'],
      mainFields: ['module', 'main'],
    },
  },
  test: {
    name: 'portal',
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}', 'server/**/*.test.ts'],
    // antd's modules import each other without file extensions, which Node itself does not resolve.
    server: { deps: { inline: [/\/antd\//, /@ant-design/, /@rc-component/] } },
  },
})
