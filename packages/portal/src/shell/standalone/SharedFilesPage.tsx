import DownloadOutlined from '@ant-design/icons/DownloadOutlined'
import { calls } from '@lading/core/calls'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Empty, Skeleton } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { failureText } from '@/platform/queryClient'
import { request } from '@/platform/request'
import { fileSize } from '@/system/file/fileSize'
import { SHARE_PARAM } from './sharedFilesAddress'
import { StandalonePage } from './StandalonePage'

/** A file's address without the ticket, which is another one each time. */
const pathOf = (url: string) => url.replace(/\?.*$/, '')

/**
 * `/barcode/supplier/BarInquiryOrderFiles` (spec 1 §2): the files of a record for somebody without an account, e.g. a
 * supplier who is asked for prices. The link says which, and for how long.
 */
export function SharedFilesPage(): ReactNode {
  const { t } = useTranslation('session')
  const { search } = useLocation()
  const share = new URLSearchParams(search).get(SHARE_PARAM) ?? ''
  const [failure, setFailure] = useState('')
  const { data, error, refetch } = useQuery({
    queryKey: ['shared-files', share],
    queryFn: ({ signal }) =>
      request().call(calls.sharedFiles, { query: { share }, signal, silent: true, session: 'ignore' }),
    enabled: share !== '',
    retry: false,
    staleTime: 0,
  })
  // The address of a file holds for a minute, and this page may have stood open for longer.
  const open = async (path: string) => {
    const { data: now, error: gone } = await refetch()
    const file = now?.files.find((each) => pathOf(each.url) === path)
    setFailure(file ? '' : failureText(gone, t('shared.gone')))
    if (file) window.location.assign(file.url)
  }
  const invalid = share === '' || error
  return (
    <StandalonePage title={data?.title ?? t('shared.title')}>
      <section className="ld-shared">
        {failure ? <Alert type="error" showIcon title={failure} role="alert" /> : null}
        {invalid ? (
          <Alert type="warning" showIcon title={t('shared.invalid')} description={t('shared.askAgain')} />
        ) : null}
        {!invalid && !data ? <Skeleton active title={false} paragraph={{ rows: 4 }} /> : null}
        {data ? <p>{t('shared.until', { until: data.until })}</p> : null}
        {data?.files.length === 0 ? <Empty description={t('shared.none')} /> : null}
        {data && data.files.length > 0 ? (
          <ul>
            {data.files.map(({ name, size, url }) => (
              <li key={pathOf(url)}>
                <span>
                  {name} <small>{fileSize(size)}</small>
                </span>
                <Button
                  icon={<DownloadOutlined />}
                  aria-label={`${t('shared.download')} ${name}`}
                  onClick={() => void open(pathOf(url))}
                >
                  {t('shared.download')}
                </Button>
              </li>
            ))}
          </ul>
        ) : null}
      </section>
    </StandalonePage>
  )
}
