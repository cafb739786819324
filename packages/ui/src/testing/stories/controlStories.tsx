import { useId, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import type { ControlProps } from '../../foundation/control/controlProps'
import { useUi } from '../../foundation/useUi'
import { controlTester } from '../testers/controlTester'
import { storyData } from './storyData'

/** What the stories of a control show. */
export interface ControlStoryProps extends Pick<
  ControlProps,
  'disabled' | 'readOnly' | 'status' | 'size' | 'placeholder'
> {
  Control: ComponentType<object>
  /** Its label in both languages. */
  label: { zh: string; en: string }
  value: string | null
  /** Properties that only this control has. */
  own: object
}

/** One control under its label, as wide as in a form; it keeps what is chosen. */
export function ControlStory({ Control, label, value: first, own, ...props }: ControlStoryProps): ReactNode {
  const { locale } = useUi()
  const id = useId()
  const [value, setValue] = useState(first)
  const given = { ...props, ...own, id, value, onChange: setValue }
  return (
    <div style={{ maxWidth: 320 }}>
      <label htmlFor={id} style={{ display: 'block' }}>
        {locale === 'zh-CN' ? label.zh : label.en}
      </label>
      <Control {...given} />
    </div>
  )
}

/** A control for its stories, with the properties that only it has. */
export function controlArgs<Props extends object>(
  Control: ComponentType<Props>,
  args: Pick<ControlStoryProps, 'label' | 'value'> & { own?: Partial<Props> },
): ControlStoryProps {
  return { Control: Control as ComponentType<object>, own: {}, ...args }
}

/** Opens the list of the story's control; those without a list stay as they are. */
const open = async ({ args, globals }: { args: ControlStoryProps; globals: Record<string, unknown> }) => {
  const control = controlTester(globals['locale'] === 'en-US' ? args.label.en : args.label.zh)
  if (control.element().getAttribute('role') === 'combobox') await control.open()
}

/** The states in which every control is shown, told and tested. Write one export for each: they are found by name. */
export const states = {
  unfilled: { args: { value: null } },
  open: { play: open },
  loading: { parameters: { dataSource: storyData.loading }, play: open },
  empty: { args: { value: null }, parameters: { dataSource: storyData.empty }, play: open },
  failed: { parameters: { dataSource: storyData.failed }, play: open },
  invalid: { args: { status: 'error' } },
  disabled: { args: { disabled: true } },
  readOnly: { args: { readOnly: true } },
  longTexts: { args: { value: 'long' }, parameters: { dataSource: storyData.long } },
  english: { globals: { locale: 'en-US' } },
  dark: { globals: { theme: 'dark' } },
} as const
