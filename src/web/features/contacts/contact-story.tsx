import { useQuery } from '@tanstack/react-query'
import { Ban, Check, Download, Mail } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ContactConsent, getContactStory, SentMessage } from '#shared/contracts/contact-story.ts'
import { exportContactData, type ConsentAction, type Contact } from '#shared/contracts/contacts.ts'
import type { OutputOf } from '#shared/contracts/endpoint.ts'
import { isPlatform, PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { useFailureToast } from '#web/components/failures/use-error-sentence.ts'
import { ConfirmButton, findPageHeading } from '#web/components/forms/confirm-button.tsx'
import { useAttempt } from '#web/components/forms/use-attempt.ts'
import { RelativeTime } from '#web/components/relative-time.tsx'
import { downloadFile } from '#web/kernel/api/download.ts'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { Badge, Button, SheetSection, Stars, useToast } from '#web/ui/index.ts'
import { channelsWithAddress, ConsentDialog } from './consent-dialog.tsx'
import { nameOf } from './contacts-table.tsx'
import { contactStoryQuery, useEraseContact, useSendPreferences } from './contacts.queries.ts'
import { VisitButton } from './visit-dialog.tsx'

type StoryData = OutputOf<typeof getContactStory>

export function Story({ contact, canManage }: { contact: Contact; canManage: boolean }) {
  const t = useTranslations('contacts')
  const query = useQuery(contactStoryQuery(contact.id))
  return (
    <QueryState query={query} failedTitle={t('sheet.storyFailed')}>
      {(story) => (
        <>
          <SheetSection title={t('consents.title')} text={t('consents.text')}>
            <Consents story={story} />
            {canManage && <ConsentActions contact={contact} />}
          </SheetSection>
          <SheetSection title={t('sheet.story')} text={t('sheet.storyText')}>
            <Deeds story={story} />
            {canManage && (
              <div>
                <VisitButton contact={contact} />
              </div>
            )}
          </SheetSection>
        </>
      )}
    </QueryState>
  )
}

function Consents({ story: { consents, suppressions } }: { story: StoryData }) {
  const t = useTranslations('contacts')
  if (consents.length + suppressions.length === 0) return <p>{t('consents.none')}</p>
  return (
    <ul className="flex flex-col gap-3">
      {suppressions.map(({ channel, reason, at }) => (
        <li key={`${channel}-${at}`} className="flex flex-col gap-0.5">
          <span className="font-medium text-bad">
            {t('consents.suppressed', { channel: t(`channels.${channel}`) })}
          </span>
          <span className="text-sm text-ink-muted">{t(`consents.reasons.${reason}`)}</span>
        </li>
      ))}
      {consents.map((consent) => (
        <ConsentLine key={consent.id} consent={consent} />
      ))}
    </ul>
  )
}

function ConsentLine({ consent }: { consent: ContactConsent }) {
  const t = useTranslations('contacts')
  const formatting = useFormatting()
  const { channel, action, basis, place, wording, obtainedAt, recordedBy, isForThisAddress } = consent
  const told = { place: t(`consents.places.${place}`), day: formatting.date(obtainedAt) }
  return (
    <li className="flex flex-col gap-0.5">
      <span className="flex flex-wrap items-center gap-2 font-medium">
        {t(`consents.${action}`, { channel: t(`channels.${channel}`) })}
        {!isForThisAddress && <Badge>{t('consents.formerAddress')}</Badge>}
      </span>
      {wording !== '' && <q className="break-words">{wording}</q>}
      {basis && <span className="text-sm">{t(`consents.bases.${basis}`)}</span>}
      <span className="text-sm text-ink-muted">
        {recordedBy === null ? t('consents.toldThemselves', told) : t('consents.told', { ...told, name: recordedBy })}
      </span>
    </li>
  )
}

function ConsentActions({ contact }: { contact: Contact }) {
  const t = useTranslations('contacts.consents')
  const [action, setAction] = useState<ConsentAction | null>(null)
  if (channelsWithAddress(contact).length === 0) return null
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" icon={<Check aria-hidden />} onClick={() => setAction('granted')}>
        {t('note')}
      </Button>
      <Button size="small" icon={<Ban aria-hidden />} onClick={() => setAction('withdrawn')}>
        {t('stop')}
      </Button>
      {contact.email !== null && <SendPreferences contactId={contact.id} />}
      {action && <ConsentDialog contact={contact} action={action} onClose={() => setAction(null)} />}
    </div>
  )
}

