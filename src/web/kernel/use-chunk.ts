import { useDeferredValue, useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { type Chunk, whenIdle } from './load-chunk.ts'

/**
 * The part once it is there: fetched when the browser is idle, or as soon as it is wanted. Where it cannot be had,
 * `onMissed` drops the wish, and the next one tries again.
 */
export function useChunk<Module>(chunk: Chunk<Module>, isWanted: boolean, onMissed?: () => void): Module | null {
  const drop = useEffectEvent(() => onMissed?.())
  useEffect(() => whenIdle(() => void chunk.load().catch(() => {})), [chunk])
  useEffect(() => {
    if (isWanted) chunk.load().catch(() => drop())
  }, [chunk, isWanted])
  // What is mounted with it must not hold up what somebody presses meanwhile.
  return useDeferredValue(useSyncExternalStore(chunk.subscribe, chunk.get))
}
