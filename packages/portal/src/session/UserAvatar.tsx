import { useQuery } from '@tanstack/react-query'
import { Avatar } from 'antd'
import type { ReactNode } from 'react'
import { request } from '@/platform/request'

/** Where stored files are read with a session (contract §17). */
const STORED = '/sys/common/static/'

/** Props of `UserAvatar`. */
export interface UserAvatarProps {
  /** Stored path or address of the picture; without one the name's first sign stands in. */
  path: string | null | undefined
  name: string
  /** Edge in pixels. */
  size: number
}

/** A user's picture. Stored files are for those who may read them, so it is fetched with the session's token. */
export function UserAvatar({ path, name, size }: UserAvatarProps): ReactNode {
  const outside = path ? /^(https?:)?\/\//i.test(path) : false
  const { data } = useQuery({
    queryKey: ['avatar', path],
    queryFn: async ({ signal }) =>
      dataUrl((await request().download(`${STORED}${path}`, { signal, silent: true })).blob),
    enabled: Boolean(path) && !outside,
    staleTime: Infinity,
  })
  return (
    <Avatar size={size} src={(outside ? path : data) || undefined}>
      {name.slice(0, 1)}
    </Avatar>
  )
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error('The picture could not be read.'))
    reader.readAsDataURL(blob)
  })
}
