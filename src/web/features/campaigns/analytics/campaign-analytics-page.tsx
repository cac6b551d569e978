import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { CampaignAnalytics } from '#shared/contracts/campaign-analytics.ts'
import { CAMPAIGN_DETAIL_RANGES, type CampaignDetailRange } from '#shared/domain/campaign-figures.ts'
import { paths } from '#shared/domain/paths.ts'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { Page } from '#web/components/page.tsx'
import { PlansButton } from '#web/components/plans-link.tsx'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { can, hasInPlan, useMe } from '#web/kernel/session/me.ts'
import { Banner, Card, joinClasses, TEXT_LINK_CLASSES } from '#web/ui/index.ts'
import { Scheduled } from '../campaign-facts.tsx'
import { Deliveries, Progress } from '../sending/progress.tsx'
import { Recipients } from '../sending/recipients.tsx'
import { campaignAnalyticsQuery } from './analytics.queries.ts'
import { CampaignCourse } from './campaign-course.tsx'
import { CampaignDetails, LinksClicked } from './campaign-details.tsx'
import { CampaignPosts } from './campaign-posts.tsx'
import { CampaignTimeline } from './campaign-timeline.tsx'
import { FigureCard, FigureCards, FigureCardsSkeleton, usePercent } from './figure-cards.tsx'
import { RangeBar } from './range-bar.tsx'

const ROUTE = '/shell/campaign-analytics/$campaignId'

export function CampaignAnalyticsPage() {
  const { campaignId } = useParams({ from: ROUTE })
  const isAdvanced = hasInPlan(useMe(), 'advanced-analytics')
  return isAdvanced ? <AnalyticsOf key={campaignId} campaignId={campaignId} /> : <OutsidePlan />
}

function OutsidePlan() {
  const t = useTranslations('campaignAnalytics')
  return (
    <Page title={t('campaign')}>
      <Banner action={<PlansButton />}>{t('advanced')}</Banner>
    </Page>
  )
}

function AnalyticsOf({ campaignId }: { campaignId: string }) {
  const t = useTranslations('campaignAnalytics')
  const { range = 'all' } = useSearch({ from: ROUTE })
  const navigate = useNavigate()
  const query = useQuery(campaignAnalyticsQuery(campaignId, range))
  const choose = (chosen: CampaignDetailRange) =>
    void navigate({
      to: paths.campaignAnalytics,
      params: { campaignId },
      search: chosen === 'all' ? {} : { range: chosen },
      replace: true,
      resetScroll: false,
    })
  return (
    <div className="flex flex-col gap-2">
      <Link to={paths.campaigns} className={`${TEXT_LINK_CLASSES} flex w-fit items-center gap-1 text-sm`}>
        <ChevronLeft aria-hidden className="size-4" />
        {t('back')}
      </Link>
      <Page title={query.data?.campaign.name ?? t('campaign')}>
        <QueryState
          query={query}
          failedTitle={t('loadFailed')}
          gone={{
            title: t('gone'),
            text: t('goneText'),
            close: t('back'),
            onClose: () => void navigate({ to: paths.campaigns }),
          }}
          skeleton={<FigureCardsSkeleton label={t('loading')} />}
        >
          {(shown) => (
            <div
              className={joinClasses('flex flex-col gap-6 transition-opacity', query.isPlaceholderData && 'opacity-60')}
            >
              <RangeBar ranges={CAMPAIGN_DETAIL_RANGES} value={range} onChoose={choose} />
              <Content shown={shown} range={range} />
            </div>
          )}
        </QueryState>
      </Page>
    </div>
  )
}

function Content({ shown, range }: { shown: CampaignAnalytics; range: CampaignDetailRange }) {
  const t = useTranslations('campaignAnalytics')
  const canSeeRecipients = can(useMe(), 'campaigns.view')
  const { campaign } = shown
  return (
    <>
      <Scheduled campaign={campaign} />
      {campaign.status === 'active' && <Progress campaign={campaign} />}
      <Figures shown={shown} range={range} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <CampaignCourse shown={shown} />
        <div className="flex min-w-0 flex-col gap-6">
          <CampaignDetails shown={shown} />
          <LinksClicked links={shown.links} />
          <CampaignTimeline campaignId={campaign.id} range={range} />
        </div>
      </div>
      <CampaignPosts campaignId={campaign.id} posts={shown.posts} />
      {campaign.deliveries.length > 0 && (
        <Card title={t('byChannel')} isFlush>
          <Deliveries deliveries={campaign.deliveries} />
        </Card>
      )}
      {canSeeRecipients && campaign.progress && (
        <Card title={t('recipients')}>
          <Recipients campaignId={campaign.id} />
        </Card>
      )}
    </>
  )
}

const KINDS = [
  { key: 'opens', rate: 'open' },
  { key: 'clicks', rate: 'click' },
  { key: 'responses', rate: 'response' },
] as const

/** From the beginning; what of it happened in the range stands below. */
function Figures({ shown, range }: { shown: CampaignAnalytics; range: CampaignDetailRange }) {
  const t = useTranslations('campaignAnalytics')
  const formatting = useFormatting()
  const percent = usePercent()
  const { totals, rates, inRange, deliveryRate } = shown
  const happened = (count: number) => range !== 'all' && <p>{t(`inRange.${range}`, { count })}</p>
  return (
    <FigureCards label={t('figures')}>
      <FigureCard title={t('cards.sent')} value={formatting.number(totals.sent)}>
        <p>{deliveryRate === null ? t('unmeasured') : t('rates.delivery', { rate: percent(deliveryRate) })}</p>
        {totals.bounced > 0 && <p>{t('bounced', { count: totals.bounced })}</p>}
        {happened(inRange.sent)}
      </FigureCard>
      {KINDS.map(({ key, rate }) => (
        <FigureCard
          key={key}
          title={t(`cards.${key}`)}
          value={formatting.number(totals[key])}
          rate={totals.sent > 0 ? { kind: rate, rate: rates[rate] } : null}
        >
          <p>{t(`rates.${rate}`, { rate: percent(rates[rate]) })}</p>
          <Aside shown={shown} of={key} />
          {happened(inRange[key])}
        </FigureCard>
      ))}
    </FigureCards>
  )
}

/** What else is to be known of a figure. */
function Aside({ shown, of }: { shown: CampaignAnalytics; of: (typeof KINDS)[number]['key'] }) {
  const t = useTranslations('campaignAnalytics')
  const formatting = useFormatting()
  const { campaign, totals, costPerClick, costPerResponse } = shown
  if (of === 'opens') return totals.machineOpens > 0 && <p>{t('machineOpens', { count: totals.machineOpens })}</p>
  if (of === 'clicks')
    return costPerClick !== null && <p>{t('costPerClick', { amount: formatting.money(costPerClick) })}</p>
  return (
    <>
      {campaign.goal !== null && <p>{t('goal', { goal: campaign.goal })}</p>}
      <MatchedReviews totals={totals} />
      {costPerResponse !== null && <p>{t('costPerResponse', { amount: formatting.money(costPerResponse) })}</p>}
    </>
  )
}

/** How many of the responses are reviews, by how sure that is. */
function MatchedReviews({ totals }: { totals: CampaignAnalytics['totals'] }) {
  const t = useTranslations('campaignAnalytics.reviews')
  const { likelyReviews: likely, possibleReviews: possible } = totals
  if (likely + possible === 0) return null
  return (
    <>
      {likely > 0 && <p>{t('likely', { count: likely })}</p>}
      {possible > 0 && <p>{t('possible', { count: possible })}</p>}
      <p className="text-xs">{t('explained')}</p>
    </>
  )
}
