import { Skeleton } from '#web/ui/index.ts'
import { PagePending } from './page-pending.tsx'

/** The shape of the shell while its own code is under way. */
export function ShellPending() {
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <div aria-hidden className="hidden flex-col gap-3 border-r border-line bg-card p-4 lg:flex">
        <Skeleton className="h-7 w-32" />
        <Skeleton className="h-4 w-24" />
        <Skeleton className="mt-4 h-8" />
      </div>
      <div className="flex min-w-0 flex-col">
        <div aria-hidden className="h-14 border-b border-line bg-card" />
        <main className="mx-auto w-full max-w-6xl px-4 pt-6 sm:px-6">
          <PagePending />
        </main>
      </div>
    </div>
  )
}
