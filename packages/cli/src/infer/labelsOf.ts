import type { Text } from '@lading/core/text'
import type { LabelField } from '../labels/types'
import glossary from './glossary.json' with { type: 'json' }
import { wordsOf } from './words'

const GLOSSARY: Record<string, Text> = glossary

/** Both labels of a field, and whether the Chinese one is missing. */
export interface FieldLabels extends Text {
  /** Nobody gave a Chinese label: the English one stands in for it and is put up for review. */
  untranslated: boolean
}

/**
 * The labels of a field: as given, else of the project's glossary, else of the built-in one, else made of the name.
 */
export function labelsOf(
  field: Pick<LabelField, 'name' | 'spoken' | 'zh' | 'en'>,
  own: Record<string, Text> = {},
): FieldLabels {
  const name = field.spoken ?? field.name
  const known = Object.hasOwn(own, name)
    ? own[name]
    : Object.hasOwn(GLOSSARY, name)
      ? GLOSSARY[name]
      : undefined
  const en = field.en ?? known?.en ?? sentence(wordsOf(name).join(' '))
  const zh = field.zh ?? known?.zh
  return { zh: zh ?? en, en, untranslated: zh === undefined }
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
