import { Alert, Button, Space } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { PageLoading } from '@/shell/page/PageLoading'
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
  const [opened, setOpened] = useState<string>()
  if (opened === undefined) return list(setOpened)
  return (
    <Opened
      key={opened}
      id={opened}
      useOne={useOne}
      designer={designer}
      onBack={() => setOpened(undefined)}
    />
  )
}

function Opened<Stored>(props: {
  id: string
  useOne: (id: string) => Fetched<Stored>
  designer: (stored: Stored, back: () => void) => ReactNode
  onBack: () => void
}): ReactNode {
  const { id, useOne, designer, onBack } = props
  const { texts } = useShellTexts()
  const { data, isError, refetch } = useOne(id)
  if (isError)
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
