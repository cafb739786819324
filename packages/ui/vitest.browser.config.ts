import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { patience } from '../../vitest.patience.ts'

/** Flags for a Chromium without a screen, a GPU or things to download. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
]

/**
 * While tests run once, no source changes: the page of a test file takes the modules that the page before has loaded,
 * and does not ask for each of them whether it is still the same.
 */
const unchanging: Plugin = {
  name: 'unchanging',
  configureServer({ config, middlewares }) {
    if (config.server.watch !== null) return
    middlewares.use(({ url = '' }, response, next) => {
      const { setHeader } = response
      if (/^\/(src|@fs|@id|\.storybook)\b/.test(url) && !url.includes('browserv='))
        response.setHeader = (name, value) =>
          setHeader.call(response, name, name === 'Cache-Control' ? 'max-age=3600, immutable' : value)
      next()
    })
  },
}

/** Behaviour, in a real Chromium (CHROMIUM_PATH, else Debian's). */
export default defineConfig({
  plugins: [react(), unchanging],
  // Two steps of the suite run these tests at the same time, each with packages that it has bundled itself.
  cacheDir: `node_modules/.vite/${process.env['TEST_STEP'] ?? 'browser'}`,
  resolve: { conditions: ['@lading/source', 'module', 'import', 'default'] },
  // Named, so that none is found late: bundling one then would reload the page in the middle of a test.
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-dev-runtime',
      '@ant-design/cssinjs',
      '@ant-design/icons',
      'antd',
      'antd/locale/en_US.js',
      'antd/locale/zh_CN.js',
      'dayjs',
      'dayjs/locale/zh-cn.js',
      'pinyin-pro',
      '@vant/area-data',
      'react-hook-form',
      '@hookform/resolvers/yup',
      'yup',
      '@dnd-kit/core',
      '@dnd-kit/sortable',
      'write-excel-file/universal',
      'papaparse',
      'react-easy-crop',
      '@e965/xlsx',
      'read-excel-file/browser',
      'read-excel-file/web-worker',
      'write-excel-file/browser',
      '@codemirror/commands',
      '@codemirror/language',
      '@codemirror/state',
      '@codemirror/view',
      '@codemirror/lang-css',
      '@codemirror/lang-html',
      '@codemirror/lang-java',
      '@codemirror/lang-javascript',
      '@codemirror/lang-markdown',
      '@codemirror/lang-python',
      '@codemirror/lang-sql',
      '@codemirror/lang-vue',
      '@codemirror/legacy-modes/mode/clike',
      '@codemirror/legacy-modes/mode/r',
      '@codemirror/legacy-modes/mode/shell',
      '@codemirror/legacy-modes/mode/swift',
      '@lezer/highlight',
      '@tiptap/react',
      '@tiptap/starter-kit',
      '@tiptap/extension-image',
      'markdown-it',
      'dompurify',
      '@tanstack/react-table',
      '@tanstack/react-virtual',
      'vitest-browser-react',
      'axe-core',
      '@storybook/react-vite',
    ],
  },
  test: {
    ...patience,
    name: 'ui-browser',
    provide: { full: process.env['TEST_FULL'] === 'true' },
    include: ['src/**/*.browser.test.tsx'],
    setupFiles: [
      'src/testing/browser/leanReact.setup.ts',
      'src/testing/browser/keptStyles.setup.ts',
      'src/testing/patience.setup.ts',
      'src/testing/browser/freshPage.setup.ts',
      'src/testing/browser/consoleErrors.setup.ts',
    ],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      provider: playwright({
        launchOptions: { executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
