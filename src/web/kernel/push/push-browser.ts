import { WORKER_PATH } from './install-worker.ts'

/**
 * `unsupported`: the browser has no pushes, or the page came over plain HTTP. `home-screen`: this device has them for
 * apps on its home screen only. `blocked`: the person said no, and only the browser's own settings can undo that.
 */
export type PushAbility = 'possible' | 'unsupported' | 'home-screen' | 'blocked'

/** Why a browser could not be had. `dismissed`: the question was put away without an answer. */
export class PushFailure extends Error {
  readonly kind: 'blocked' | 'dismissed' | 'unreachable'

  constructor(kind: PushFailure['kind'], cause?: unknown) {
    super(`This browser cannot be told: ${kind}.`, { cause })
    this.kind = kind
  }
}

export interface PushAddress {
  endpoint: string
  p256dh: string
  auth: string
}

const hasPush = () =>
  'serviceWorker' in navigator &&
  'PushManager' in globalThis &&
  'Notification' in globalThis &&
  globalThis.isSecureContext

/** iPhones and iPads push to what was added to the home screen, and nowhere else. */
const isOnlyOnHomeScreen = () => 'standalone' in navigator && navigator.standalone === false && 'ontouchend' in document

export function readPushAbility(): PushAbility {
  if (!hasPush()) return isOnlyOnHomeScreen() ? 'home-screen' : 'unsupported'
  return Notification.permission === 'denied' ? 'blocked' : 'possible'
}

/** Asks the person, where they were not asked yet, and the browser's push service. Only on a press of a button. */
export async function subscribeToPush(pushKey: string, { isShared }: { isShared: boolean }): Promise<PushAddress> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') throw new PushFailure(permission === 'denied' ? 'blocked' : 'dismissed')
  await navigator.serviceWorker.register(WORKER_PATH, { scope: '/' })
  const { pushManager } = await navigator.serviceWorker.ready
  const held = await pushManager.getSubscription()
  // Another customer of the same person is told by it.
  if (isShared && held && isFor(held, pushKey)) return readAddress(held)
  // One that belongs to another key, of an installation from before, cannot be had anew while it is there.
  await held?.unsubscribe()
  try {
    return readAddress(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey }))
  } catch (error) {
    throw new PushFailure('unreachable', error)
  }
}

function isFor({ options }: PushSubscription, pushKey: string): boolean {
  const key = options.applicationServerKey
  if (!key) return false
  const text = btoa(String.fromCharCode(...new Uint8Array(key)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === pushKey.replaceAll('=', '')
}

/** Nothing is shown here any more, whatever the server still sends. */
export async function unsubscribeFromPush(): Promise<void> {
  await (await findSubscription())?.unsubscribe()
}

export async function findPushAddress(): Promise<PushAddress | null> {
  const subscription = await findSubscription()
  return subscription && readAddress(subscription)
}

async function findSubscription(): Promise<PushSubscription | null> {
  if (!hasPush()) return null
  const registration = await navigator.serviceWorker.getRegistration('/')
  return (await registration?.pushManager.getSubscription()) ?? null
}

function readAddress(subscription: PushSubscription): PushAddress {
  const { keys = {} } = subscription.toJSON()
  return { endpoint: subscription.endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' }
}
