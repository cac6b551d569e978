import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Integration } from '#shared/contracts/integrations.ts'
import type { Location } from '#shared/contracts/locations.ts'
import { PLATFORM_NAMES, PLATFORMS } from '#shared/domain/platforms.ts'
import { MarkedPlatform } from '#web/components/platform-mark.tsx'
import { Button, TEXT_LINK_CLASSES } from '#web/ui/index.ts'
import { LocationDialog } from './location-dialog.tsx'
import { RemoveLocation } from './remove-location.tsx'

interface LocationItemProps {
  location: Location
  connections: readonly Integration[]
  canManage: boolean
  findNext: () => HTMLElement | null
}

export function LocationItem({ location, connections, canManage, findNext }: LocationItemProps) {
  const t = useTranslations('locations')
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 px-5 py-4">
      <div className="flex min-w-0 flex-1 basis-64 flex-col gap-1">
        <h3 className="font-medium break-words">{location.name}</h3>
        <p className="text-ink-muted break-words whitespace-pre-line">{location.address || t('noAddress')}</p>
        <p className="text-sm text-ink-muted">{location.timezone}</p>
        <dl className="mt-2 flex flex-col gap-2">
          <Fact name={t('connections')}>
            {connections.length === 0 ? t('noConnections') : <Connections connections={connections} />}
          </Fact>
          <Fact name={t('links')}>
            {Object.keys(location.reviewLinks).length === 0 ? t('noLinks') : <Links location={location} />}
          </Fact>
        </dl>
      </div>
      {canManage && <Actions location={location} findNext={findNext} />}
    </div>
  )
}

function Actions({ location, findNext }: Pick<LocationItemProps, 'location' | 'findNext'>) {
  const t = useTranslations('locations')
  const [isEditing, setIsEditing] = useState(false)
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" aria-label={t('editOf', { name: location.name })} onClick={() => setIsEditing(true)}>
        {t('edit')}
      </Button>
      <RemoveLocation location={location} findNext={findNext} />
      <LocationDialog location={location} isOpen={isEditing} onOpenChange={setIsEditing} />
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-3 gap-y-0.5 text-sm">
      <dt className="text-ink-muted">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  )
}

function Connections({ connections }: Pick<LocationItemProps, 'connections'>) {
  return connections.map(({ type, name }) => `${PLATFORM_NAMES[type]} · ${name}`).join(', ')
}

function Links({ location: { reviewLinks } }: Pick<LocationItemProps, 'location'>) {
  return (
    <span className="flex flex-wrap gap-x-4 gap-y-1">
      {PLATFORMS.filter((platform) => reviewLinks[platform]).map((platform) => (
        <a
          key={platform}
          href={reviewLinks[platform]}
          target="_blank"
          rel="noopener noreferrer"
          className={TEXT_LINK_CLASSES}
        >
          <MarkedPlatform platform={platform} />
        </a>
      ))}
    </span>
  )
}
