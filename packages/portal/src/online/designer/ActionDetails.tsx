import { Checkbox, Flex, Form, Input, Select } from 'antd'
import type { ReactNode } from 'react'
import type { ActionOptions } from '@lading/core/entity'
import { ActionInputs } from './ActionInputs'
import { ActionWrites } from './ActionWrites'
import type { ActionChange } from './draftActions'
import type { Draft, Place } from './draft'
import { textOf } from './draftTools'
import { textIn } from '@lading/core/text'
import { useDesignerTexts } from './useDesignerTexts'

/** What a step or an action asks for, writes, says and sets going. */
export function ActionDetails(props: {
  draft: Draft
  /** Lines that it is about. @default the record */
  place: Place
  name: string
  action: ActionOptions
  /** Names of what the server can set going. */
  effects: readonly string[]
  set: (change: ActionChange) => void
}): ReactNode {
  const { draft, place, name, action, effects, set } = props
  const { texts, locale } = useDesignerTexts()
  const { confirm, refusal, done, effect } = action
  const asks = confirm === undefined ? 'usual' : typeof confirm === 'object' ? 'text' : confirm ? 'yes' : 'no'
  const both = (
    label: string,
    member: 'refusal' | 'done' | 'confirm',
    given: { zh: string; en: string } | undefined,
  ) =>
    (['zh', 'en'] as const).map((language) => {
      const of = `${label} ${language === 'zh' ? texts.labelZh : texts.labelEn}`
      return (
        <Form.Item
          key={`${member}${language}`}
          label={of}
          {...(given && given[language].trim() === ''
            ? { validateStatus: 'error' as const, help: texts.bothLanguages }
            : {})}
        >
          <Input
            aria-label={`${of} ${name}`}
            value={given?.[language] ?? ''}
            maxLength={200}
            onChange={(event) => set({ [member]: textOf(given, { [language]: event.target.value }) })}
          />
        </Form.Item>
      )
    })
  const yes = (member: 'primary' | 'danger' | 'once') => (
    <Checkbox
      key={member}
      checked={action[member] === true}
      onChange={(event) => set({ [member]: event.target.checked || undefined })}
    >
      {texts.actionIs[member]}
    </Checkbox>
  )
  return (
    <Form layout="vertical" component="div" size="small" className="ld-designer-details">
      <Form.Item label={texts.asks}>
        <ActionInputs draft={draft} place={place} name={name} action={action} set={set} />
      </Form.Item>
      <Form.Item label={texts.writes}>
        <ActionWrites
          label={`${texts.writes} ${name}`}
          draft={draft}
          place={place}
          set={action.set}
          onChange={(next) => set({ set: next })}
        />
      </Form.Item>
      <div className="ld-designer-settings">
        <Form.Item label={texts.confirms}>
          <Select
            aria-label={`${texts.confirms} ${name}`}
            value={asks}
            options={(['usual', 'yes', 'no', 'text'] as const).map((value) => ({
              value,
              label: texts.confirmations[value],
            }))}
            onChange={(next: string) =>
              set({
                confirm:
                  next === 'usual'
                    ? undefined
                    : next === 'text'
                      ? { zh: `${action.zh}？`, en: `${action.en}?` }
                      : next === 'yes',
              })
            }
          />
        </Form.Item>
        {typeof confirm === 'object' ? both(texts.question, 'confirm', confirm) : null}
        {action.when === undefined ? null : both(texts.refusal, 'refusal', refusal)}
        {both(texts.told, 'done', done)}
        <Form.Item label={texts.mustHoldBefore}>
          <Select
            mode="multiple"
            aria-label={`${texts.mustHoldBefore} ${name}`}
            placeholder={texts.noChecks}
            value={action.checks ?? []}
            options={Object.entries(draft.checks ?? {}).map(([value, { message }]) => ({
              value,
              label: `${textIn(message, locale)} (${value})`,
            }))}
            onChange={(checks: string[]) => set({ checks: checks.length > 0 ? checks : undefined })}
          />
        </Form.Item>
        <Form.Item
          label={texts.effect}
          {...(effect !== undefined && !effects.includes(effect)
            ? { validateStatus: 'error' as const, help: texts.noEffect }
            : {})}
        >
          <Select
            allowClear
            aria-label={`${texts.effect} ${name}`}
            placeholder={effects.length > 0 ? texts.nothingMore : texts.noEffects}
            disabled={effects.length === 0 && effect === undefined}
            value={effect ?? null}
            options={effects.map((value) => ({ value, label: value }))}
            onChange={(next: string | null) => set({ effect: next ?? undefined })}
          />
        </Form.Item>
      </div>
      <Flex wrap gap="small">
        {yes('primary')}
        {yes('danger')}
        {yes('once')}
      </Flex>
    </Form>
  )
}
