import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'

const MINUTE_MS = 60_000
const SECOND_MS = 1000

/** "in 40 s", counting down; further away it is told as everywhere else. */
export function useWhen(at: string | null): string {
  const t = useTranslations('integrations')
  const formatting = useFormatting()
  const [now, setNow] = useState(() => new Date())

  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), SECOND_MS)
    return () => clearInterval(timer)
  }, [])

  if (at === null) return t('problem.soon')
  const leftMs = Date.parse(at) - now.getTime()
  if (leftMs <= 0) return t('problem.now')
  return leftMs < MINUTE_MS
    ? t('problem.inSeconds', { seconds: Math.ceil(leftMs / SECOND_MS) })
    : formatting.relativeTime(at, now)
}
