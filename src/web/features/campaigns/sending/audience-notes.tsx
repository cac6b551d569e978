import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { linkTo } from '#shared/contracts/addresses.ts'
import type { CampaignAudience } from '#shared/contracts/campaign-sending.ts'
import type { ChannelProblem } from '#shared/domain/campaigns.ts'
import { paths } from '#shared/domain/paths.ts'
import { PROVIDER_NAMES, sendsSingly } from '#shared/domain/providers.ts'
import { isPostFault } from '#shared/domain/social-posts.ts'
import { ProductLink } from '#web/components/product-link.tsx'
import { can, useMe } from '#web/kernel/session/me.ts'
import { Banner, TEXT_LINK_CLASSES } from '#web/ui/index.ts'

export function useProblemWords(): (problem: ChannelProblem) => string {
  const t = useTranslations('campaigns.problems')
  return (problem) => t(problem)
}

/** What keeps the whole campaign from going out, and what its readers would stumble over. */
export function Flaws({ audience: { unknownFields, isLinkMissing, linkFaults } }: { audience: CampaignAudience }) {
  const t = useTranslations('campaigns.sending')
  const format = useFormatter()
  return (
    <>
      {unknownFields.length > 0 && (
        <Banner tone="warn">{t('unknownFields', { fields: format.list(unknownFields) })}</Banner>
      )}
      {isLinkMissing && <Banner tone="warn">{t('linkMissing')}</Banner>}
      {linkFaults.length > 0 && (
        <Banner tone="warn">
          {t('linkFaults.title')}
          <ul className="list-disc pl-5">
            {linkFaults.map(({ url, fault }) => (
              <li key={url} className="break-words">
                {t(`linkFaults.${fault}`, { url })}
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </>
  )
}

/** Who gets it by this channel, who does not and why, and what has to be done before. */
export function PersonalNote({ seen }: { seen: CampaignAudience['channels'][number] }) {
  const t = useTranslations('campaigns.sending')
  const { leftOut, provider, problem, sms } = seen
  const willGet = problem === null ? seen.willGet : 0
  return (
    <div className="flex flex-col gap-1 pl-7 text-sm text-ink-muted">
      <p>
        {provider === null
          ? t('willGet', { count: willGet })
          : t('willGetBy', { count: willGet, provider: PROVIDER_NAMES[provider] })}
      </p>
      {provider !== null && !sendsSingly(provider) && <p>{t('inGroups', { provider: PROVIDER_NAMES[provider] })}</p>}
      {sms && willGet > 0 && <p>{t(`sms.${sms.encoding}`, { count: sms.segments, messages: sms.messages })}</p>}
      {leftOut.length > 0 && (
        <ul aria-label={t('leftOut')} className="flex flex-col">
          {leftOut.map(({ reason, count }) => (
            <li key={reason}>{t(`reasons.${reason}`, { count })}</li>
          ))}
        </ul>
      )}
      {problem && <Problem problem={problem} />}
    </div>
  )
}

export function NetworkNote({ seen }: { seen: CampaignAudience['networks'][number] }) {
  const t = useTranslations('campaigns.sending')
  const format = useFormatter()
  const { account, isAlreadyPosted, price } = seen
  const notes = [
    account !== null && t('postsAs', { account }),
    isAlreadyPosted && t('alreadyPosted'),
    price &&
      t('price', {
        amount: format.number(price.amount, { style: 'currency', currency: price.currency, maximumFractionDigits: 4 }),
      }),
  ].filter((note) => typeof note === 'string')
  return (
    <div className="flex flex-col gap-1 pl-7 text-sm text-ink-muted">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  )
}

/** What is amiss, and where it is mended. */
export function Problem({ problem, words = null }: { problem: ChannelProblem; words?: string | null }) {
  const sentence = useProblemWords()(problem)
  return (
    <Warning>
      {words === null ? sentence : `${sentence} ${words}`} {!isPostFault(problem) && <MendLink />}
    </Warning>
  )
}

function Warning({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-start gap-2 text-sm text-warn">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">{children}</span>
    </p>
  )
}

/** For those who may. */
export function MendLink() {
  const t = useTranslations('campaigns.sending')
  if (!can(useMe(), 'integrations.manage')) return null
  return (
    <ProductLink href={linkTo(paths.settings, { tab: 'marketing' })} className={TEXT_LINK_CLASSES}>
      {t('mend')}
    </ProductLink>
  )
}
