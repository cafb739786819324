import { Typography } from 'antd'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { textIn } from '@lading/core/text'
import { DesignVersions } from '@/designer/DesignVersions'
import { useDesignerTexts } from './useDesignerTexts'
import { useFormCalls } from './useForms'
import type { DesignedForm } from './useForms'

/** The versions of a form, with what each did to its tables. */
export function VersionsTab({ form, onTakeBack }: { form: DesignedForm; onTakeBack: () => void }): ReactNode {
  const { texts, locale } = useDesignerTexts()
  const { versions } = useFormCalls()
  const fetched = useQuery({
    queryKey: ['online', 'versions', form.id, form.published],
    queryFn: () => versions(form.id),
    staleTime: 0,
  })
  return (
    <DesignVersions
      published={form.published}
      versions={fetched}
      onTakeBack={onTakeBack}
      more={({ changes }) => (
        <section>
          <strong>{texts.changes}</strong>
          <ul>
            {changes.map(({ zh, en, loses }) => (
              <li key={en}>
                <Typography.Text type={loses ? 'danger' : undefined}>
                  {textIn({ zh, en }, locale)}
                </Typography.Text>
              </li>
            ))}
            {changes.length === 0 ? <li>{texts.noChanges}</li> : null}
          </ul>
        </section>
      )}
    />
  )
}
