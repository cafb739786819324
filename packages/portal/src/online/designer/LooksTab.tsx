import { Flex } from 'antd'
import type { ReactNode } from 'react'
import { ColoursCard } from './ColoursCard'
import type { Draft } from './draft'
import { FiguresCard } from './FiguresCard'
import { PrintCard } from './PrintCard'

/** What of the records is counted on dashboards, coloured in lists, and printed. */
export function LooksTab(props: { draft: Draft; onChange: (draft: Draft) => void }): ReactNode {
  return (
    <Flex vertical gap="middle">
      <ColoursCard {...props} />
      <FiguresCard {...props} />
      <PrintCard {...props} />
    </Flex>
  )
}
