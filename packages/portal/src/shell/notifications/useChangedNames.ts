import type { NotificationPush } from '@lading/request'
import { useHandler, useUi } from '@lading/ui/foundation'
import { renewDictionaries } from '@/platform/dictCache'
import { request } from '@/platform/request'

/** A change reaches everybody in one moment; nobody asks later than this, in milliseconds. */
const SPREAD = 1_500

/**
 * Takes what the server tells of changed names (decision 24): pages that are open show the options of dictionaries, and
 * the names of people, departments, positions, roles and categories, as they are now.
 */
export function useChangedNames(): (push: Pick<NotificationPush, 'cmd' | 'msgId'>) => void {
  const { dicts } = useUi()
  return useHandler(({ cmd, msgId }) => {
    const renew = async () => {
      const others =
        cmd === 'names' ||
        (msgId && (await renewDictionaries(msgId, () => request().dict.all({ silent: true }))))
      if (others) await dicts.refresh()
    }
    // A failure leaves what is shown; the next connection tells again which dictionaries are in force.
    setTimeout(() => void renew().catch(() => {}), Math.random() * SPREAD)
  })
}
