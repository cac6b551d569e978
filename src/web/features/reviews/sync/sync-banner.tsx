import { Banner } from '#web/ui/index.ts'
import { ReconnectPart } from '../replies/connect-link.tsx'

const SHOWN_FOR_MS = 5000

export interface SyncNews {
  tone: 'good' | 'bad' | 'info'
  text: string
  needsReconnect: boolean
  /** A new one for each sync, so that the time of the second begins anew. */
  id: number
}

export function SyncBanner({ news, onDismiss }: { news: SyncNews | null; onDismiss: () => void }) {
  if (!news) return null
  return (
    <Banner
      key={news.id}
      tone={news.tone}
      autoHideAfterMs={SHOWN_FOR_MS}
      onDismiss={onDismiss}
      {...(news.needsReconnect && { action: <ReconnectPart /> })}
    >
      {news.text}
    </Banner>
  )
}
