import { Link, useLocation } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { BrandMark } from '#web/components/brand-mark.tsx'
import { paths } from '#shared/domain/paths.ts'
import { WorkspaceMarks } from './workspace-marks.tsx'
import { WorkspaceName } from './workspace-name.tsx'
import { usePlaceName, usePlaces } from './use-places.ts'
import { isWithin } from './places.ts'

/** Stands at the left on wide screens. */
export function Sidebar() {
  const t = useTranslations('shell')
  return (
    <aside
      aria-label={t('workspace')}
      className="sticky top-0 flex h-dvh flex-col gap-4 overflow-y-auto border-r border-line bg-card px-3 py-3"
    >
      <BrandLink />
      <div className="flex flex-col gap-2 px-3">
        <WorkspaceName />
        <WorkspaceMarks />
      </div>
      <PlaceList />
    </aside>
  )
}

function BrandLink() {
  const common = useTranslations('common')
  const { isAdmin } = usePlaces()
  return (
    <Link
      to={isAdmin ? paths.admin : paths.dashboard}
      className="flex min-h-8 items-center gap-2.5 rounded-control px-2 text-lg font-semibold"
    >
      <BrandMark />
      {common('brand')}
    </Link>
  )
}

/** The navigation of the area one is in, for the sidebar and the drawer. */
export function PlaceList({ onChosen }: { onChosen?: () => void }) {
  const t = useTranslations('shell')
  const nameOf = usePlaceName()
  const { here } = usePlaces()
  const pathname = useLocation({ select: (location) => location.pathname })
  return (
    <nav aria-label={t('mainNavigation')}>
      <ul className="flex flex-col gap-0.5">
        {here.map((place) => (
          <li key={place.to}>
            <Link
              to={place.to}
              activeOptions={{ exact: true, includeSearch: false }}
              {...(isWithin(place.to, pathname) && { 'aria-current': 'page' })}
              {...(onChosen && { onClick: onChosen })}
              className="flex min-h-9 items-center gap-3 rounded-control px-3 font-medium text-ink-muted hover:bg-inset hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent pointer-coarse:min-h-11"
            >
              <place.icon aria-hidden className="size-4.5 shrink-0" />
              <span className="min-w-0 truncate">{nameOf(place)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
