import { calls } from '@lading/core/calls'
import type { Lottery, LotteryPrize } from '@lading/core/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '@/platform/request'

/** How often people who watch a draw are shown what was drawn, in milliseconds. */
const LOOK_MS = 5_000

const allPrizes = (lotteries: readonly Lottery[]): LotteryPrize[] => lotteries.flatMap(({ prizes }) => prizes)

/** The draws; while one of their prizes is still to be drawn, they are looked at again and again. */
export function useLotteries() {
  const query = useQuery({
    queryKey: ['lotteries'],
    queryFn: ({ signal }) => request().call(calls.lotteryList, { query: {}, signal, silent: true }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      allPrizes(state.data ?? []).some(({ drawnAt }) => !drawnAt) ? LOOK_MS : false,
  })
  const { data } = query
  // What was there when the page opened has been seen; what is drawn from then on is news.
  const [before, setBefore] = useState<ReadonlySet<string>>()
  const drawn = allPrizes(data ?? []).filter(({ drawnAt }) => drawnAt)
  if (data && !before) setBefore(new Set(drawn.map(({ id }) => id)))
  const news = before ? drawn.filter(({ id }) => !before.has(id)) : []
  return { ...query, news }
}
