import { waitFor } from '../testers/dom'

/** Waits until the story is there and nothing moves: half-faded colours are no colours to judge. */
export async function settled(): Promise<void> {
  await waitFor('the story', () => document.querySelector('main > *, [role="dialog"]'))
  // Loading signs turn for ever; what comes and goes ends.
  const moving = () =>
    document.getAnimations().some(({ effect, playState }) => {
      return playState === 'running' && effect?.getComputedTiming().iterations !== Infinity
    })
  // Once is not enough: some parts begin to move only when others have come.
  let still = 0
  await waitFor('the story to stand still', () => (still = moving() ? 0 : still + 1) > 4)
}
