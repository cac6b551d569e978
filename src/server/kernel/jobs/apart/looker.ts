import type { Log } from '#server/kernel/log/log.ts'

export interface Looker {
  /** At once, or once more after the look that is on. */
  look(): void
  /** Waits for the look that is on. */
  stop(): Promise<void>
}

/** Looks as long as there is something to do (`work` answers whether there may be more), one look at a time. */
export function createLooker(work: () => Promise<boolean>, { log, fault }: { log: Log; fault: string }): Looker {
  let isToLook = false
  let isStopped = false
  let running: Promise<void> | undefined

  const workAll = async () => {
    try {
      while (isToLook && !isStopped) {
        isToLook = false
        if (await work()) isToLook = true
      }
    } catch (error) {
      log.error({ err: error }, fault)
    }
  }
  const look = () => {
    isToLook = true
    running ??= workAll().finally(() => {
      running = undefined
      if (isToLook && !isStopped) look()
    })
  }
  return {
    look,
    async stop() {
      isStopped = true
      await running
    },
  }
}
