import { useQuery } from '@tanstack/react-query'
import { MessageCircleHeart } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { linkTo } from '#shared/contracts/addresses.ts'
import type { Contact } from '#shared/contracts/contacts.ts'
import { askForReview, getReviewRequestChoices, type ReviewRequestChoices } from '#shared/contracts/review-requests.ts'
import type { InputOf } from '#shared/contracts/endpoint.ts'
import type { PersonalChannel } from '#shared/domain/campaigns.ts'
import { paths } from '#shared/domain/paths.ts'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { FormDialog } from '#web/components/forms/form-dialog.tsx'
import { ProductLink } from '#web/components/product-link.tsx'
import { call } from '#web/kernel/api/call.ts'
import { endpointQuery, useChange } from '#web/kernel/api/queries.ts'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { mayAsk, useMe } from '#web/kernel/session/me.ts'
import {
  Banner,
  Button,
  Checkbox,
  Field,
  RadioGroup,
  Select,
  SkeletonRows,
  TEXT_LINK_CLASSES,
  TextInput,
  useToast,
} from '#web/ui/index.ts'
import { nameOf } from './contacts-table.tsx'

/** Contacts, connections and locations have a say in it: whoever looks again is told anew. */
const choicesQuery = (contactId: string | undefined) => ({
  ...endpointQuery([...queryKeys.campaigns, 'asking', contactId ?? ''], getReviewRequestChoices, {
    ...(contactId !== undefined && { contactId }),
  }),
  staleTime: 0,
})

const renews = [queryKeys.campaigns, queryKeys.contacts]

interface Said {
  locationId: string | null
  channel: PersonalChannel | null
  name: string
  address: string
  isAgreed: boolean
}

/** `null`: somebody who stands before us. */
export function AskDialog({ contact, onClose }: { contact: Contact | null; onClose: () => void }) {
  const t = useTranslations('askNow')
  const choices = useQuery(choicesQuery(contact?.id))
  const [said, setSaid] = useState<Said>({ locationId: null, channel: null, name: '', address: '', isAgreed: false })
  const { customer } = useMe()
  const wording = t('wording', { business: customer?.isNamed ? customer.companyName : t('us') })
  const input = choices.data ? toInput({ choices: choices.data, contact, said, wording }) : null
  const { send, isBusy, error } = useAsking({ contact, name: said.name, onClose })
  return (
    <FormDialog
      size="medium"
      title={contact ? t('forContact', { name: nameOf(contact) }) : t('title')}
      description={t('text')}
      labels={{ cancel: t('cancel'), submit: t('send'), busy: t('sending') }}
      isReady={input !== null}
      isBusy={isBusy}
      problem={{ title: t('sendFailed'), error }}
      onSubmit={() => input && send(input)}
      onClose={onClose}
    >
      <QueryState query={choices} failedTitle={t('failed')} skeleton={<SkeletonRows label={t('loading')} />}>
        {(shown) => (
          <div className="flex flex-col gap-5">
            <Questions
              choices={shown}
              contact={contact}
              said={said}
              wording={wording}
              put={(change) => setSaid((now) => ({ ...now, ...change }))}
            />
          </div>
        )}
      </QueryState>
    </FormDialog>
  )
}

type AskInput = InputOf<typeof askForReview>

function useAsking({ contact, name, onClose }: { contact: Contact | null; name: string; onClose: () => void }) {
  const t = useTranslations('askNow')
  const toast = useToast()
  const formatting = useFormatting()
  const asked = contact ? nameOf(contact) : name.trim() || t('someone')
  const change = useChange((input: AskInput) => call(askForReview, input), {
    renews,
    onSuccess: ({ at }) => {
      const title =
        at === null ? t('asked', { name: asked }) : t('askedLater', { name: asked, time: formatting.dateTime(at) })
      toast({ tone: 'good', title })
      onClose()
    },
  })
  return { send: change.mutate, isBusy: change.isPending, error: change.error }
}

const findPlace = ({ locations }: ReviewRequestChoices, wanted: (string | null | undefined)[]) => {
  const able = locations.filter(({ hasLinks }) => hasLinks)
  return wanted.flatMap((id) => able.find((place) => place.id === id) ?? [])[0] ?? able[0] ?? null
}

