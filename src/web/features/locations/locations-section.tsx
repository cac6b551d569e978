import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Location } from '#shared/contracts/locations.ts'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { can, isReader, useMe } from '#web/kernel/session/me.ts'
import { Button, Card, EmptyState } from '#web/ui/index.ts'
import { locationsQuery, integrationsQuery } from '#web/components/options.queries.ts'
import { LocationDialog } from './location-dialog.tsx'
import { LocationItem } from './location-item.tsx'

/** For whoever may see the integrations. */
export function LocationsSection() {
  const t = useTranslations('locations')
  const me = useMe()
  const canManage = can(me, 'settings.manage')
  const locations = useQuery(locationsQuery)
  const addButton = useRef<HTMLButtonElement>(null)
  const [isAdding, setIsAdding] = useState(false)

  return (
    <Card
      title={t('title')}
      subtitle={t('subtitle')}
      isFlush
      actions={
        canManage && (
          <Button ref={addButton} icon={<Plus aria-hidden />} onClick={() => setIsAdding(true)}>
            {t('add')}
          </Button>
        )
      }
    >
      <QueryState
        query={locations}
        failedTitle={t('failed')}
        isEmpty={({ items }) => items.length === 0}
        empty={
          // Readers are told above every page whom to ask.
          <EmptyState
            kind="first-use"
            title={t('empty')}
            text={t(canManage || isReader(me) ? 'emptyText' : 'emptyTextViewer')}
          />
        }
      >
        {({ items }) => <LocationList items={items} canManage={canManage} addButton={addButton} />}
      </QueryState>
      {canManage && <LocationDialog location={null} isOpen={isAdding} onOpenChange={setIsAdding} />}
    </Card>
  )
}

interface LocationListProps {
  items: readonly Location[]
  canManage: boolean
  addButton: RefObject<HTMLButtonElement | null>
}

function LocationList({ items, canManage, addButton }: LocationListProps) {
  const integrations = useQuery(integrationsQuery)
  return (
    <ul className="divide-y divide-line border-t border-line">
      {items.map((location) => (
        <li key={location.id}>
          <LocationItem
            location={location}
            connections={(integrations.data?.items ?? []).filter(
              ({ locationId, status }) => locationId === location.id && status !== 'disconnected',
            )}
            canManage={canManage}
            findNext={() => addButton.current}
          />
        </li>
      ))}
    </ul>
  )
}
