import { BarChartOutlined } from '@ant-design/icons'
import { calls } from '@lading/core/calls'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Card, Empty, Flex, Skeleton, Typography } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { textIn } from '@lading/core/text'
import { request } from '@/platform/request'
import { useReportTexts } from './useReportTexts'
import './report.css'

/** 我的报表: the reports that a person may read, without any right to design. */
export function ReportCenter(): ReactNode {
  const { texts, locale } = useReportTexts()
  const { data, isError, refetch } = useQuery({
    queryKey: ['report', 'mine'],
    queryFn: ({ signal }) => request().call(calls.reportMine, { query: {}, signal, silent: true }),
    staleTime: 0,
  })
  return (
    <section className="ld-report" aria-label={texts.title}>
      <Typography.Title level={1} className="ld-report-title">
        {texts.title}
      </Typography.Title>
      {isError ? (
        <Alert
          type="error"
          showIcon
          title={texts.failed}
          action={<Button onClick={() => void refetch()}>{texts.retry}</Button>}
        />
      ) : !data ? (
        <Skeleton active title={false} />
      ) : data.length === 0 ? (
        <Empty description={texts.none} />
      ) : (
        <div className="ld-report-search">
          {data.map(({ id, label, path }) => (
            <Card key={id} size="small" className="ld-report-card">
              <Flex gap="small" align="center">
                <BarChartOutlined aria-hidden />
                <Link to={path}>{textIn(label, locale)}</Link>
              </Flex>
            </Card>
          ))}
        </div>
      )}
    </section>
  )
}
