import { Button, Empty, Flex, Table, Tag } from 'antd'
import type { ReactNode } from 'react'
import type { FormDifferenceModel } from '@lading/core/contract'
import { Differences } from './Differences'
import { filled, useShellTexts } from './texts'
import './designer.css'

/** A published version of a form or report. */
interface Version {
  number: number
  publishBy: string
  publishTime: string
  note: string
  differences: readonly FormDifferenceModel[]
}

/** What was in force since when, what each version changed, and the way back. */
export function DesignVersions<Of extends Version>(props: {
  /** Number of the version in force; 0: none. */
  published: number
  versions: { data: readonly Of[] | undefined; isPending: boolean }
  onTakeBack: () => void
  /** What else is told of a version. */
  more?: (version: Of) => ReactNode
}): ReactNode {
  const { published, versions, onTakeBack, more } = props
  const { texts } = useShellTexts()
  if (published === 0) return <Empty description={texts.noVersions} image={Empty.PRESENTED_IMAGE_SIMPLE} />
  return (
    <Table<Of>
      size="small"
      rowKey="number"
      loading={versions.isPending}
      pagination={false}
      scroll={{ x: 720 }}
      dataSource={[...(versions.data ?? [])]}
      expandable={{
        columnTitle: <span className="ld-design-unseen">{texts.changes}</span>,
        expandedRowRender: (version) => (
          <Flex wrap gap="large" align="start">
            {more?.(version)}
            <section>
              <strong>{filled(texts.differences, { n: version.differences.length })}</strong>
              <Differences items={version.differences} />
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
              {number === published ? <Tag color="green">{texts.inForce}</Tag> : null}
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
            number === published && number > 1 ? (
              <Button size="small" onClick={onTakeBack}>
                {texts.takeBack}
              </Button>
            ) : null,
        },
      ]}
    />
  )
}