const findWay = ({ channels }: ReviewRequestChoices, wanted: PersonalChannel | null) => {
  const able = channels.filter(({ problem, reason }) => problem === null && reason === null)
  return (able.find(({ channel }) => channel === wanted) ?? able[0])?.channel ?? null
}

interface Asking {
  choices: ReviewRequestChoices
  contact: Contact | null
  said: Said
  wording: string
}

/** `null` while something is missing. */
function toInput({ choices, contact, said, wording }: Asking): AskInput | null {
  const place = findPlace(choices, [said.locationId, contact?.location?.id])
  if (!place || place.isPaused) return null
  if (contact) {
    const channel = findWay(choices, said.channel)
    return channel && { locationId: place.id, to: { kind: 'contact', contactId: contact.id, channel } }
  }
  const { name, address, isAgreed } = said
  if (address.trim() === '' || !isAgreed) return null
  return { locationId: place.id, to: { kind: 'person', name, address, wording } }
}

function Questions({ put, ...asking }: Asking & { put: (change: Partial<Said>) => void }) {
  const t = useTranslations('askNow')
  const { choices, contact, said } = asking
  const place = findPlace(choices, [said.locationId, contact?.location?.id])
  if (!place) {
    return (
      <Banner tone="warn">
        {t('noPlace')} <MendLink href={linkTo(paths.settings, { tab: 'integrations' })} label={t('places')} />
      </Banner>
    )
  }
  const able = choices.locations.filter(({ hasLinks }) => hasLinks)
  return (
    <>
      {able.length > 1 && (
        <Field label={t('location')}>
          <Select
            value={place.id}
            options={able.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(event) => put({ locationId: event.target.value })}
          />
        </Field>
      )}
      {place.isPaused && (
        <Banner tone="warn">
          {t('paused')} <MendLink href={linkTo(paths.campaigns, { status: 'paused' })} label={t('campaigns')} />
        </Banner>
      )}
      {contact ? <Ways {...asking} put={put} /> : <Person {...asking} put={put} />}
    </>
  )
}

const MendLink = ({ href, label }: { href: string; label: string }) => (
  <ProductLink href={href} className={TEXT_LINK_CLASSES}>
    {label}
  </ProductLink>
)

function Ways({ choices, said, put }: Asking & { put: (change: Partial<Said>) => void }) {
  const t = useTranslations('askNow')
  const why = ({ problem, reason }: ReviewRequestChoices['channels'][number]) => {
    if (reason !== null) return t(`reasons.${reason}`)
    return problem && t(problem === 'not-connected' ? 'unready.not-connected' : 'unready.other')
  }
  return (
    <RadioGroup
      legend={t('channel')}
      value={findWay(choices, said.channel) ?? ''}
      options={choices.channels.map((way) => ({
        value: way.channel,
        label: t(way.channel),
        hint: why(way),
        isDisabled: why(way) !== null,
      }))}
      onChange={(event) => put({ channel: event.target.value as PersonalChannel })}
    />
  )
}

function Person({ said, wording, put }: Asking & { put: (change: Partial<Said>) => void }) {
  const t = useTranslations('askNow')
  return (
    <>
      <Field label={t('address')} hint={t('addressHint')} isRequired>
        <TextInput autoComplete="off" value={said.address} onChange={(event) => put({ address: event.target.value })} />
      </Field>
      <Field label={t('name')}>
        <TextInput autoComplete="off" value={said.name} onChange={(event) => put({ name: event.target.value })} />
      </Field>
      <Checkbox
        label={t('agreed', { wording })}
        checked={said.isAgreed}
        onChange={(event) => put({ isAgreed: event.target.checked })}
      />
    </>
  )
}

/** Opens it for one contact. */
export function AskButton({ contact }: { contact: Contact }) {
  const t = useTranslations('askNow')
  const [isAsking, setIsAsking] = useState(false)
  if (!mayAsk(useMe())) return null
  return (
    <>
      <Button icon={<MessageCircleHeart aria-hidden />} onClick={() => setIsAsking(true)}>
        {t('button')}
      </Button>
      {isAsking && <AskDialog contact={contact} onClose={() => setIsAsking(false)} />}
    </>
  )
}
