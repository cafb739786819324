import { Input, Select } from 'antd'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { FormSection } from '@lading/ui/form'
import type { EntityFormModel } from '@lading/ui/form'
import { MultiUserPicker } from '@lading/ui/pickers'
import { useText } from '@/app/i18n/useLocale'
import { registry } from '@/app/registry'
import { FormControl } from '../administration/FormControl'

const HEAD = [['titile', 'titleEn'], ['msgCategory', 'priority'], ['startTime', 'endTime'], ['msgAbstract']]

/** The sections of an announcement: what, to whom, where 去处理 leads, and the text. */
export function AnnouncementForm({ form }: { form: EntityFormModel }): ReactNode {
  const text = useText()
  const [msgType, openType] = useWatch({
    control: form.methods.control,
    name: ['msgType', 'openType'],
  }) as unknown[]
  return (
    <>
      <FormSection form={form} title={{ zh: '通告', en: 'Announcement' }} rows={HEAD} />
      <FormSection form={form} title={{ zh: '对象', en: 'Audience' }} rows={[['msgType']]} />
      {msgType === 'USER' ? (
        <FormControl form={form} name="userIds">
          {({ value, onChange, ...control }) => (
            <MultiUserPicker
              {...control}
              by="id"
              value={value as string | null}
              onChange={(ids) => onChange(ids)}
            />
          )}
        </FormControl>
      ) : null}
      <FormSection
        form={form}
        title={{ zh: '去处理', en: 'Handle' }}
        rows={[openType === 'component' ? ['openType', 'busId'] : ['openType']]}
      />
      {openType ? (
        <FormControl form={form} name="openPage">
          {({ value, onChange, ...control }) =>
            openType === 'url' ? (
              <Input
                {...control}
                maxLength={500}
                placeholder="/sales/quotation, https://…"
                value={(value as string | null) ?? ''}
                onChange={(event) => onChange(event.target.value)}
              />
            ) : (
              <Select
                {...control}
                showSearch={{ optionFilterProp: 'label' }}
                value={(value as string | null) || undefined}
                onChange={onChange}
                options={registry.keys().map((key) => ({
                  value: key,
                  label: `${text(registry.page(key)!.title)} (${key})`,
                }))}
              />
            )
          }
        </FormControl>
      ) : null}
      <FormSection form={form} title={{ zh: '内容', en: 'Content' }} rows={[['msgContent']]} />
    </>
  )
}
