import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { FORM_RULES } from './formRules'
import { PRESETS } from './presets'

it.each(['zh-CN', 'en-US'])('the document in %s names every rule, and no other', (language) => {
  const url = new URL(`../../../ui/docs/form-rules.${language}.md`, import.meta.url)
  const rows = [...readFileSync(url, 'utf8').matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name)
  const rules = [...Object.keys(PRESETS), ...Object.keys(FORM_RULES), '*', 'only', 'required']
  expect(rows.toSorted()).toEqual(rules.toSorted())
})
