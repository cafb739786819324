import { describe, expect, it } from 'vitest'

import { withHttpServer } from '../testing/withHttpServer'
import { aCall, deferred, over } from '../testing/wire'
import { cancellation } from './cancel'

const used = withHttpServer()
const aborted = { kind: 'aborted' }

describe('cancellation', () => {
  it('sends nothing for a signal that is aborted already', async () => {
    const { link } = cancellation()
    const call = aCall(used.server.origin, { signal: AbortSignal.abort('gone') })
    await expect(over(link)(call)).rejects.toMatchObject({ ...aborted, cause: 'gone' })
    expect(used.server.requests).toHaveLength(0)
  })

  it('ends the request on the wire', async () => {
    const arrived = deferred()
    const gone = deferred()
    used.server.handle((received) => {
      arrived.resolve()
      return received.gone.then(() => gone.resolve()).then(() => undefined)
    })
    const controller = new AbortController()
    const call = over(cancellation().link)(aCall(used.server.origin, { signal: controller.signal }))
    const failed = expect(call).rejects.toMatchObject(aborted)
    await arrived.promise
    controller.abort()
    await failed
    await gone.promise
  })

  it('rejects at once though a link further in still waits', async () => {
    const controller = new AbortController()
    const { link } = cancellation()
    const stuck = over(link, () => new Promise(() => {}))
    const call = stuck(aCall(used.server.origin, { signal: controller.signal }))
    controller.abort()
    await expect(call).rejects.toMatchObject(aborted)
  })

  it('ends all that run, not what comes later', async () => {
    const { link, cancelAll } = cancellation()
    used.server.handle(({ gone }) => gone.then(() => undefined))
    const calls = [1, 2].map((number) => over(link)(aCall(`${used.server.origin}/${number}`)))
    const failed = calls.map((call) => expect(call).rejects.toMatchObject(aborted))
    cancelAll('logged out')
    await Promise.all(failed)
    used.server.handle(() => 'fine')
    expect((await over(link)(aCall(used.server.origin))).data).toMatchObject({ result: 'fine' })
  })

  it('leaves no listener behind on a signal that lives long', async () => {
    const controller = new AbortController()
    let listening = 0
    const { signal } = controller
    const add = signal.addEventListener.bind(signal)
    const remove = signal.removeEventListener.bind(signal)
    signal.addEventListener = (...given: Parameters<typeof add>) => ((listening += 1), add(...given))
    signal.removeEventListener = (...given: Parameters<typeof remove>) => ((listening -= 1), remove(...given))
    await over(cancellation().link)(aCall(used.server.origin, { signal }))
    expect(listening).toBe(0)
  })
})
