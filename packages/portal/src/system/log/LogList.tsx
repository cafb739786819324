import { Tabs } from '@lading/ui/foundation'
import { useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SystemPage } from '../administration/SystemPage'
import { readFromList, useSystemSource } from '../administration/useSystemSource'
import { sysLog } from './log.entity'

const LOGIN = '1'
const OPERATION = '2'
const COLUMNS = {
  [LOGIN]: sysLog.list,
  [OPERATION]: ['createTime', 'operateType', 'logContent', 'username', 'ip'],
}

/** 日志: who logged in, and what administrators did (contract §19). It is only read. */
export function LogList(): ReactNode {
  const { t } = useTranslation('system')
  const source = useSystemSource(sysLog, readFromList)
  const [logType, setLogType] = useState<typeof LOGIN | typeof OPERATION>(LOGIN)
  const params = useMemo(() => ({ logType }), [logType])
  return (
    <Tabs
      className="ld-log-tabs"
      activeKey={logType}
      onChange={(key) => setLogType(key as typeof logType)}
      destroyOnHidden
      items={[
        { key: LOGIN, label: t('ops.log.login') },
        { key: OPERATION, label: t('ops.log.operation') },
      ].map((item) => ({
        ...item,
        children: (
          <SystemPage
            key={item.key}
            entity={sysLog}
            source={source}
            params={params}
            columns={COLUMNS[logType]}
            superQuery={false}
          />
        ),
      }))}
    />
  )
}
