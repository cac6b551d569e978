import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { Integration } from '#shared/contracts/integrations.ts'
import { PLATFORM_NAMES, type IntegrationStatus } from '#shared/domain/platforms.ts'
import { PlatformMark } from '#web/components/platform-mark.tsx'
import { can, useMe } from '#web/kernel/session/me.ts'
import { Badge, Card, Field, Select, useToast } from '#web/ui/index.ts'
import { useLocations } from '#web/components/options.queries.ts'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { Abilities } from './abilities.tsx'
import { Health } from './health.tsx'
import { IntegrationActions } from './integration-actions.tsx'
import { Problem } from './problem.tsx'
import { SyncRuns } from './sync-runs.tsx'
import { ChooseListingForm } from '../choose-listing-form.tsx'
import { choicePlaceId } from '../return/settings-return-banner.tsx'
import { useHandOnFocus } from './use-hand-on-focus.ts'
import { usePlaceIntegration } from '../integrations.queries.ts'

const NO_LOCATION = ''

/** Which of our places the listing belongs to. Its reviews follow. */
function PlacePart({ integration: { id, name, locationId } }: { integration: Integration }) {
  const t = useTranslations('integrations')
  const toast = useToast()
  const locations = useLocations()
  const place = usePlaceIntegration()
  if (locations.length === 0) return null
  const shown = place.isPending ? place.variables.locationId : locationId

  const moveTo = (chosen: string | null) =>
    place.mutate(
      { integrationId: id, locationId: chosen },
      {
        onSuccess: ({ locationName }) =>
          toast({
            tone: 'good',
            title: locationName ? t('place.moved', { name, location: locationName }) : t('place.movedOut', { name }),
            action: {
              label: t('place.undo'),
              onAction: () => place.mutate({ integrationId: id, locationId }),
            },
          }),
      },
    )

  return (
    <div className="flex max-w-sm flex-col gap-2">
      <Field label={t('choose.location')}>
        <Select
          options={[
            { value: NO_LOCATION, label: t('noLocation') },
            ...locations.map(({ id: value, name: label }) => ({ value, label })),
          ]}
          value={shown ?? NO_LOCATION}
          onChange={({ target }) => moveTo(target.value || null)}
        />
      </Field>
      <ProblemBanner error={place.error} fallback={t('placeFailed')} />
    </div>
  )
}

interface IntegrationCardProps {
  integration: Integration
  findOther: () => HTMLElement | null
}

export function IntegrationCard({ integration, findOther }: IntegrationCardProps) {
  const me = useMe()
  const actions = useRef<HTMLDivElement>(null)
  const findFirstAction = () => actions.current?.querySelector('button')
  const canManage = can(me, 'integrations.manage')
  const { choices, capabilities, status } = integration

  return (
    <Card title={<Title integration={integration} />} actions={<Badges integration={integration} />}>
      <div className="flex flex-col gap-4">
        <Problem integration={integration} />
        {canManage && choices.length > 0 && <ChoosePart integration={integration} findNext={findFirstAction} />}
        {status !== 'pending' && <Health integration={integration} />}
        {canManage && status === 'connected' && <PlacePart integration={integration} />}
        {canManage && <IntegrationActions integration={integration} ref={actions} findOther={findOther} />}
        {status !== 'pending' && (
          <div className="flex flex-wrap gap-x-6 gap-y-1 border-t border-line pt-3 *:open:basis-full">
            {capabilities && <Abilities capabilities={capabilities} />}
            <SyncRuns integration={integration} />
          </div>
        )}
      </div>
    </Card>
  )
}

/** What it is called, where that is, and whose it is there. */
function Title({ integration }: { integration: Integration }) {
  const t = useTranslations('integrations')
  const canManage = can(useMe(), 'integrations.manage')
  const { name, type, account, locationName } = integration
  const platform = PLATFORM_NAMES[type]
  // Who may change the location has it in a field of the card.
  const isPlaceTold = !canManage && locationName !== null && locationName !== name
  return (
    <span className="flex items-start gap-3">
      <PlatformMark platform={type} />
      <span className="flex min-w-0 flex-col">
        <span className="break-words">{name}</span>
        <span className="flex flex-wrap gap-x-2 text-base font-normal text-ink-muted *:not-first:before:mr-2 *:not-first:before:content-['·']">
          {name !== platform && <span>{platform}</span>}
          {isPlaceTold && <span>{t('location', { name: locationName })}</span>}
          {account !== null && <span className="break-all">{account}</span>}
        </span>
      </span>
    </span>
  )
}

const TONES = {
  connected: 'good',
  pending: 'warn',
  resting: 'warn',
  disconnected: 'neutral',
} as const satisfies Record<IntegrationStatus, string>

/** One truth: what needs reconnecting is not also called connected. */
function Badges({ integration: { status, needsReconnect, isSandbox, choices } }: { integration: Integration }) {
  const t = useTranslations('integrations')
  return (
    <div className="flex flex-wrap gap-2 pt-0.5">
      {isSandbox && <Badge tone="info">{t('sandbox')}</Badge>}
      {status === 'connected' && needsReconnect ? (
        <Badge tone="bad">{t('needsReconnect')}</Badge>
      ) : (
        <Badge tone={TONES[status]}>
          {status === 'pending' && choices.length > 0 ? t('awaitsChoice') : t(`statuses.${status}`)}
        </Badge>
      )}
    </div>
  )
}

interface ChoosePartProps {
  integration: Integration
  findNext: () => HTMLElement | null | undefined
}

/** Goes away with the choice. Whoever comes back from the platform is led here. */
function ChoosePart({ integration, findNext }: ChoosePartProps) {
  const place = useRef<HTMLDivElement>(null)
  useHandOnFocus(place, findNext)
  return (
    <div
      ref={place}
      id={choicePlaceId(integration.id)}
      tabIndex={-1}
      className="rounded-control bg-inset p-4 focus-visible:outline-2"
    >
      <ChooseListingForm integration={integration} />
    </div>
  )
}
