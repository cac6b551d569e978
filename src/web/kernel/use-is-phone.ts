import { useSyncExternalStore } from 'react'

const query = matchMedia('(width < 40rem)')

function subscribe(listener: () => void): () => void {
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => query.matches)
}
