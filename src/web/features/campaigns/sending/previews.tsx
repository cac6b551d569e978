import { useQuery } from '@tanstack/react-query'
import { Image } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { CampaignPreview } from '#shared/contracts/campaign-writing.ts'
import type { Campaign } from '#shared/contracts/campaigns.ts'
import type { CampaignChannel } from '#shared/domain/campaigns.ts'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { FilterSelect } from '#web/components/forms/filter-row.tsx'
import { buttonClasses, joinClasses } from '#web/ui/index.ts'
import { Problem } from './audience-notes.tsx'
import { useChannelName } from './progress.tsx'
import { previewQuery } from './sending.queries.ts'

/** As it arrives on each of its ways. */
export function Previews({ campaign }: { campaign: Campaign }) {
  const t = useTranslations('campaigns.preview')
  const nameOf = useChannelName()
  const ways = listWays(campaign)
  const [chosen, setChosen] = useState<CampaignChannel>()
  const way = ways.find((each) => each === chosen) ?? ways[0]
  const preview = useQuery(previewQuery(campaign.id))
  return (
    <div className="flex flex-col items-start gap-3">
      {ways.length > 1 && (
        <FilterSelect label={t('channel')} options={ways} nameOf={nameOf} value={way} onChoose={setChosen} />
      )}
      <QueryState query={preview} failedTitle={t('failed')}>
        {(seen) => way && <OneWay seen={seen} way={way} />}
      </QueryState>
    </div>
  )
}

function listWays({ channels, socialPlatforms }: Campaign): CampaignChannel[] {
  return channels.flatMap((channel) => (channel === 'social_media' ? socialPlatforms : [channel]))
}

function OneWay({ seen, way }: { seen: CampaignPreview; way: CampaignChannel }) {
  if (way === 'email') return <EmailPreview email={seen.email} />
  if (way === 'sms') return <SmsPreview sms={seen.sms} />
  const post = seen.posts.find(({ network }) => network === way)
  return post && <PostPreview post={post} />
}

const SIZES = ['phone', 'desktop', 'text'] as const

function EmailPreview({ email }: { email: CampaignPreview['email'] }) {
  const t = useTranslations('campaigns.preview')
  const [size, setSize] = useState<(typeof SIZES)[number]>('phone')
  return (
    <div className="flex w-full min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <FilterSelect
          label={t('size')}
          options={SIZES}
          nameOf={(each) => t(`sizes.${each}`)}
          value={size}
          onChoose={(each) => setSize(each ?? 'phone')}
        />
        <p className="min-w-0 break-words">{t('subject', { subject: email.subject })}</p>
      </div>
      {size === 'text' ? <Words text={email.text} /> : <Letter email={email} isPhone={size === 'phone'} />}
    </div>
  )
}

/** Its parts as mail programs show them. Nothing in it leads away. */
function Letter({ email, isPhone }: { email: CampaignPreview['email']; isPhone: boolean }) {
  const { business, paragraphs, imageUrl, actions, footer } = email
  return (
    <div className={joinClasses('w-full rounded-card border border-line bg-card p-6', isPhone && 'max-w-94')}>
      <div className="mx-auto flex max-w-lg flex-col items-start gap-4 break-words">
        <p className="font-semibold">{business}</p>
        {imageUrl !== null && <Picture url={imageUrl} />}
        {keyed(paragraphs).map(([key, text]) => (
          <p key={key} className="whitespace-pre-line">
            {text}
          </p>
        ))}
        {keyed(actions).map(([key, label]) => (
          <span key={key} className={buttonClasses({ variant: 'primary' })}>
            {label}
          </span>
        ))}
        <div className="w-full border-t border-line pt-4 text-sm text-ink-muted">
          {footer.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </div>
    </div>
  )
}

/** Two may say the same. */
const keyed = (lines: readonly string[]) => lines.map((line, place) => [`${place}-${line}`, line] as const)

/** Where it lies: pictures from elsewhere are not loaded into the product. */
function Picture({ url }: { url: string }) {
  return (
    <p className="flex w-full items-center gap-2 rounded-control bg-inset px-3 py-2 text-sm break-all text-ink-muted">
      <Image aria-hidden className="size-4 shrink-0" />
      {url}
    </p>
  )
}

function SmsPreview({ sms: { text, encoding, segments } }: { sms: CampaignPreview['sms'] }) {
  const t = useTranslations('campaigns.preview')
  return (
    <div className="flex w-full max-w-94 flex-col gap-1.5">
      <Words text={text} />
      <p className="text-sm text-ink-muted">{t(`sms.${encoding}`, { count: segments })}</p>
    </div>
  )
}

function PostPreview({ post }: { post: CampaignPreview['posts'][number] }) {
  const t = useTranslations('campaigns.preview')
  const { text, imageUrl, length, longest, faults } = post
  return (
    <div className="flex w-full max-w-94 flex-col gap-1.5">
      <Words text={text} />
      {imageUrl !== null && <Picture url={imageUrl} />}
      <p className="text-sm text-ink-muted tabular-nums">{t('length', { length, longest })}</p>
      {faults.map((fault) => (
        <Problem key={fault} problem={fault} />
      ))}
    </div>
  )
}

const Words = ({ text }: { text: string }) => (
  <p className="rounded-card border border-line bg-inset px-4 py-3 break-words whitespace-pre-line">{text}</p>
)
