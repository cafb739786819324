import type { Board } from '@lading/core/entity'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { approvalCount } from '@/platform/approvals'
import { FROM_SHELL } from '@/shell/tabs/useTabs'
import { BoardFigures } from './BoardFigures'

/** What waits for one's own approval. */
function WaitingForMe(): ReactNode {
  const { t } = useTranslation('system')
  const { data } = useQuery(approvalCount)
  if (data === undefined) return null
  return (
    <p className="ld-board-mine">
      <Link to="/isps/myApproval" state={FROM_SHELL} className="ld-figure">
        <strong>{data}</strong>
        <span>{t('board.mine')}</span>
      </Link>
    </p>
  )
}

/** A dashboard: its name and its figures. */
function boardPage(board: Board, Before?: () => ReactNode): () => ReactNode {
  return function BoardPage() {
    const { t } = useTranslation('system')
    return (
      <div className="ld-board-page">
        <h1>{t(`board.titles.${board}`)}</h1>
        {Before ? <Before /> : null}
        <BoardFigures board={board} />
      </div>
    )
  }
}

/** 我的任务: what waits for one's approval, and what somebody has to go on with. */
export const TaskPage = boardPage('task', WaitingForMe)
/** 今日作业: what arrives, is picked and leaves. */
export const WorkplacePage = boardPage('workplace')
/** 异常监控: what is late, failed or stuck. */
export const MonitorPage = boardPage('monitor')
/** 供应商: orders, arrivals and payments. */
export const SupplierPage = boardPage('supplier')
/** 客户: offers, calls and complaints. */
export const CustomerPage = boardPage('customer')
