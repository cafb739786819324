import { waitFor } from '../testers/dom'

/** Frames without motion after which a page stands still: some parts begin to move only when others have come. */
const STILL = 4

/** The ring around a pressed button fades for two seconds, and neither has a text nor lies over one. */
const isWave = (effect: AnimationEffect | null) =>
  effect instanceof KeyframeEffect && effect.target?.classList.contains('ant-wave')

// Loading signs turn for ever; what comes and goes ends.
const isMoving = () =>
  document
    .getAnimations()
    .some(
      ({ effect, playState }) =>
        playState === 'running' && effect?.getComputedTiming().iterations !== Infinity && !isWave(effect),
    )

/** Waits until nothing has moved for some frames: half-faded colours are no colours to judge. */
export async function atRest(): Promise<void> {
  const end = performance.now() + 15_000
  for (let still = 0; still < STILL; still = isMoving() ? 0 : still + 1) {
    if (performance.now() > end) throw new Error('Waited 15 s in vain for the story to stand still.')
    await new Promise(requestAnimationFrame)
  }
}

/** Waits until the story is there and nothing moves. */
export async function settled(): Promise<void> {
  await waitFor('the story', () => document.querySelector('main > *, [role="dialog"]'))
  await atRest()
}
