import ReloadOutlined from '@ant-design/icons/ReloadOutlined'
import { useQuery } from '@tanstack/react-query'
import { Alert, Badge, Button, Card, Descriptions, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText } from '@/platform/queryClient'
import { request } from '@/platform/request'
import { factText } from './factText'
import './health.css'
import '../page.css'

const BADGE = { ok: 'success', warn: 'warning', down: 'error', off: 'default' } as const
/** How often it is asked again while somebody looks. */
const AGAIN_MS = 30_000

/** 系统健康: how the parts of the server are; for administrators of the platform (contract §19). */
export function HealthPage(): ReactNode {
  const { t, i18n } = useTranslation('system')
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['health'],
    queryFn: ({ signal }) => request().monitor.health({ query: {}, signal, silent: true }),
    staleTime: 0,
    refetchInterval: AGAIN_MS,
  })
  return (
    <section className="ld-system-page">
      <h1>{t('ops.health.title')}</h1>
      <div className="ld-health-head">
        <span>{data ? t('ops.health.at', { time: data.time }) : null}</span>
        <Button icon={<ReloadOutlined />} loading={isFetching} onClick={() => void refetch()}>
          {t('ops.refresh')}
        </Button>
      </div>
      {error ? <Alert type="error" showIcon title={failureText(error, t('ops.failed'))} /> : null}
      {!data && !error ? <Skeleton active title={false} /> : null}
      <div className="ld-health">
        {data?.parts.map((part) => (
          <Card
            key={part.name}
            size="small"
            title={t(`ops.health.part.${part.name}`)}
            extra={<Badge status={BADGE[part.state]} text={t(`ops.health.state.${part.state}`)} />}
          >
            <Descriptions
              column={1}
              size="small"
              items={Object.entries(part.facts).map(([name, value]) => ({
                key: name,
                label: t(`ops.health.fact.${name}` as 'ops.health.fact.host', { defaultValue: name }),
                children: factText(name, value, i18n.language),
              }))}
            />
          </Card>
        ))}
      </div>
    </section>
  )
}
