import '#web/ui/theme.css'
import { createRoot } from 'react-dom/client'
import { theme } from '#web/kernel/theme.ts'
import { type ComponentType, useEffect, useState } from 'react'
import { loadChunk } from '#web/kernel/load-chunk.ts'
import { BrandMark } from '#web/components/brand-mark.tsx'
import { StartupFallback } from '#web/app/startup/startup-fallback.tsx'
import { readStartupTexts } from '#web/app/startup/startup-texts.ts'
import { startupState } from './startup/startup-state.ts'

const FALLBACK_AFTER_MS = 8000

type Progress = { Application: ComponentType | null; hasFailed: boolean; isOverdue: boolean }

async function loadApplication(): Promise<ComponentType> {
  const { prepareApplication } = await loadChunk(() => import('./application.tsx'))
  return prepareApplication()
}

/** The check and the app's code are fetched side by side; the app shows when both are there. */
async function start(): Promise<ComponentType | null> {
  const application = loadApplication()
  // Told below; without this, the failure would also count as unhandled while the check is still under way.
  application.catch(() => {})
  const isConnected = await startupState.checkConnection()
  if (!isConnected) return null
  try {
    return await application
  } catch (error) {
    const { chunkFailed, unhandledError } = readStartupTexts()
    const isChunk = error instanceof Error && error.name === 'ChunkLoadFailure'
    startupState.addProblem(isChunk ? chunkFailed : unhandledError.replace('{message}', () => String(error)))
    return null
  }
}

/** The first thing on the page: the app as soon as it can be shown, else a screen that says why not. */
function Startup() {
  const [progress, setProgress] = useState<Progress>({ Application: null, hasFailed: false, isOverdue: false })

  useEffect(() => {
    const timer = setTimeout(() => setProgress((current) => ({ ...current, isOverdue: true })), FALLBACK_AFTER_MS)
    void start().then((Application) => {
      clearTimeout(timer)
      if (Application) startupState.forgetProblems()
      setProgress({ Application, hasFailed: Application === null, isOverdue: false })
    })
    return () => clearTimeout(timer)
  }, [])

  const { Application, hasFailed, isOverdue } = progress
  if (Application) return <Application />
  return <main>{hasFailed || isOverdue ? <StartupFallback /> : <StartupSplash />}</main>
}

/** The first moments: seen only where they take longer than a blink. */
function StartupSplash() {
  const { brand } = readStartupTexts()
  return (
    <div className="flex min-h-dvh animate-appear-late flex-col items-center justify-center gap-3">
      <BrandMark className="size-10" />
      <p className="text-lg font-semibold">{brand}</p>
    </div>
  )
}

theme.start()
startupState.recordUnhandledErrors()

const root = document.getElementById('root')
if (root) createRoot(root).render(<Startup />)
