import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Modal, Popconfirm, Space, Table } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { KeyboardScroll } from '@lading/ui/list-page'
import { failureText } from '@/platform/queryClient'
import { request } from '@/platform/request'
import { useDone } from '../administration/useDone'

/** The recycle bin of dictionaries: bring one back, or delete it for good. */
export function DictBin({ onClose, onChange }: { onClose: () => void; onChange: () => void }): ReactNode {
  const { t } = useTranslation('system')
  const done = useDone()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['dict', 'bin'],
    queryFn: ({ signal }) => request().dict.deleted({ query: {}, signal, silent: true }),
    staleTime: 0,
  })
  const act = async (work: () => Promise<unknown>, text: string) => {
    if (await done(work, text)) {
      void refetch()
      onChange()
    }
  }
  return (
    <Modal open width={720} title={t('ops.bin.title')} footer={null} onCancel={onClose}>
      {error ? <Alert type="error" showIcon title={failureText(error, t('ops.failed'))} /> : null}
      <KeyboardScroll>
        <Table
          rowKey="id"
          size="small"
          loading={isFetching}
          dataSource={data ?? []}
          pagination={{ pageSize: 10, hideOnSinglePage: true, size: 'small' }}
          scroll={{ x: 520 }}
          locale={{ emptyText: t('ops.bin.empty') }}
          columns={[
            { title: t('ops.dict.name'), dataIndex: 'dictName' },
            { title: t('ops.dict.code'), dataIndex: 'dictCode' },
            {
              title: t('ops.operation'),
              key: 'operation',
              width: 190,
              render: (_, { id, dictName }) => (
                <Space size={0}>
                  <Button
                    type="link"
                    size="small"
                    aria-label={`${t('ops.bin.restore')} ${dictName}`}
                    onClick={() =>
                      void act(() => request().dict.back({ params: { id } }), t('ops.bin.restored'))
                    }
                  >
                    {t('ops.bin.restore')}
                  </Button>
                  <Popconfirm
                    title={t('ops.bin.forGood', { name: dictName })}
                    okButtonProps={{ danger: true }}
                    onConfirm={() =>
                      act(() => request().dict.destroy({ params: { id } }), t('ops.bin.destroyed'))
                    }
                  >
                    <Button
                      type="link"
                      size="small"
                      danger
                      aria-label={`${t('ops.bin.destroy')} ${dictName}`}
                    >
                      {t('ops.bin.destroy')}
                    </Button>
                  </Popconfirm>
                </Space>
              ),
            },
          ]}
        />
      </KeyboardScroll>
    </Modal>
  )
}
