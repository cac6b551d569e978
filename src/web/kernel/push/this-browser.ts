import { addPushDevice, getNotificationPreferences } from '#shared/contracts/notification-preferences.ts'
import { call } from '#web/kernel/api/call.ts'
import {
  findPushAddress,
  type PushAddress,
  readPushAbility,
  subscribeToPush,
  unsubscribeFromPush,
} from './push-browser.ts'
import { registeredDevice, type RegisteredDevice } from './registered-device.ts'

/** From now on this browser shows the person's notifications; whoever it told before is told no more. */
export async function registerThisBrowser(sitter: Sitter, pushKey: string): Promise<void> {
  const address = await subscribeToPush(pushKey, { isShared: registeredDevice.isAny() })
  try {
    await register(sitter, address)
  } catch (error) {
    if (!registeredDevice.isAny()) await unsubscribeFromPush()
    throw error
  }
}

/** Also where the server cannot be told: the next push finds nobody, and the server then forgets it by itself. */
export async function silenceThisBrowser(): Promise<void> {
  if (!registeredDevice.isAny()) return
  registeredDevice.forgetAll()
  await unsubscribeFromPush()
}

/** For this customer; it goes on to show what the person's others have to tell. */
export async function silenceForCustomer(): Promise<void> {
  registeredDevice.forget()
  if (!registeredDevice.isAny()) await unsubscribeFromPush()
}

/** A browser changes its address now and then, a computer its person, and a person their session. */
export async function renewThisBrowser(sitter: Sitter): Promise<void> {
  const told = registeredDevice.get()
  if (!told) return
  const address = await findPushAddress()
  const renewal = decideRenewal(told, sitter, { canBeTold: readPushAbility() === 'possible', address })
  if (renewal === 'silence') await silenceThisBrowser()
  if (renewal === 'register' && address) await register(sitter, address)
  if (renewal === 'subscribe') {
    const { pushKey } = await call(getNotificationPreferences, {})
    if (pushKey !== null) await registerThisBrowser(sitter, pushKey)
  }
}

async function register({ userId, sessionId }: Sitter, address: PushAddress): Promise<void> {
  const { id } = await call(addPushDevice, address)
  registeredDevice.keep({ id, userId, sessionId, endpoint: address.endpoint })
}

/** Who is signed in here, and by which session. */
interface Sitter {
  userId: string
  sessionId: string
}

interface Browser {
  canBeTold: boolean
  /** Where pushes reach it now. */
  address: { endpoint: string } | null
}

type Renewal = 'silence' | 'register' | 'subscribe' | null

/** What has to be done so that a browser that was told goes on to be; `null`: nothing. */
export function decideRenewal(told: RegisteredDevice, sitter: Sitter, { canBeTold, address }: Browser): Renewal {
  if (told.userId !== sitter.userId || !canBeTold) return 'silence'
  if (address?.endpoint !== told.endpoint) return 'subscribe'
  return told.sessionId === sitter.sessionId ? null : 'register'
}
