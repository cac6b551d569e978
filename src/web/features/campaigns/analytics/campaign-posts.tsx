import { useFormatter, useTranslations } from 'use-intl'
import { type CampaignPost, readCampaignPost } from '#shared/contracts/campaign-results.ts'
import { PROVIDER_NAMES, type SocialProvider } from '#shared/domain/providers.ts'
import { useFailureToast } from '#web/components/failures/use-error-sentence.ts'
import { call } from '#web/kernel/api/call.ts'
import { useChange } from '#web/kernel/api/queries.ts'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { can, useMe } from '#web/kernel/session/me.ts'
import { Button, Card, Table, TEXT_LINK_CLASSES } from '#web/ui/index.ts'

const COUNTS = ['likes', 'comments', 'shares'] as const
const UNKNOWN = '–'

interface CampaignPostsProps {
  campaignId: string
  posts: readonly CampaignPost[]
}

/** What people did with each post, as its network told last. */
export function CampaignPosts({ campaignId, posts }: CampaignPostsProps) {
  const t = useTranslations('campaignAnalytics.posts')
  const formatting = useFormatting()
  if (posts.length === 0) return null
  return (
    <Card title={t('title')} subtitle={t('text')} isFlush>
      <Table
        caption={t('title')}
        rowKey={({ network }) => network}
        rows={posts}
        columns={[
          { key: 'network', header: t('network'), cell: (post) => <Network post={post} />, isRowHeader: true },
          ...COUNTS.map((count) => ({
            key: count,
            header: t(count),
            cell: ({ numbers }: CampaignPost) => {
              const counted = numbers?.[count] ?? null
              return counted === null ? UNKNOWN : formatting.number(counted)
            },
            align: 'end' as const,
          })),
          {
            key: 'readAt',
            header: t('readAt'),
            cell: (post) => <LastRead campaignId={campaignId} post={post} />,
          },
        ]}
      />
    </Card>
  )
}

function Network({ post: { network, url } }: { post: CampaignPost }) {
  if (url === null) return PROVIDER_NAMES[network]
  return (
    <a href={url} target="_blank" rel="noreferrer" className={TEXT_LINK_CLASSES}>
      {PROVIDER_NAMES[network]}
    </a>
  )
}

function LastRead({ campaignId, post }: { campaignId: string; post: CampaignPost }) {
  const t = useTranslations('campaignAnalytics.posts')
  const formatting = useFormatting()
  const { canBeRead, numbers, price } = post
  if (!canBeRead && numbers === null) return t('untold')
  return (
    <div className="flex flex-col items-start gap-1">
      {numbers ? formatting.dateTime(numbers.readAt) : price === null && t('soon')}
      {canBeRead && price !== null && <ReadNow campaignId={campaignId} network={post.network} price={price} />}
    </div>
  )
}

interface ReadNowProps {
  campaignId: string
  network: SocialProvider
  price: NonNullable<CampaignPost['price']>
}

/** It costs something, so nobody asks by themselves. */
function ReadNow({ campaignId, network, price: { amount, currency } }: ReadNowProps) {
  const t = useTranslations('campaignAnalytics.posts')
  const format = useFormatter()
  const sayFailed = useFailureToast()
  const mayPay = can(useMe(), 'campaigns.send')
  const { mutate, isPending } = useChange(() => call(readCampaignPost, { campaignId, network }), {
    renews: [queryKeys.campaigns],
    onError: (error) => sayFailed(t('failed'), error),
  })
  if (!mayPay) return null
  const price = format.number(amount, { style: 'currency', currency, maximumFractionDigits: 4 })
  return (
    <Button size="small" isBusy={isPending} onClick={() => mutate()}>
      {t('read', { network: PROVIDER_NAMES[network], price })}
    </Button>
  )
}
