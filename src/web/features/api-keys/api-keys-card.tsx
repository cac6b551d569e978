import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { ApiKey } from '#shared/contracts/api-keys.ts'
import { pathIn, paths } from '#shared/domain/paths.ts'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { ConfirmButton } from '#web/components/forms/confirm-button.tsx'
import { toPlans } from '#web/components/plans-link.tsx'
import { RelativeTime } from '#web/components/relative-time.tsx'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { useNow } from '#web/kernel/formatting/use-now.ts'
import { hasInPlan, isReader, useMe } from '#web/kernel/session/me.ts'
import { Badge, Button, Card, TEXT_LINK_CLASSES, useToast } from '#web/ui/index.ts'
import { apiKeysQuery, useRevokeKey } from './api-keys.queries.ts'
import { KeyDialog } from './key-dialog.tsx'
import { RotateDialog } from './rotate-dialog.tsx'

/** For whoever may change the settings of the workspace. What there is can be seen and revoked on every plan. */
export function ApiKeysCard() {
  const t = useTranslations('apiKeys')
  const me = useMe()
  const isInPlan = hasInPlan(me, 'api-access')
  const keys = useQuery(apiKeysQuery)
  const guides = pathIn(useLocale(), paths.developers)
  return (
    <Card title={t('title')} subtitle={t('subtitle')}>
      <div className="flex flex-col gap-4">
        <p>
          {t.rich('guides', {
            guides: (text) => (
              <a href={guides} className={TEXT_LINK_CLASSES}>
                {text}
              </a>
            ),
          })}
        </p>
        {!isInPlan && <p>{t.rich('notInPlan', { plans: toPlans })}</p>}
        <QueryState query={keys} failedTitle={t('failed')}>
          {({ items }) => <Keys keys={items} canMake={isInPlan && !isReader(me)} />}
        </QueryState>
      </div>
    </Card>
  )
}

function Keys({ keys, canMake }: { keys: readonly ApiKey[]; canMake: boolean }) {
  const t = useTranslations('apiKeys')
  const [isMaking, setIsMaking] = useState(false)
  const [rotated, setRotated] = useState<ApiKey | null>(null)
  const title = useRef<HTMLDivElement>(null)
  return (
    <div ref={title} tabIndex={-1} className="flex flex-col items-start gap-4">
      {keys.length > 0 && (
        <ul aria-label={t('title')} className="flex w-full flex-col divide-y divide-line">
          {keys.map((key) => (
            <KeyRow
              key={key.id}
              of={key}
              findNext={() => title.current}
              {...(canMake && { onRotate: () => setRotated(key) })}
            />
          ))}
        </ul>
      )}
      {canMake && keys.length === 0 && <p>{t('empty')}</p>}
      {canMake && (
        <Button icon={<Plus aria-hidden />} onClick={() => setIsMaking(true)}>
          {t('make')}
        </Button>
      )}
      {isMaking && <KeyDialog onClose={() => setIsMaking(false)} />}
      {rotated && <RotateDialog of={rotated} onClose={() => setRotated(null)} />}
    </div>
  )
}

interface KeyRowProps {
  of: ApiKey
  onRotate?: () => void
  findNext: () => HTMLElement | null
}

function KeyRow({ of: key, onRotate, findNext }: KeyRowProps) {
  const t = useTranslations('apiKeys')
  const toast = useToast()
  const revoke = useRevokeKey()
  const { name } = key
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4 first:pt-0">
      <KeyFacts of={key} />
      <div className="flex flex-wrap gap-2">
        {onRotate && (
          <Button size="small" aria-label={t('rotateOf', { name })} onClick={onRotate}>
            {t('rotate')}
          </Button>
        )}
        <ConfirmButton
          size="small"
          label={t('revoke')}
          name={t('revokeOf', { name })}
          words={{
            title: t('revokeTitle', { name }),
            text: t('revokeText'),
            keep: t('keep'),
            confirm: t('revoke'),
            busy: t('revoking'),
          }}
          findNext={findNext}
          onConfirm={async () => {
            await revoke.mutateAsync(key.id)
            toast({ tone: 'good', title: t('revoked', { name }) })
          }}
        />
      </div>
    </li>
  )
}

function KeyFacts({ of: key }: { of: ApiKey }) {
  const t = useTranslations('apiKeys')
  const formatting = useFormatting()
  const now = useNow()
  const { name, hint, permissions, locations, ipRanges, expiresAt, lastUsedAt, createdAt, createdBy, earlier } = key
  const hasEnded = expiresAt !== null && Date.parse(expiresAt) <= now.getTime()
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <p className="flex flex-wrap items-center gap-2">
        <span className="min-w-0 font-medium break-words">{name}</span>
        <code className="text-sm text-ink-muted">{hint}</code>
        {hasEnded && <Badge tone="warn">{t('expired')}</Badge>}
      </p>
      <p className="text-sm text-ink-muted">
        {permissions.map((permission) => t(`permissions.${permission}`)).join(' · ')}
      </p>
      <p className="text-sm text-ink-muted">
        {t('limits', { locations: locations?.length ?? 0, ranges: ipRanges.length })}
      </p>
      <p className="text-sm text-ink-muted">
        {lastUsedAt === null ? t('neverUsed') : t.rich('lastUsed', { at: () => <RelativeTime at={lastUsedAt} /> })}
        {' · '}
        {expiresAt === null ? t('noEnd') : t('endsAt', { date: formatting.date(expiresAt) })}
        {' · '}
        {t('madeBy', { by: createdBy, date: formatting.date(createdAt) })}
      </p>
      {earlier && (
        <p className="text-sm">{t('earlier', { hint: earlier.hint, until: formatting.dateTime(earlier.endsAt) })}</p>
      )}
    </div>
  )
}
