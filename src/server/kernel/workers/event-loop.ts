import { setImmediate as nextRound } from 'node:timers/promises'

/** So long may work of many steps hold the event loop; whoever else waits for it, waits for that. */
const SLICE_MS = 2

let lastTurn = Promise.resolve()

/** Whoever works in slices takes turns with the others that do: one slice a round, and everybody's requests between two. */
function takeTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => nextRound())
  return lastTurn
}

/** For work of many steps: between two of them, `await` what this answers. Mostly it is nothing, and the work goes on. */
export function workInSlices(): () => Promise<void> | undefined {
  let endsAt = performance.now() + SLICE_MS
  return () => {
    if (performance.now() < endsAt) return undefined
    return takeTurn().then(() => void (endsAt = performance.now() + SLICE_MS))
  }
}
