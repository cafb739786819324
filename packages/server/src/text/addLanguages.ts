import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addLanguage } from '@lading/core/text'
import { EXIT, StartupError } from '../startupError'

/**
 * Adds the languages of a folder: `ja-JP/texts.json` holds texts by their Chinese, `{}` in the place of values.
 *
 * @returns their tags
 * @throws StartupError when a file is no such list
 */
export function addLanguages(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'texts.json')))
    .map(({ name: tag }) => {
      addLanguage({ tag, texts: textsOf(join(folder, tag, 'texts.json')) })
      return tag
    })
}

function textsOf(file: string): Record<string, string> {
  try {
    const texts = JSON.parse(readFileSync(file, 'utf8')) as unknown
    if (
      typeof texts === 'object' &&
      texts !== null &&
      Object.values(texts).every((each) => typeof each === 'string')
    )
      return texts as Record<string, string>
  } catch {
    // Said below.
  }
  throw new StartupError(
    `${file} is no list of texts: write {"Chinese text": "its translation"}.`,
    EXIT.configuration,
  )
}
