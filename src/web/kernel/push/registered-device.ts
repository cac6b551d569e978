import { forget, listRemembered, recall, remember } from '#web/kernel/browser-memory.ts'
import { chosenCustomer } from '#web/kernel/session/chosen-customer.ts'
import { createStore } from '#web/kernel/store.ts'

const PREFIX = 'goodword-push-device-'
/** A browser is told for each customer apart. */
const keyOf = (customerId = chosenCustomer.get()) => `${PREFIX}${customerId ?? ''}`

/** This browser as the server knows it, where it is told by push. */
export interface RegisteredDevice {
  id: string
  /** Whose notifications it shows. */
  userId: string
  endpoint: string
  /** Ended, and the server tells it no more. */
  sessionId: string
}

function read(): RegisteredDevice | null {
  const [id, userId, endpoint, sessionId = ''] = (recall(keyOf()) ?? '').split(' ')
  return id && userId && endpoint ? { id, userId, endpoint, sessionId } : null
}

const changeCount = createStore(0)
const noteChange = () => changeCount.set(changeCount.get() + 1)

export const registeredDevice = {
  get: read,
  findId: () => read()?.id ?? null,
  subscribe: changeCount.subscribe,
  keep({ id, userId, endpoint, sessionId }: RegisteredDevice) {
    remember(keyOf(), [id, userId, endpoint, sessionId].join(' '))
    noteChange()
  },
  forget() {
    forget(keyOf())
    noteChange()
  },
  /** For whichever customer. */
  isAny: () => listRemembered(PREFIX).length > 0,
  forgetAll() {
    for (const key of listRemembered(PREFIX)) forget(key)
    noteChange()
  },
}
