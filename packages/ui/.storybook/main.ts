import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import { defaultClientConditions, mergeConfig } from 'vite'

/**
 * Stories stand beside their components; packages of the workspace are read from their sources. The portal's
 * generated entities have stories too, and say `@` for the portal's sources.
 */
const config: StorybookConfig = {
  stories: ['../src/**/*.mdx', '../src/**/*.stories.tsx', '../../portal/src/business/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      resolve: {
        alias: { '@': fileURLToPath(new URL('../../portal/src', import.meta.url)) },
        conditions: ['@lading/source', ...defaultClientConditions],
        // One copy each, whichever package's story asks.
        dedupe: ['react', 'react-dom', 'antd', 'dayjs'],
      },
    }),
}

export default config
