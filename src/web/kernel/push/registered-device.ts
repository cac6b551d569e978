import { forget, recall, remember } from '#web/kernel/browser-memory.ts'
import { createStore } from '#web/kernel/store.ts'

const STORAGE_KEY = 'goodword-push-device'

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
  const [id, userId, endpoint, sessionId = ''] = (recall(STORAGE_KEY) ?? '').split(' ')
  return id && userId && endpoint ? { id, userId, endpoint, sessionId } : null
}

const changeCount = createStore(0)
const noteChange = () => changeCount.set(changeCount.get() + 1)

export const registeredDevice = {
  get: read,
  findId: () => read()?.id ?? null,
  subscribe: changeCount.subscribe,
  keep({ id, userId, endpoint, sessionId }: RegisteredDevice) {
    remember(STORAGE_KEY, [id, userId, endpoint, sessionId].join(' '))
    noteChange()
  },
  forget() {
    forget(STORAGE_KEY)
    noteChange()
  },
}
