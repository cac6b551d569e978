/** What the worker asks of a tab when a push is clicked; the tab answers that it goes there. */
interface OpenRequest {
  kind: 'open'
  path: string
}

function isOpenRequest(data: unknown): data is OpenRequest {
  return typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'open' && 'path' in data
}

/** Goes where a clicked push leads without loading the page anew, so that nothing on it is lost. */
export function followPushedLinks(goTo: (path: string) => void): () => void {
  const workers = (navigator as Partial<Navigator>).serviceWorker
  if (!workers) return () => {}
  const stopped = new AbortController()
  const receive = ({ data, ports }: MessageEvent<unknown>) => {
    if (!isOpenRequest(data)) return
    ports[0]?.postMessage('going')
    goTo(data.path)
  }
  workers.addEventListener('message', receive, { signal: stopped.signal })
  // Without it the messages of a worker wait for the `onmessage` that nobody sets.
  workers.startMessages()
  return () => stopped.abort()
}
