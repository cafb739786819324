import DeleteOutlined from '@ant-design/icons/DeleteOutlined'
import SyncOutlined from '@ant-design/icons/SyncOutlined'
import { Button } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListRow } from '@lading/ui/list-page'
import { lazyView } from '@/shell/page/lazyView'
import { clearCache } from '@/shell/user/clearCache'
import { namedSource, withFurtherNames } from '../administration/furtherNames'
import { SystemPage } from '../administration/SystemPage'
import { useDone } from '../administration/useDone'
import { readFromList, useSystemSource } from '../administration/useSystemSource'
import type { SourceChanges } from '../administration/useSystemSource'
import { sysDict } from './dict.entity'

const DictItems = lazyView(async () => (await import('./DictItems')).DictItems, { loading: null })
const DictBin = lazyView(async () => (await import('./DictBin')).DictBin, { loading: null })

const NAMED = withFurtherNames(sysDict, 'dictName', 'dictNameEn')

const changes: SourceChanges = (calls) => namedSource({ ...calls, ...readFromList(calls) })

/** 数据字典: dictionaries, their items in a drawer, and the recycle bin (spec 1 §7). */
export function DictList(): ReactNode {
  const { t } = useTranslation('system')
  const { t: shell } = useTranslation('shell')
  const source = useSystemSource(sysDict, changes)
  const [opened, setOpened] = useState<ListRow>()
  const [bin, setBin] = useState<() => void>()
  const done = useDone()
  return (
    <>
      <SystemPage
        entity={sysDict}
        dialog={NAMED}
        operationWidth={210}
        source={source}
        tools={(page) => (
          <>
            <Button icon={<SyncOutlined />} onClick={() => void done(clearCache, shell('user.cacheCleared'))}>
              {t('ops.dict.refresh')}
            </Button>
            {page.rights.can('delete') && (
              <Button icon={<DeleteOutlined />} onClick={() => setBin(() => page.refresh)}>
                {t('ops.bin.title')}
              </Button>
            )}
          </>
        )}
        operations={(row) => (
          <Button
            type="link"
            size="small"
            aria-label={`${t('ops.dict.items')} ${String(row.dictName)}`}
            onClick={() => setOpened(row)}
          >
            {t('ops.dict.items')}
          </Button>
        )}
      />
      {opened ? <DictItems dict={opened} onClose={() => setOpened(undefined)} /> : null}
      {bin ? <DictBin onClose={() => setBin(undefined)} onChange={bin} /> : null}
    </>
  )
}
