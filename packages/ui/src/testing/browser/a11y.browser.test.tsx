import { describeAccessibility } from './storyAccessibility'

// The stories of the grid stand beside its other tests.
describeAccessibility(import.meta.glob(['../../**/*.stories.tsx', '!../../grid/**'], { eager: true }))
