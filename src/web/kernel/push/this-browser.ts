import { addPushDevice, getNotificationPreferences } from '#shared/contracts/notification-preferences.ts'
import { call } from '#web/kernel/api/call.ts'
import { findPushEndpoint, readPushAbility, subscribeToPush, unsubscribeFromPush } from './push-browser.ts'
import { toldDevice } from './told-device.ts'

/** From now on this browser shows the person's news; whoever it told before is told no more. */
export async function tellThisBrowser(userId: string, pushKey: string): Promise<void> {
  const address = await subscribeToPush(pushKey)
  try {
    const { id } = await call(addPushDevice, address)
    toldDevice.keep({ id, userId, endpoint: address.endpoint })
  } catch (error) {
    await unsubscribeFromPush()
    throw error
  }
}

/** Also where the server cannot be told: the next push finds nobody, and the server then forgets it by itself. */
export async function silenceThisBrowser(): Promise<void> {
  if (!toldDevice.get()) return
  toldDevice.forget()
  await unsubscribeFromPush()
}

/** A browser changes its address now and then, and a computer its person. */
export async function renewThisBrowser(userId: string): Promise<void> {
  const told = toldDevice.get()
  if (!told) return
  if (told.userId !== userId || readPushAbility() !== 'possible') return silenceThisBrowser()
  if ((await findPushEndpoint()) === told.endpoint) return
  const { pushKey } = await call(getNotificationPreferences, {})
  if (pushKey !== null) await tellThisBrowser(userId, pushKey)
}
