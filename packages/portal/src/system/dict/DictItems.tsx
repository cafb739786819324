import HolderOutlined from '@ant-design/icons/HolderOutlined'
import PlusOutlined from '@ant-design/icons/PlusOutlined'
import { useQuery } from '@tanstack/react-query'
import { Alert, Badge, Button, Drawer, Popconfirm, Space, Table, Tag } from 'antd'
import { useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useEntityRights } from '@lading/ui/foundation'
import type { ListRow } from '@lading/ui/list-page'
import { failureText } from '@/platform/queryClient'
import { request } from '@/platform/request'
import { useDone } from '../administration/useDone'
import { useTenantRights } from '../administration/useTenantRights'
import { sysDict } from './dict.entity'
import { DictItemForm } from './DictItemForm'
import type { DictItem } from './DictItemForm'
import { reorder } from './reorder'
import './dict.css'

/** More than any dictionary has that people choose from. */
const LIMIT = 1_000

/** 字典项: the options of one dictionary in their order, which is changed by dragging, or by the arrow keys on the handle. */
export function DictItems({ dict, onClose }: { dict: ListRow; onClose: () => void }): ReactNode {
  const { t } = useTranslation('system')
  const done = useDone()
  const canEdit = useEntityRights(useTenantRights(sysDict).entity).can('edit')
  const [edited, setEdited] = useState<Partial<DictItem>>()
  const [dragged, setDragged] = useState<number>()
  const [order, setOrder] = useState<DictItem[]>()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['dict', 'items', dict.id],
    queryFn: async ({ signal }) => {
      const query = { dictId: dict.id, pageNo: 1, pageSize: LIMIT }
      return (await request().dict.itemList({ query, signal, silent: true })).records as DictItem[]
    },
    staleTime: 0,
  })
  const items = order ?? data ?? []
  const reload = async () => {
    await refetch()
    setOrder(undefined)
  }
  const put = async (from: number, to: number) => {
    const next = reorder(items, from, to)
    if (next.every((item, at) => item.id === items[at]?.id)) return
    setOrder(next)
    const ids = next.map(({ id }) => id)
    await done(() => request().dict.itemSort({ body: { dictId: dict.id, ids } }), t('ops.dict.sorted'))
    await reload()
  }
  const byKey = (at: number) => (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (step === 0) return
    event.preventDefault()
    void put(at, at + step)
  }
  return (
    <Drawer
      open
      size="large"
      title={t('ops.dict.itemsOf', { name: dict.dictName })}
      onClose={onClose}
      extra={
        canEdit ? (
          <Button type="primary" icon={<PlusOutlined />} onClick={() => setEdited({ status: 1 })}>
            {t('ops.add')}
          </Button>
        ) : null
      }
    >
      {error ? <Alert type="error" showIcon title={failureText(error, t('ops.failed'))} /> : null}
      {canEdit && items.length > 1 ? <p className="ld-dict-hint">{t('ops.dict.sortHint')}</p> : null}
      <Table<DictItem>
        rowKey="id"
        size="small"
        pagination={false}
        loading={isFetching && !data}
        dataSource={items}
        scroll={{ x: 560 }}
        onRow={(_, at = 0) => ({
          draggable: canEdit && dragged === at,
          className: dragged === at ? 'ld-dict-dragged' : '',
          onDragOver: (event) => dragged !== undefined && event.preventDefault(),
          onDrop: () => dragged !== undefined && void put(dragged, at),
          onDragEnd: () => setDragged(undefined),
        })}
        columns={[
          ...(canEdit
            ? [
                {
                  key: 'handle',
                  title: <span className="ld-sr-only">{t('ops.dict.order')}</span>,
                  width: 44,
                  render: (_: unknown, item: DictItem, at: number) => (
                    <Button
                      type="text"
                      size="small"
                      className="ld-dict-handle"
                      icon={<HolderOutlined />}
                      aria-label={t('ops.dict.move', { name: item.itemText })}
                      onPointerDown={() => setDragged(at)}
                      onPointerUp={() => setDragged(undefined)}
                      onKeyDown={byKey(at)}
                    />
                  ),
                },
              ]
            : []),
          {
            title: t('ops.dict.itemText'),
            dataIndex: 'itemText',
            render: (text: string, { itemColor }) => (itemColor ? <Tag color={itemColor}>{text}</Tag> : text),
          },
          { title: t('ops.dict.itemTextEn'), dataIndex: 'itemTextEn' },
          { title: t('ops.dict.itemValue'), dataIndex: 'itemValue', width: 110 },
          {
            title: t('ops.dict.status'),
            dataIndex: 'status',
            width: 100,
            render: (status: number) => (
              <Badge
                status={status === 1 ? 'success' : 'default'}
                text={t(status === 1 ? 'ops.dict.enabled' : 'ops.dict.disabled')}
              />
            ),
          },
          ...(canEdit
            ? [
                {
                  title: t('ops.operation'),
                  key: 'operation',
                  width: 130,
                  render: (_: unknown, item: DictItem) => (
                    <Space size={0}>
                      <Button
                        type="link"
                        size="small"
                        aria-label={`${t('ops.edit')} ${item.itemText}`}
                        onClick={() => setEdited(item)}
                      >
                        {t('ops.edit')}
                      </Button>
                      <Popconfirm
                        title={t('ops.removeOne', { name: item.itemText })}
                        okButtonProps={{ danger: true }}
                        onConfirm={async () => {
                          await done(
                            () => request().dict.itemRemove({ query: { id: item.id } }),
                            t('ops.removed'),
                          )
                          await reload()
                        }}
                      >
                        <Button
                          type="link"
                          size="small"
                          danger
                          aria-label={`${t('ops.remove')} ${item.itemText}`}
                        >
                          {t('ops.remove')}
                        </Button>
                      </Popconfirm>
                    </Space>
                  ),
                },
              ]
            : []),
        ]}
      />
      {edited ? (
        <DictItemForm
          dictId={dict.id}
          item={edited}
          onClose={() => setEdited(undefined)}
          onSaved={() => void reload()}
        />
      ) : null}
    </Drawer>
  )
}
