import { createStore } from './store.ts'

/** A part of the app's code could not be fetched: no network, or a newer version has replaced it. */
export class ChunkLoadFailure extends Error {
  override readonly name = 'ChunkLoadFailure'

  constructor(cause: unknown) {
    // Not the browser's own words: the router takes them as a sign to reload the document, which offline ends in the
    // browser's error page.
    super('A part of the app could not be loaded.', { cause })
  }
}

export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    throw new ChunkLoadFailure(error)
  }
}

/** A part of the code that comes later; `get` has it once it is there, and what failed is tried again when next wanted. */
export interface Chunk<Module> {
  get: () => Module | null
  subscribe: (listener: () => void) => () => void
  load: () => Promise<Module>
}

export function createChunk<Module>(load: () => Promise<Module>): Chunk<Module> {
  const store = createStore<Module | null>(null)
  let loading: Promise<Module> | undefined
  async function fetchIt(): Promise<Module> {
    try {
      const module = await loadChunk(load)
      store.set(module)
      return module
    } catch (error) {
      loading = undefined
      throw error
    }
  }
  return { get: store.get, subscribe: store.subscribe, load: () => (loading ??= fetchIt()) }
}

const IDLE_WITHIN_MS = 3000

/** Runs it when the browser has nothing better to do. */
export function whenIdle(work: () => void) {
  // Safari has no word for it.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: IDLE_WITHIN_MS })
  else setTimeout(work, IDLE_WITHIN_MS / 3)
}
