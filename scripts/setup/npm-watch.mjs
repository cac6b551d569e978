const CHECK_EVERY_MS = 250

/** Calls back when the npm that runs us has ended: killed, it can no longer pass a signal on. */
export function watchNpm(onEnd) {
  if (process.env.npm_lifecycle_event === undefined) return

  const npm = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === npm) return
    clearInterval(timer)
    onEnd()
  }, CHECK_EVERY_MS)
  timer.unref()
}
