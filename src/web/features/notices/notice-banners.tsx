import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale } from 'use-intl'
import type { Locale } from '#shared/domain/locales.ts'
import { recall, remember } from '#web/kernel/browser-memory.ts'
import { Banner } from '#web/ui/index.ts'
import { shownNoticesQuery } from './notices.queries.ts'

const memoryOf = (noticeId: string) => `goodword-notice-${noticeId}`

/** What the people who run the installation tell everybody; put away, it does not come back in this browser. */
export function NoticeBanners() {
  const { data } = useQuery(shownNoticesQuery(useLocale() as Locale))
  const [putAway, setPutAway] = useState<readonly string[]>([])
  const isWanted = ({ id }: { id: string }) => !putAway.includes(id) && recall(memoryOf(id)) === null
  const notices = (data?.notices ?? []).filter(isWanted)
  if (notices.length === 0) return null
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-2 px-4 pt-3 sm:px-6">
      {notices.map(({ id, tone, text }) => (
        <Banner
          key={id}
          tone={tone}
          onDismiss={() => {
            remember(memoryOf(id), 'put away')
            setPutAway((before) => [...before, id])
          }}
        >
          {text}
        </Banner>
      ))}
    </div>
  )
}
