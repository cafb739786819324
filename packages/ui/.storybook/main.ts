import type { StorybookConfig } from '@storybook/react-vite'
import { defaultClientConditions, mergeConfig } from 'vite'

/** Stories stand beside their components; packages of the workspace are read from their sources. */
const config: StorybookConfig = {
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    mergeConfig(vite, { resolve: { conditions: ['@lading/source', ...defaultClientConditions] } }),
}

export default config
