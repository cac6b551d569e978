import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Capabilities } from '#shared/domain/platforms.ts'
import { Disclosure } from '#web/components/disclosure.tsx'

/** What the connection can do, and what the platform does not let it. */
export function Abilities({ capabilities }: { capabilities: Capabilities }) {
  const t = useTranslations('integrations')
  const abilities = useAbilityWords(capabilities)
  return (
    <Disclosure summary={t('abilities.summary')}>
      <ul className="flex max-w-2xl flex-col gap-1.5">
        {abilities.map((words) => (
          <Line key={words} icon={<Check aria-hidden className="mt-0.5 size-4 shrink-0 text-good" />}>
            {words}
          </Line>
        ))}
        {capabilities.limits.map((limit) => (
          <Line key={limit} icon={<Minus aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-muted" />}>
            {t(`abilities.limits.${limit}`)}
          </Line>
        ))}
      </ul>
    </Disclosure>
  )
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2">
      {icon}
      <span className="min-w-0 break-words">{children}</span>
    </li>
  )
}

function useAbilityWords(capabilities: Capabilities): string[] {
  const t = useTranslations('integrations')
  const { canReadReviews, readDepth, replyLimit } = capabilities
  const reading = readDepth === 'all' ? t('abilities.readAll') : t('abilities.readSome', { count: readDepth })
  const found: [isThere: boolean, words: string][] = [
    [canReadReviews, reading],
    [capabilities.canReply, useReplyWords(replyLimit)],
    [capabilities.canEditReply, t('abilities.editReply')],
    [capabilities.canDeleteReply, t('abilities.deleteReply')],
    [capabilities.canPush, t('abilities.push')],
    [capabilities.canDispute, t('abilities.dispute')],
  ]
  return found.filter(([isThere]) => isThere).map(([, words]) => words)
}

function useReplyWords(limit: Capabilities['replyLimit']): string {
  const t = useTranslations('integrations')
  if (limit === null) return t('abilities.reply')
  const { size, unit } = limit
  return unit === 'bytes' ? t('abilities.replyBytes', { size }) : t('abilities.replyCharacters', { size })
}
