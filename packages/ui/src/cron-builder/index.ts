'use client'

export { CronBuilder } from './CronBuilder'
export type { CronBuilderProps } from './CronBuilder'
export { CronInput } from './CronInput'
export type { CronInputProps } from './CronInput'
export type { CronInsight } from './parts/Insights'
