import { Button, Empty, Flex, Table, Tag, Typography } from 'antd'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { textIn } from '@lading/core/text'
import { Differences } from './Differences'
import { filled, useDesignerTexts } from './useDesignerTexts'
import { useFormCalls } from './useForms'
import type { DesignedForm } from './useForms'

/** What was in force since when, what each version changed, and the way back. */
export function VersionsTab({ form, onTakeBack }: { form: DesignedForm; onTakeBack: () => void }): ReactNode {
  const { texts, locale } = useDesignerTexts()
  const { versions } = useFormCalls()
  const { data, isPending } = useQuery({
    queryKey: ['online', 'versions', form.id, form.published],
    queryFn: () => versions(form.id),
    staleTime: 0,
  })
  if (form.published === 0)
    return <Empty description={texts.noVersions} image={Empty.PRESENTED_IMAGE_SIMPLE} />
  return (
    <Table
      size="small"
      rowKey="number"
      loading={isPending}
      pagination={false}
      scroll={{ x: 720 }}
      dataSource={data ?? []}
      expandable={{
        columnTitle: <span className="ld-designer-unseen">{texts.changes}</span>,
        expandedRowRender: ({ changes, differences }) => (
          <Flex wrap gap="large" align="start">
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
            <section>
              <strong>{filled(texts.differences, { n: differences.length })}</strong>
              <Differences items={differences} />
            </section>
          </Flex>
        ),
      }}
      columns={[
        {
          title: texts.version,
          render: (_, { number }) => (
            <>
              {filled(texts.nth, { n: number })}{' '}
              {number === form.published ? <Tag color="green">{texts.inForce}</Tag> : null}
            </>
          ),
        },
        { title: texts.publishedAt, dataIndex: 'publishTime' },
        { title: texts.publishedBy, dataIndex: 'publishBy' },
        { title: texts.note, dataIndex: 'note' },
        { title: texts.howMany, render: (_, { differences }) => differences.length },
        {
          title: texts.operation,
          render: (_, { number }) =>
            number === form.published && number > 1 ? (
              <Button size="small" onClick={onTakeBack}>
                {texts.takeBack}
              </Button>
            ) : null,
        },
      ]}
    />
  )
}
