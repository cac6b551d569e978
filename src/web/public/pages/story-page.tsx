import type { ReactNode } from 'react'
import type { ProsePage } from '../content/prose.ts'
import { PageTitle } from '#web/public/sections/section-heading.tsx'
import { Prose } from '../sections/prose.tsx'
import type { SiteView } from '../site-view.ts'

interface StoryPageProps {
  view: SiteView
  texts: ProsePage<string>
  /** Stands between the lead and the sections. */
  children?: ReactNode
}

/** A page to be read from top to bottom: about, careers. */
export function StoryPage({ view, texts, children }: StoryPageProps) {
  return (
    <div className="mx-auto max-w-6xl px-5 pb-20 sm:px-8 sm:pb-28">
      <PageTitle title={texts.title} lead={texts.lead} />
      {children}
      <Prose view={view} sections={texts.sections} isSplit />
    </div>
  )
}
