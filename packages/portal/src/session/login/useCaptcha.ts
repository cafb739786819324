import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '@/platform/request'

/** A captcha on screen. */
export interface Captcha {
  /** Goes back with the login. */
  key: number
  /** Data URI of the picture, once it is there. */
  image?: string
  failed: boolean
  refresh: () => void
}

/** Asks for a captcha; each refresh is a new one. Its key is the time in milliseconds (contract §6.1). */
export function useCaptcha(): Captcha {
  const [key, setKey] = useState(() => Date.now())
  const { data, isError } = useQuery({
    queryKey: ['captcha', key],
    queryFn: ({ signal }) => request().auth.captcha(key, { signal, silent: true }),
    staleTime: Infinity,
    gcTime: 0,
  })
  // Two refreshes within one millisecond still need two keys.
  const refresh = () => setKey((last) => Math.max(Date.now(), last + 1))
  return { key, image: data, failed: isError, refresh }
}
