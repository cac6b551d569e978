import { makeOfflinePage } from './startup/offline-page.ts'
import { findOwnPath, readPush } from '#web/kernel/push/read-push.ts'

/** The few words of a worker's world that are used here; the language's own clash with those of a page. */
interface WorkerClient {
  postMessage(message: unknown, transfer: Transferable[]): void
  focus(): Promise<unknown>
}
interface PushWorker {
  location: Location
  registration: ServiceWorkerRegistration
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly WorkerClient[]>
    openWindow(path: string): Promise<unknown>
    claim(): Promise<void>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void
  addEventListener(
    type: 'fetch',
    listener: (event: { request: Request; respondWith(answer: Promise<Response>): void }) => void,
  ): void
  addEventListener(type: 'push', listener: (event: WorkerEvent & { data: { text(): string } | null }) => void): void
  addEventListener(
    type: 'notificationclick',
    listener: (event: WorkerEvent & { notification: Notification }) => void,
  ): void
}
interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void
}

/** A tab that shows the product answers at once; one that shows a page of the website never does. */
const ANSWER_WITHIN_MS = 500

const worker = globalThis as unknown as PushWorker

// It shows pushes, and a page of its own where none can be had. Nothing else: the product never comes out of a store.
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))

worker.addEventListener('fetch', (event) => {
  const { mode, method } = event.request
  if (mode === 'navigate' && method === 'GET') event.respondWith(fetch(event.request).catch(makeOfflinePage))
})

worker.addEventListener('push', (event) => {
  const { title, options } = readPush(event.data?.text())
  event.waitUntil(worker.registration.showNotification(title, options))
})

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { link } = (event.notification.data ?? {}) as { link?: unknown }
  event.waitUntil(open(findOwnPath(link, worker.location.origin)))
})

/** In a tab that is open, the last used first; else in a new one. */
async function open(path: string): Promise<void> {
  for (const client of await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })) {
    if (await goThere(client, path)) {
      await client.focus()
      return
    }
  }
  await worker.clients.openWindow(path)
}

function goThere(client: WorkerClient, path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => resolve(true))
    port1.start()
    setTimeout(() => resolve(false), ANSWER_WITHIN_MS)
    client.postMessage({ kind: 'open', path }, [port2])
  })
}
