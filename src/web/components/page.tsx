import type { ReactNode } from 'react'
import { usePageTitle } from '#web/kernel/use-page-title.ts'
import { PageHeader } from '#web/ui/index.ts'

interface PageProps {
  title: string
  subtitle?: string
  actions?: ReactNode
  children: ReactNode
}

/** Every screen's frame: heading, the document's title, and the content below. */
export function Page({ title, subtitle, actions, children }: PageProps) {
  usePageTitle(title)
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={title} subtitle={subtitle} actions={actions} />
      {children}
    </div>
  )
}
