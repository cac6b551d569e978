import { useQuery } from '@tanstack/react-query'
import { Image } from 'lucide-react'
import { useState } from 'react'
import { useFormatter, useLocale, useTranslations } from 'use-intl'
import type { CampaignPreview } from '#shared/contracts/campaign-writing.ts'
import type { Campaign } from '#shared/contracts/campaigns.ts'
import type { CampaignChannel } from '#shared/domain/campaigns.ts'
import { textOn } from '#shared/domain/customer-settings.ts'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { FilterSelect } from '#web/components/forms/filter-row.tsx'
import { joinClasses, Switch } from '#web/ui/index.ts'
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
  const [isDark, setIsDark] = useState(false)
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
        {size !== 'text' && (
          <Switch label={t('dark')} checked={isDark} onChange={({ target }) => setIsDark(target.checked)} />
        )}
        <p className="min-w-0 break-words">{t('subject', { subject: email.subject })}</p>
      </div>
      {size === 'text' ? (
        <Words text={email.text} />
      ) : (
        <Letter email={email} isPhone={size === 'phone'} isDark={isDark} />
      )}
    </div>
  )
}

/** As the letter is painted, and as mail programs turn it at night, whichever theme the team works in. */
const PAPERS = {
  light: { paper: '#ffffff', ink: '#1f2a2e', faint: '#5c6b70', line: '#dde4e5' },
  dark: { paper: '#1b2022', ink: '#e8eced', faint: '#a3b0b4', line: '#3a4346' },
} as const

const STARS = '★★★★★'
const STAR_COLOR = '#b45309'

interface LetterProps {
  email: CampaignPreview['email']
  isPhone: boolean
  isDark: boolean
}

/** Its parts as mail programs show them. Nothing in it leads away. */
function Letter({ email, isPhone, isDark }: LetterProps) {
  const { business, color, paragraphs, imageUrl, stars, actions, footer } = email
  const logo = (isDark && email.logo && email.darkLogo) || email.logo
  const { paper, ink, faint, line } = PAPERS[isDark ? 'dark' : 'light']
  return (
    <div
      style={{ backgroundColor: paper, color: ink }}
      className={joinClasses('w-full rounded-card border border-line p-6', isPhone && 'max-w-94')}
    >
      <div className="mx-auto flex max-w-lg flex-col items-start gap-4 break-words">
        {logo === null ? (
          <p className="font-semibold">{business}</p>
        ) : (
          <img src={logo} alt={business} className="h-10 w-auto max-w-full object-contain" />
        )}
        {imageUrl !== null && <Picture url={imageUrl} />}
        {keyed(paragraphs).map(([key, text]) => (
          <p key={key} className="whitespace-pre-line">
            {text}
          </p>
        ))}
        {stars !== null && (
          <p>
            {stars}
            <br />
            <span aria-hidden style={{ color: STAR_COLOR }} className="text-4xl tracking-widest">
              {STARS}
            </span>
          </p>
        )}
        {keyed(actions).map(([key, label]) => (
          <span
            key={key}
            style={{ backgroundColor: color, color: textOn(color).color }}
            className="rounded-control px-5 py-3 font-semibold"
          >
            {label}
          </span>
        ))}
        <div style={{ borderColor: line, color: faint }} className="w-full border-t pt-4 text-sm">
          {footer.map((text) => (
            <p key={text}>{text}</p>
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

function SmsPreview({ sms: { text, encoding, segments, estimate } }: { sms: CampaignPreview['sms'] }) {
  const t = useTranslations('campaigns.preview')
  return (
    <div className="flex w-full max-w-94 flex-col gap-1.5">
      <Words text={text} />
      <p className="text-sm text-ink-muted">{t(`sms.${encoding}`, { count: segments })}</p>
      {estimate ? <Estimate estimate={estimate} /> : <p className="text-sm text-ink-muted">{t('noEstimate')}</p>}
    </div>
  )
}

/** Cents in fractions: what one message costs is less than one. */
function Estimate({ estimate }: { estimate: NonNullable<CampaignPreview['sms']['estimate']> }) {
  const t = useTranslations('campaigns.preview')
  const locale = useLocale()
  const format = useFormatter()
  const { amount, currency, country, source, asOf } = estimate
  const price = format.number(amount, { style: 'currency', currency, maximumFractionDigits: 4 })
  const name = new Intl.DisplayNames([locale], { type: 'region' }).of(country) ?? country
  const month = format.dateTime(new Date(`${asOf}-15T12:00:00Z`), { month: 'long', year: 'numeric' })
  return (
    <p className="text-sm text-ink-muted">
      {t('estimate', { price, country: name, host: new URL(source).host, month })}
    </p>
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
