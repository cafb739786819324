import { Alert, Empty, Image } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useQueries } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { failureText } from '@/platform/queryClient'
import { request } from '@/platform/request'
import { PageLoading } from '../page/PageLoading'
import { pictureOf, previewPaths } from './pictures'
import './preview.css'

/**
 * Stored pictures in a window of their own (spec 1 §2, `/img/preview`): `?path=` names them, several times or with
 * commas between. A stored file is for those who may read it, so it is asked for with the session, if there is one.
 */
export function ImagePreviewPage(): ReactNode {
  const { t } = useTranslation('shell')
  const { t: common } = useTranslation()
  const [search] = useSearchParams()
  const paths = previewPaths(search)
  const answers = useQueries({
    queries: paths.map((path) => ({
      queryKey: ['picture', path],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const url = request().staticUrl(path)
        const { blob } = await request().download(url, { signal, silent: true, session: 'ignore' as const })
        return pictureOf(blob, t('preview.noPicture'))
      },
      staleTime: Infinity,
    })),
  })
  return (
    <main className="ld-preview">
      <title>{`${t('preview.title')} - ${common('product')}`}</title>
      <h1 className="ld-sr-only">{t('preview.title')}</h1>
      {paths.length === 0 ? <Empty description={t('preview.empty')} /> : null}
      <Image.PreviewGroup>
        {answers.map(({ data, error, refetch }, at) => {
          const path = paths[at] ?? ''
          const name = path.slice(path.lastIndexOf('/') + 1)
          if (data) return <Image key={path} src={data} alt={name} />
          if (!error) return <PageLoading key={path} />
          return (
            <Alert
              key={path}
              type="error"
              showIcon
              title={t('preview.failed', { name })}
              description={failureText(error, t('preview.noPicture'))}
              action={
                <button type="button" className="ld-preview-retry" onClick={() => void refetch()}>
                  {common('retry')}
                </button>
              }
            />
          )
        })}
      </Image.PreviewGroup>
    </main>
  )
}
