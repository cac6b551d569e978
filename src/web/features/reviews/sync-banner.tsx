import { Banner } from '#web/ui/index.ts'
import { ReconnectPart } from './replies/connect-link.tsx'

const SHOWN_FOR_MS = 5000

export interface SyncNotice {
  tone: 'good' | 'bad' | 'info'
  text: string
  needsReconnect: boolean
  /** A new one for each sync, so that the time of the second begins anew. */
  id: number
}

export function SyncBanner({ notice, onDismiss }: { notice: SyncNotice | null; onDismiss: () => void }) {
  if (!notice) return null
  return (
    <Banner
      key={notice.id}
      tone={notice.tone}
      autoHideAfterMs={SHOWN_FOR_MS}
      onDismiss={onDismiss}
      {...(notice.needsReconnect && { action: <ReconnectPart /> })}
    >
      {notice.text}
    </Banner>
  )
}
