import { useTranslations } from 'use-intl'
import { endedSession } from '#web/kernel/session/ended-session.ts'
import { Banner } from '#web/ui/index.ts'

/** Why somebody who was signed in stands at the door again. */
export function EndedNotice() {
  const t = useTranslations('session')
  const ended = endedSession.get()
  if (!ended) return null
  const { idleMinutes } = ended
  return <Banner>{idleMinutes === null ? t('sessionEnded') : t('idleEnded', { minutes: idleMinutes })}</Banner>
}
