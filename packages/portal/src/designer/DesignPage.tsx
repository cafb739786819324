import { usePageHost } from '@lading/ui/foundation'
import { Alert, Button, Space } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useKept } from '@/platform/useKept'
import { PageLoading } from '@/shell/page/PageLoading'
import { DESIGN } from './DesignShell'
import { useShellTexts } from './texts'

/** What a query tells. */
interface Fetched<Stored> {
  data: Stored | undefined
  isError: boolean
  refetch: () => unknown
}

/** The list of designs, and the designer of the one that is opened. */
export function DesignPage<Stored>(props: {
  list: (open: (id: string) => void) => ReactNode
  /** Fetches one. */
  useOne: (id: string) => Fetched<Stored>
  designer: (stored: Stored, back: () => void) => ReactNode
}): ReactNode {
  const { list, useOne, designer } = props
  const host = usePageHost()
  const [opened, setOpened] = useState<string>()
  // What was changed is saved or given up.
  const back = () => {
    host?.setDirty(false, DESIGN)
    setOpened(undefined)
  }
  if (opened === undefined) return list(setOpened)
  return <Opened key={opened} id={opened} useOne={useOne} designer={designer} onBack={back} />
}

function Opened<Stored>(props: {
  id: string
  useOne: (id: string) => Fetched<Stored>
  designer: (stored: Stored, back: () => void) => ReactNode
  onBack: () => void
}): ReactNode {
  const { id, useOne, designer, onBack } = props
  const { texts } = useShellTexts()
  const { data: fetched, isError, refetch } = useOne(id)
  const data = useKept(fetched)
  if (isError && !data)
    return (
      <Alert
        type="error"
        showIcon
        title={texts.failed}
        action={
          <Space>
            <Button onClick={() => void refetch()}>{texts.retry}</Button>
            <Button onClick={onBack}>{texts.back}</Button>
          </Space>
        }
      />
    )
  return data ? designer(data, onBack) : <PageLoading />
}
