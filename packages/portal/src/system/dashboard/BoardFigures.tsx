import { calls } from '@lading/core/calls'
import type { BoardFigureModel } from '@lading/core/contract'
import type { Board } from '@lading/core/entity'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Empty, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { request } from '@/platform/request'
import { FROM_SHELL } from '@/shell/tabs/useTabs'
import './board.css'

/** Figures of a kind of records stand together. */
function byEntity(figures: readonly BoardFigureModel[]): readonly (readonly BoardFigureModel[])[] {
  const groups = new Map<string, BoardFigureModel[]>()
  for (const each of figures) groups.set(each.entity, [...(groups.get(each.entity) ?? []), each])
  return [...groups.values()]
}

/** The figures of a dashboard, each a link to the list that it counts. */
export function BoardFigures({ board }: { board: Board }): ReactNode {
  const { t } = useTranslation('system')
  const { data, isPending, isError, isFetching, refetch } = useQuery({
    queryKey: ['board', board],
    queryFn: ({ signal }) => request().call(calls.boardFigures, { query: { board }, signal, silent: true }),
    refetchOnMount: 'always',
  })
  if (isPending) return <Skeleton active title={false} />
  if (isError)
    return (
      <Alert
        type="warning"
        showIcon
        title={t('board.failed')}
        action={<Button onClick={() => void refetch()}>{t('board.again')}</Button>}
      />
    )
  if (data.figures.length === 0)
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('board.empty')} />
  return (
    <div className="ld-board" aria-busy={isFetching}>
      {byEntity(data.figures).map((figures) => (
        <section key={figures[0]!.entity} aria-label={figures[0]!.entityText}>
          <h2>{figures[0]!.entityText}</h2>
          <ul>
            {figures.map((figure) => (
              <li key={figure.name}>
                <Figure figure={figure} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className="ld-board-time">
        {t('board.counted', { time: data.countedAt })}{' '}
        <Button type="link" size="small" loading={isFetching} onClick={() => void refetch()}>
          {t('board.again')}
        </Button>
      </p>
    </div>
  )
}

function Figure({ figure }: { figure: BoardFigureModel }): ReactNode {
  const { path, count, of, text, tone } = figure
  const share = of ? Math.round((count / of) * 100) : undefined
  return (
    <Link
      to={path}
      state={FROM_SHELL}
      className={count > 0 && tone ? `ld-figure ld-figure-${tone}` : 'ld-figure'}
    >
      <strong>{count.toLocaleString('en-US')}</strong>
      {of === undefined ? null : (
        <small>
          / {of.toLocaleString('en-US')}
          {share === undefined ? '' : ` · ${share}%`}
        </small>
      )}
      <span>{text}</span>
    </Link>
  )
}
