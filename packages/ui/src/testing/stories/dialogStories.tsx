import { useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { localStore, writeLocal } from '../../foundation/storage/localSettings'
import { noteRecent } from '../../pickers/shared/recent'
import type { RecentChoice } from '../../pickers/shared/recent'
import type { PickerDialogProps } from '../../pickers/shared/TableDialog'
import { storyData } from './storyData'

/** What the stories of a picker's dialog show. */
export interface DialogStoryProps extends Pick<PickerDialogProps, 'values' | 'multiple'> {
  Dialog: ComponentType<PickerDialogProps>
  /** What was chosen before, and of which kind it is. @default nothing */
  recent?: { kind: string; choices: RecentChoice[] }
}

const nothing = () => undefined

/** The dialog, open, in a browser that remembers what the story says. */
export function DialogStory({ Dialog, recent, ...props }: DialogStoryProps): ReactNode {
  useState(() => {
    for (const key of Object.keys(globalThis.localStorage ?? {})) {
      if (key.startsWith('lading_recent_')) writeLocal(key, null)
    }
    if (recent) noteRecent(localStore, recent.kind, recent.choices)
  })
  return <Dialog {...props} onOk={nothing} onCancel={nothing} />
}

/** The states in which every dialog is shown. Write one export for each: they are found by name. */
export const dialogStates = {
  single: { args: { multiple: false, values: [] } },
  loading: { parameters: { dataSource: storyData.loading } },
  empty: { args: { values: [] }, parameters: { dataSource: storyData.empty } },
  failed: { parameters: { dataSource: storyData.failed } },
  longTexts: { args: { values: ['long'] }, parameters: { dataSource: storyData.long } },
  english: { globals: { locale: 'en-US' } },
  dark: { globals: { theme: 'dark' } },
} as const
