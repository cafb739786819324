import { Modal } from '@lading/ui/dialogs'
import { App, Input, InputNumber, Select, Switch, Tag } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { FurtherNames } from '@lading/core/contract'
import { RuleField, RuleForm, useRuleForm } from '@lading/ui/rule-form'
import { RequestError } from '@lading/request'
import { languageName } from '@/app/i18n/languageName'
import { addedLocales } from '@/locales'
import { failureText } from '@/platform/queryClient'
import { request } from '@/platform/request'
import { sentNames } from '../administration/furtherNames'

/** An item as the list gives it. */
export interface DictItem {
  id: string
  itemText: string
  itemTextEn: string
  /** In further languages, by their tags. */
  names?: FurtherNames
  itemValue: string
  itemColor: string
  description: string
  sortOrder: number
  status: number
}

/** Colours whose letters are readable on them in both modes. */
const COLORS = [
  'blue',
  'cyan',
  'geekblue',
  'purple',
  'green',
  'lime',
  'gold',
  'orange',
  'volcano',
  'red',
  'magenta',
]

/** What is entered. */
type Values = Omit<DictItem, 'id' | 'names' | 'sortOrder'> & {
  names: Record<string, string>
  sortOrder: number | null
}

/** One option of a dictionary: its texts, value, colour, and whether it may be chosen. */
export function DictItemForm({
  dictId,
  item,
  onClose,
  onSaved,
}: {
  dictId: string
  /** Without an id a new one. */
  item: Partial<DictItem>
  onClose: () => void
  onSaved: () => void
}): ReactNode {
  const { t } = useTranslation('system')
  const { t: common } = useTranslation()
  const { message } = App.useApp()
  const [busy, setBusy] = useState(false)
  const { id } = item
  const form = useRuleForm<Values>({
    rules: {
      itemText: { rule: 'required', message: t('ops.dict.textRequired') },
      itemValue: { rule: 'required', message: t('ops.dict.valueRequired') },
    },
    defaultValues: {
      itemText: item.itemText ?? '',
      itemTextEn: item.itemTextEn ?? '',
      names: { ...item.names },
      itemValue: item.itemValue ?? '',
      itemColor: item.itemColor ?? '',
      description: item.description ?? '',
      sortOrder: item.sortOrder ?? null,
      status: item.status ?? 1,
    },
  })
  /** Says at the field that the value is taken, while the rest is still being typed (spec 1 §5). */
  const checkValue = async () => {
    const itemValue = form.getValues('itemValue')
    if (!itemValue || itemValue === item.itemValue) return
    try {
      await request().dict.itemCheck({ query: { dictId, itemValue, ...(id && { id }) }, silent: true })
    } catch (failure) {
      if (failure instanceof RequestError && failure.kind === 'business')
        form.setError('itemValue', { type: 'server', message: failure.message })
    }
  }
  const save = async ({ names, ...values }: Values) => {
    setBusy(true)
    try {
      const body = { ...values, ...(addedLocales.length > 0 && { names: sentNames(names) }), dictId }
      await (id ? request().dict.itemEdit({ body: { ...body, id } }) : request().dict.itemAdd({ body }))
      void message.success(t('ops.saved'))
      onSaved()
      onClose()
    } catch (failure) {
      void message.error(failureText(failure, t('ops.failed')))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Modal
      open
      title={t(id ? 'ops.dict.editItem' : 'ops.dict.addItem')}
      confirmLoading={busy}
      okText={common('ok')}
      cancelText={common('cancel')}
      onOk={() => void form.handleSubmit(save)()}
      onCancel={onClose}
    >
      <RuleForm form={form} onSubmit={save}>
        <RuleField form={form} name="itemText" label={t('ops.dict.itemText')}>
          {(control) => <Input {...control} maxLength={100} autoFocus />}
        </RuleField>
        <RuleField form={form} name="itemTextEn" label={t('ops.dict.itemTextEn')}>
          {(control) => <Input {...control} maxLength={100} />}
        </RuleField>
        {addedLocales.map((locale) => (
          <RuleField
            key={locale}
            form={form}
            name={`names.${locale}`}
            label={t('ops.dict.itemTextIn', { language: languageName(locale) })}
          >
            {(control) => <Input {...control} maxLength={100} />}
          </RuleField>
        ))}
        <RuleField form={form} name="itemValue" label={t('ops.dict.itemValue')}>
          {({ onBlur, ...control }) => (
            <Input
              {...control}
              maxLength={100}
              onBlur={() => {
                onBlur()
                void checkValue()
              }}
            />
          )}
        </RuleField>
        <RuleField form={form} name="itemColor" label={t('ops.dict.itemColor')}>
          {({ ref: _ref, value, ...control }) => (
            <Select
              {...control}
              allowClear
              value={value || undefined}
              onChange={(color) => control.onChange(color ?? '')}
              placeholder={t('ops.dict.noColor')}
              options={COLORS.map((color) => ({
                value: color,
                label: <Tag color={color}>{form.getValues('itemText') || color}</Tag>,
              }))}
            />
          )}
        </RuleField>
        <RuleField form={form} name="sortOrder" label={t('ops.dict.sortOrder')}>
          {(control) => <InputNumber {...control} min={0} max={999_999} precision={0} />}
        </RuleField>
        <RuleField form={form} name="description" label={t('ops.dict.description')}>
          {(control) => <Input {...control} maxLength={255} />}
        </RuleField>
        <RuleField form={form} name="status" label={t('ops.dict.enabled')}>
          {({ value, onChange, ref: _ref, ...control }) => (
            <Switch {...control} checked={value === 1} onChange={(on) => onChange(on ? 1 : 0)} />
          )}
        </RuleField>
      </RuleForm>
    </Modal>
  )
}
