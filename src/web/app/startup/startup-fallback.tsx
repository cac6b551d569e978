import { useEffect, useSyncExternalStore } from 'react'
import { BrandMark } from '#web/components/brand-mark.tsx'
import { startupState } from './startup-state.ts'
import { readStartupTexts } from './startup-texts.ts'

/** Loads everything anew, but only once the server answers: a reload without it would lose even this screen. */
async function retry() {
  if (await startupState.checkConnection()) location.reload()
}

/** In the place of the app while it cannot be shown. Part of the first chunk, so it brings no parts with it. */
export function StartupFallback({ problem }: { problem?: string }) {
  const { connection, problems } = useSyncExternalStore(startupState.subscribe, startupState.get)
  const texts = readStartupTexts()
  const shownProblems = problem && !problems.includes(problem) ? [problem, ...problems] : problems

  useEffect(() => {
    document.title = texts.loading
  }, [texts])

  return (
    <div className="mx-auto flex min-h-[70dvh] max-w-md flex-col items-center justify-center gap-5 p-6 text-center">
      <BrandMark className="size-10" />
      <h1 className="text-xl font-semibold">{texts.loading}</h1>
      <div className="w-full rounded-card border border-bad/30 bg-bad-soft p-4 text-left">
        <div role="alert" aria-label={texts.errorLabel} className="flex flex-col gap-2 break-words">
          {shownProblems.length === 0 ? <p>{texts.slow}</p> : shownProblems.map((text) => <p key={text}>{text}</p>)}
        </div>
        <output className="mt-3 block text-sm text-ink-muted">
          {texts.connectionStatus.replace('{status}', () => texts.connection[connection])}
        </output>
      </div>
      <button
        type="button"
        className="min-h-11 rounded-control bg-accent px-5 font-medium text-accent-ink hover:bg-accent-hover"
        onClick={() => void retry()}
      >
        {texts.retry}
      </button>
    </div>
  )
}
