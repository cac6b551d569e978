import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { useNow } from '#web/kernel/formatting/use-now.ts'

/** "3 minutes ago", with the exact time on hover. */
export function RelativeTime({ at, className }: { at: string; className?: string }) {
  const formatting = useFormatting()
  const now = useNow()
  return (
    <time dateTime={at} title={formatting.dateTime(at)} className={className}>
      {formatting.relativeTime(at, now)}
    </time>
  )
}
