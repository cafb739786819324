import { Typography } from 'antd'
import type { ReactNode } from 'react'
import type { FormDifferenceModel } from '@lading/core/contract'

/** Where two definitions differ: the place, what stood there, and what stands there. */
export function Differences({ items }: { items: readonly FormDifferenceModel[] }): ReactNode {
  return (
    <ul className="ld-design-differences">
      {items.map(({ path, was, is }) => (
        <li key={path}>
          {path}
          {was === undefined ? null : (
            <Typography.Text delete type="secondary">
              {was}
            </Typography.Text>
          )}
          {is === undefined ? null : <Typography.Text code>{is}</Typography.Text>}
        </li>
      ))}
    </ul>
  )
}
