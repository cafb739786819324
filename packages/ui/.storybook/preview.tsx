import type { Preview } from '@storybook/react-vite'
import type { Locale } from '@lading/core/text'
import type { ThemeMode } from '../src/foundation'
import { StoryFrame } from '../src/testing/StoryFrame'

/** Language and theme are chosen in the toolbar; a story may fix them with `globals`. */
const preview: Preview = {
  globalTypes: {
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'zh-CN', title: '中文' },
          { value: 'en-US', title: 'English' },
        ],
      },
    },
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
  },
  initialGlobals: { locale: 'zh-CN', theme: 'light' },
  parameters: { layout: 'fullscreen', a11y: { test: 'error' }, controls: { expanded: true } },
  decorators: [
    (Story, { globals, parameters }) => (
      <StoryFrame
        locale={globals.locale as Locale}
        mode={globals.theme as ThemeMode}
        dataSource={parameters.dataSource}
        permissions={parameters.permissions}
      >
        <Story />
      </StoryFrame>
    ),
  ],
}

export default preview
