import { createStore } from '#web/kernel/store.ts'
import { checkConnection } from './connection-check.ts'
import { readStartupTexts } from './startup-texts.ts'

type ConnectionStatus = 'checking' | 'connected' | 'failed'

interface StartupState {
  connection: ConnectionStatus
  /** What went wrong so far, each told once. */
  problems: readonly string[]
}

const store = createStore<StartupState>({ connection: 'checking', problems: [] })

function addProblem(problem: string) {
  const state = store.get()
  if (!state.problems.includes(problem)) store.set({ ...state, problems: [...state.problems, problem] })
}

function setConnection(connection: ConnectionStatus) {
  store.set({ ...store.get(), connection })
}

export const startupState = {
  get: store.get,
  subscribe: store.subscribe,
  addProblem,

  /** The app shows: what went wrong on the way there says nothing about what may go wrong later. */
  forgetProblems() {
    store.set({ ...store.get(), problems: [] })
  },

  async checkConnection(): Promise<boolean> {
    setConnection('checking')
    const isConnected = await checkConnection()
    setConnection(isConnected ? 'connected' : 'failed')
    if (!isConnected) addProblem(readStartupTexts().connectionFailed)
    return isConnected
  },

  /** What escapes every handler is kept for the fallback screen. */
  recordUnhandledErrors() {
    const record = (message: string) => {
      addProblem(readStartupTexts().unhandledError.replace('{message}', () => message))
    }
    addEventListener('error', ({ error, message }: ErrorEvent) => {
      record(error instanceof Error ? error.message : message)
    })
    addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => {
      record(reason instanceof Error ? reason.message : String(reason))
    })
  },
}
