import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Popconfirm, Table, Tag } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { KeyboardScroll } from '@lading/ui/list-page'
import { failureText } from '@/platform/queryClient'
import { request } from '@/platform/request'
import { useDone } from '../administration/useDone'
import { deviceName } from './deviceName'

/** Where one is logged in, and logging out there (contract §6.6). */
export function OwnSessions(): ReactNode {
  const { t } = useTranslation('system')
  const done = useDone()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['account', 'sessions'],
    queryFn: ({ signal }) => request().monitor.mine({ query: {}, signal, silent: true }),
    staleTime: 0,
  })
  const end = async (body: { id?: string }) => {
    await done(() => request().monitor.endMine({ body }), t('ops.sessions.ended'))
    await refetch()
  }
  const others = data?.filter(({ current }) => !current) ?? []
  return (
    <>
      <h2>{t('ops.sessions.title')}</h2>
      <p>{t('ops.sessions.hint')}</p>
      {error ? <Alert type="error" showIcon title={failureText(error, t('ops.failed'))} /> : null}
      <KeyboardScroll>
        <Table
          rowKey="id"
          size="small"
          className="ld-gap"
          loading={isFetching && !data}
          dataSource={data ?? []}
          pagination={{ pageSize: 10, hideOnSinglePage: true, size: 'small' }}
          scroll={{ x: 640 }}
          columns={[
            {
              title: t('ops.sessions.device'),
              dataIndex: 'userAgent',
              render: (agent: string, { current }) => (
                <>
                  <span title={agent}>{deviceName(agent) || t('ops.sessions.unknown')}</span>{' '}
                  {current ? <Tag color="green">{t('ops.sessions.current')}</Tag> : null}
                </>
              ),
            },
            { title: t('ops.sessions.ip'), dataIndex: 'ip', width: 150 },
            { title: t('ops.sessions.createTime'), dataIndex: 'createTime', width: 175 },
            { title: t('ops.sessions.expireTime'), dataIndex: 'expireTime', width: 175 },
            {
              title: t('ops.operation'),
              key: 'operation',
              width: 90,
              render: (_, { id, ip, current }) =>
                current ? null : (
                  <Button
                    type="link"
                    size="small"
                    danger
                    aria-label={`${t('ops.sessions.end')} ${ip}`}
                    onClick={() => void end({ id })}
                  >
                    {t('ops.sessions.end')}
                  </Button>
                ),
            },
          ]}
        />
      </KeyboardScroll>
      {others.length > 0 ? (
        <Popconfirm title={t('ops.sessions.askOthers')} onConfirm={() => end({})}>
          <Button danger>{t('ops.sessions.endOthers')}</Button>
        </Popconfirm>
      ) : null}
    </>
  )
}
