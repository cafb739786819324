import { setProjectAnnotations } from '@storybook/react-vite'
import preview from '../../../.storybook/preview'

/** Stories in tests get the decorators of Storybook: provider, data, background. */
setProjectAnnotations([preview])

export { composeStories } from '@storybook/react-vite'