function SendPreferences({ contactId }: { contactId: string }) {
  const t = useTranslations('contacts.consents')
  const toast = useToast()
  const sayFailed = useFailureToast()
  const mail = useSendPreferences()
  const send = () =>
    mail.mutate(contactId, {
      onSuccess: () => void toast({ tone: 'good', title: t('linkSent') }),
      onError: (error) => sayFailed(t('linkFailed'), error),
    })
  return (
    <Button size="small" icon={<Mail aria-hidden />} isBusy={mail.isPending} onClick={send}>
      {t('sendLink')}
    </Button>
  )
}

/** How far it came, and what they did with it. */
function useWay() {
  const t = useTranslations('contacts')
  return ({ channel, state, openedAt, clickedAt, respondedAt }: SentMessage) =>
    [
      t(`channels.${channel}`),
      t(`sheet.way.${state}`),
      ...(openedAt === null ? [] : [t('sheet.way.opened')]),
      ...(clickedAt === null ? [] : [t('sheet.way.clicked')]),
      ...(respondedAt === null ? [] : [t('sheet.way.responded')]),
    ].join(' · ')
}

/** When they came, what they were sent, answered and may have reviewed, newest first. */
function useDeeds({ visits, messages, replies, answers, reviews }: StoryData) {
  const t = useTranslations('contacts.sheet')
  const tellWay = useWay()
  return [
    ...visits.map(({ id, at, location }) => ({
      id,
      at,
      content: null,
      rating: null,
      note: null,
      title: location === null ? t('visited') : t('visitedAt', { location }),
    })),
    ...messages.map((message) => ({
      id: message.id,
      at: message.at,
      content: tellWay(message),
      rating: null,
      note: null,
      title: t('sent', { campaign: message.campaignName }),
    })),
    ...replies.map(({ id, text, at }) => ({ id, at, content: text, rating: null, note: null, title: t('replied') })),
    ...answers.map(({ id, pageName, content, at }) => ({
      id,
      at,
      content,
      rating: null,
      note: null,
      title: t('answered', { page: pageName }),
    })),
    ...reviews.map(({ id, platform, rating, content, certainty, at }) => ({
      id,
      at,
      content,
      rating,
      title: t('reviewed', { platform: isPlatform(platform) ? PLATFORM_NAMES[platform] : platform }),
      note: certainty && t(`afterAsking.${certainty}`),
    })),
  ].toSorted((one, other) => other.at.localeCompare(one.at))
}

function Deeds({ story }: { story: StoryData }) {
  const t = useTranslations('contacts.sheet')
  const deeds = useDeeds(story)
  if (deeds.length === 0) return <p>{t('storyNone')}</p>
  return (
    <ul className="flex flex-col gap-3">
      {deeds.map(({ id, at, title, note, content, rating }) => (
        <li key={id} className="flex flex-col gap-0.5">
          <span className="flex flex-wrap items-center gap-2 font-medium">
            {title}
            {rating !== null && (
              <Stars size="small" value={rating} label={t('stars', { rating: String(rating) })} text={String(rating)} />
            )}
          </span>
          {note !== null && <span className="text-sm text-ink-muted">{note}</span>}
          {content !== null && <span className="line-clamp-3 break-words">{content}</span>}
          <RelativeTime at={at} className="text-sm text-ink-muted" />
        </li>
      ))}
    </ul>
  )
}

/** For whoever asks what is kept of them. */
export function PersonData({ contact, onErased }: { contact: Contact; onErased: () => void }) {
  const t = useTranslations('contacts.sheet')
  const toast = useToast()
  const erase = useEraseContact()
  return (
    <SheetSection title={t('person')} text={t('personText')}>
      <div className="flex flex-wrap gap-2">
        <DownloadButton contactId={contact.id} />
        <ConfirmButton
          size="small"
          label={t('erase')}
          words={{
            title: t('eraseTitle', { name: nameOf(contact) }),
            text: t('eraseText'),
            keep: t('eraseKeep'),
            confirm: t('eraseConfirm'),
            busy: t('eraseBusy'),
            failed: t('eraseFailed'),
          }}
          onConfirm={async () => {
            await erase.mutateAsync(contact.id)
            toast({ tone: 'good', title: t('erased') })
            onErased()
          }}
          findNext={findPageHeading}
        />
      </div>
    </SheetSection>
  )
}

function DownloadButton({ contactId }: { contactId: string }) {
  const t = useTranslations('contacts.sheet')
  const sayFailed = useFailureToast()
  const { attempt, isBusy } = useAttempt()
  const save = async () => {
    try {
      await downloadFile({
        endpoint: exportContactData,
        input: { contactId },
        fileName: t('exportFile'),
        onProgress: () => undefined,
        signal: new AbortController().signal,
      })
    } catch (error) {
      sayFailed(t('exportFailed'), error)
    }
  }
  return (
    <Button size="small" icon={<Download aria-hidden />} isBusy={isBusy} onClick={() => void attempt(save)}>
      {t('export')}
    </Button>
  )
}
