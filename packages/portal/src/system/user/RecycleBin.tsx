import { useQuery } from '@tanstack/react-query'
import { Alert, App, Button, Drawer, Space, Table } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { KeyboardScroll } from '@lading/ui/list-page'
import type { UserModel } from '@lading/core/contract'
import { useConfirm } from '@lading/ui/dialogs'
import { failureText } from '@/platform/queryClient'
import { request } from '@/platform/request'

/** Deleted users: brought back with all that they had, or deleted for good. */
export function RecycleBin({ onClose, onChange }: { onClose: () => void; onChange: () => void }): ReactNode {
  const { t } = useTranslation('system')
  const { message } = App.useApp()
  const confirm = useConfirm()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['system', 'users', 'bin'],
    queryFn: ({ signal }) => request().users.recycleBin({ signal, silent: true }),
    staleTime: 0,
  })
  const work = async (call: (userIds: string) => Promise<unknown>) => {
    try {
      await call(chosen.join(','))
      void message.success(t('administration.done'))
      setChosen([])
      onChange()
      await refetch()
    } catch (failure) {
      request().report(failure)
    }
  }
  const destroy = () =>
    confirm(
      {
        title: t('users.destroy'),
        content: t('users.destroyQuestion', { count: chosen.length }),
        danger: true,
      },
      () => work((userIds) => request().users.destroy({ query: { userIds } })),
    )
  return (
    <Drawer
      open
      title={t('users.bin')}
      size={720}
      onClose={onClose}
      extra={
        <Space>
          <Button
            disabled={chosen.length === 0}
            onClick={() => void work((userIds) => request().users.restore({ body: { userIds } }))}
          >
            {t('users.restore')}
          </Button>
          <Button danger disabled={chosen.length === 0} onClick={() => void destroy()}>
            {t('users.destroy')}
          </Button>
        </Space>
      }
    >
      {error && <Alert type="error" title={failureText(error, t('administration.failed'))} />}
      <KeyboardScroll>
        <Table<UserModel>
          rowKey="id"
          size="small"
          loading={isFetching}
          dataSource={data}
          scroll={{ x: 560 }}
          pagination={{ pageSize: 20, hideOnSinglePage: true, size: 'small' }}
          rowSelection={{
            selectedRowKeys: [...chosen],
            onChange: (keys) => setChosen(keys.map(String)),
            getCheckboxProps: ({ username }) => ({ 'aria-label': username }),
          }}
          columns={[
            { title: t('users.username'), dataIndex: 'username' },
            { title: t('users.realname'), dataIndex: 'realname' },
            { title: t('users.phone'), dataIndex: 'phone' },
            { title: t('users.deletedBy'), dataIndex: 'updateBy' },
            { title: t('users.deletedAt'), dataIndex: 'updateTime', width: 170 },
          ]}
        />
      </KeyboardScroll>
    </Drawer>
  )
}
