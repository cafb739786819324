import { playStory } from '@lading/server'
import type { ServerModule } from '@lading/server'
import { markOverdue } from '../../src/business/finance/expense/overdue.server'
import { expenseChapters } from './expenses'
import { slipChapters } from './slips'
import { tradeChapter } from './playTrade'
import { TRADES, TRADES_ABROAD } from './trades'

/** Half a year of the demo company, played through the product's own rules; never in production. */
export const demoStory: ServerModule = {
  name: 'demo/story',
  seed: async (context) => {
    const played = await playStory(context, 'half a year of trade', [
      ...TRADES.map(tradeChapter),
      ...slipChapters,
      ...expenseChapters,
      // A chapter is known by its place: others follow at the end.
      ...TRADES_ABROAD.map(tradeChapter),
    ])
    if (played > 0) await markOverdue(context.db)
    return played
  },
}
