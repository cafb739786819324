import { KeyboardScroll } from '@lading/ui/list-page'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Alert, Badge, Drawer, Input, Segmented, Space, Table } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListRow } from '@lading/ui/list-page'
import { failureText } from '@/platform/queryClient'
import { request } from '@/platform/request'

type ReadFlag = '' | '0' | '1'

/** Who is to read an announcement, and who has read it. */
export function Readers({
  announcement,
  onClose,
}: {
  announcement: ListRow
  onClose: () => void
}): ReactNode {
  const { t } = useTranslation('system')
  const [readFlag, setReadFlag] = useState<ReadFlag>('')
  const [realname, setRealname] = useState('')
  const [{ pageNo, pageSize }, setPage] = useState({ pageNo: 1, pageSize: 10 })
  const query = {
    anntId: announcement.id,
    pageNo,
    pageSize,
    ...(readFlag && { readFlag }),
    ...(realname && { realname: `*${realname}*` }),
  }
  const { data, error, isFetching } = useQuery({
    queryKey: ['announcement', 'readers', query],
    queryFn: ({ signal }) => request().announcements.readers({ query, signal, silent: true }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const first = () => setPage({ pageNo: 1, pageSize })
  return (
    <Drawer
      open
      size="large"
      title={t('ops.announcement.readersOf', { name: announcement.titile })}
      onClose={onClose}
    >
      <Space wrap className="ld-system-tools">
        <Segmented<ReadFlag>
          value={readFlag}
          options={[
            { value: '', label: t('ops.announcement.everybody') },
            { value: '1', label: t('announcements.read') },
            { value: '0', label: t('announcements.unread') },
          ]}
          onChange={(flag) => {
            setReadFlag(flag)
            first()
          }}
        />
        <Input.Search
          allowClear
          placeholder={t('ops.announcement.name')}
          aria-label={t('ops.announcement.name')}
          onSearch={(text) => {
            setRealname(text.trim())
            first()
          }}
        />
      </Space>
      {error ? <Alert type="error" showIcon title={failureText(error, t('ops.failed'))} /> : null}
      <KeyboardScroll>
        <Table
          rowKey="id"
          size="small"
          loading={isFetching}
          dataSource={data?.records ?? []}
          scroll={{ x: 560 }}
          pagination={{
            current: pageNo,
            pageSize,
            total: data?.total ?? 0,
            showTotal: (total) => t('ops.people', { total }),
            size: 'small',
            onChange: (next, size) => setPage({ pageNo: size === pageSize ? next : 1, pageSize: size }),
          }}
          columns={[
            { title: t('ops.announcement.name'), dataIndex: 'realname' },
            { title: t('users.username'), dataIndex: 'username' },
            { title: t('ops.announcement.department'), dataIndex: 'orgCodeTxt' },
            {
              title: t('announcements.state'),
              dataIndex: 'readFlag',
              width: 100,
              render: (flag: string) => (
                <Badge
                  status={flag === '1' ? 'success' : 'default'}
                  text={t(flag === '1' ? 'announcements.read' : 'announcements.unread')}
                />
              ),
            },
            { title: t('ops.announcement.readTime'), dataIndex: 'readTime', width: 170 },
          ]}
        />
      </KeyboardScroll>
    </Drawer>
  )
}
