import { useTranslations } from 'use-intl'
import { CONSENT_CHANNELS, type ConsentState, type Contact } from '#shared/contracts/contacts.ts'
import { Badge } from '#web/ui/index.ts'

const TONES = { none: 'neutral', granted: 'good', withdrawn: 'warn', suppressed: 'bad' } as const satisfies Record<
  ConsentState,
  string
>

/** For each address there is: whether it may be written to. */
export function ConsentBadges({ contact }: { contact: Contact }) {
  const t = useTranslations('contacts')
  const held = CONSENT_CHANNELS.filter((channel) => (channel === 'email' ? contact.email : contact.phone) !== null)
  return (
    <span className="flex flex-wrap gap-1 max-sm:justify-end">
      {held.map((channel) => (
        <Badge key={channel} tone={TONES[contact.consents[channel]]}>
          {t('consentOf', { channel: t(`channels.${channel}`), state: t(`states.${contact.consents[channel]}`) })}
        </Badge>
      ))}
    </span>
  )
}
