import { UserSwitchOutlined } from '@ant-design/icons'
import type { ApprovalRowModel } from '@lading/core/contract'
import { Tabs, useMinWidth } from '@lading/ui/foundation'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Empty, Input, Pagination, Skeleton } from 'antd'
import { useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { recordDialogOf } from '@/app/recordDialog'
import { APPROVAL_KEY, approvalCount } from '@/platform/approvals'
import { failureText } from '@/platform/queryClient'
import { useSession } from '@/session/sessionStore'
import { lazyView } from '@/shell/page/lazyView'
import { ApprovalCard } from './ApprovalCard'
import { useApprovals, useDefinitions } from './useApprovals'
import type { ApprovalKind } from './useApprovals'
import '../page.css'
import './myApproval.css'

const SIZES = [10, 20, 50]

const AgentDialog = lazyView(async () => (await import('../user/AgentDialog')).AgentDialog, { loading: null })

/** 我的待办: what waits for the user's approval, what became of it, and what the user has submitted (ADR 22). */
export function MyApprovalPage(): ReactNode {
  const { t } = useTranslation('system')
  const { t: common } = useTranslation()
  const client = useQueryClient()
  const [kind, setKind] = useState<ApprovalKind>('waiting')
  const [title, setTitle] = useState('')
  const [{ pageNo, pageSize }, setPage] = useState({ pageNo: 1, pageSize: SIZES[0]! })
  const [absent, setAbsent] = useState(false)
  const username = useSession(({ user }) => user?.username)
  const [opened, setOpened] = useState<ApprovalRowModel>()
  const query = { kind, pageNo, pageSize, ...(title && { recordTitle: `*${title}*` }) }
  const { data, error, isPlaceholderData, refetch } = useApprovals(query)
  const { data: count = 0 } = useQuery(approvalCount)
  const rows = data?.rows ?? []
  const definitions = useDefinitions(rows.map(({ entity }) => entity))
  // All tabs in sight, and the tools below them.
  const phone = !useMinWidth('sm')
  const renew = () => void client.invalidateQueries({ queryKey: APPROVAL_KEY })

  const tools = (
    <div className="ld-approval-tools">
      <Button
        icon={<UserSwitchOutlined aria-hidden />}
        aria-label={t('approvals.standIn')}
        onClick={() => setAbsent(true)}
      >
        <span className="ld-approval-word">{t('approvals.standIn')}</span>
      </Button>
      <Input.Search
        allowClear
        className="ld-approval-search"
        placeholder={t('approvals.number')}
        aria-label={t('approvals.number')}
        onSearch={(text) => {
          setTitle(text.trim())
          setPage({ pageNo: 1, pageSize })
        }}
      />
    </div>
  )

  return (
    <section className="ld-system-page">
      <h1>{t('approvals.heading')}</h1>
      <Tabs
        activeKey={kind}
        onChange={(key) => {
          setKind(key as ApprovalKind)
          setPage({ pageNo: 1, pageSize })
        }}
        tabBarExtraContent={phone ? undefined : { right: tools }}
        items={(['waiting', 'done', 'started'] as const).map((key) => ({
          key,
          label: key === 'waiting' ? t('approvals.kinds.waiting', { count }) : t(`approvals.kinds.${key}`),
        }))}
      />
      {phone && tools}
      {error ? (
        <Alert
          type="error"
          showIcon
          title={failureText(error, t('approvals.failed'))}
          action={
            <Button size="small" onClick={() => void refetch()}>
              {common('retry')}
            </Button>
          }
        />
      ) : !data ? (
        <Skeleton active title={false} paragraph={{ rows: 4 }} />
      ) : rows.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t(`approvals.empty.${kind}`)} />
      ) : (
        <ul className="ld-approvals" aria-busy={isPlaceholderData}>
          {rows.map((row) => (
            <ApprovalCard
              key={row.id}
              kind={kind}
              row={row}
              entity={definitions.get(row.entity)}
              onOpen={() => setOpened(row)}
              onDecided={renew}
            />
          ))}
        </ul>
      )}
      {data && data.total > SIZES[0]! && (
        <Pagination
          size="small"
          align="end"
          current={pageNo}
          pageSize={pageSize}
          total={data.total}
          showSizeChanger
          pageSizeOptions={SIZES}
          onChange={(next, size) => setPage({ pageNo: size === pageSize ? next : 1, pageSize: size })}
        />
      )}
      {absent && username && <AgentDialog own username={username} onClose={() => setAbsent(false)} />}
      {opened && (
        <Opened
          row={opened}
          onClose={() => {
            setOpened(undefined)
            renew()
          }}
        />
      )}
    </section>
  )
}

/** The record in the dialog of its entity, with the decisions that its form has. */
function Opened({ row, onClose }: { row: ApprovalRowModel; onClose: () => void }): ReactNode {
  const Dialog = useMemo(() => {
    const load = recordDialogOf(row.entity)
    return load && lazyView(load, { loading: null })
  }, [row.entity])
  return Dialog ? <Dialog id={row.recordId} open mode="view" onClose={onClose} /> : null
}
