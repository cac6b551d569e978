/** Where the build puts the worker: at the root, so that it stands for the whole product. */
export const WORKER_PATH = '/push-worker.js'

/** For everybody, so that a page of ours shows where the server cannot be reached. It asks nothing of the person. */
export function installWorker(): void {
  if (!('serviceWorker' in navigator) || !globalThis.isSecureContext) return
  // Without it the browser's own page shows, as ever.
  navigator.serviceWorker.register(WORKER_PATH, { scope: '/' }).catch(() => undefined)
}
