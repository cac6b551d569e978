import { Link } from '@tanstack/react-router'
import { Menu as MenuIcon } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { usePlaceName, usePlaces } from './use-places.ts'

const ITEM_CLASSES =
  'flex min-h-14 w-full flex-col items-center justify-center gap-0.5 px-1 text-xs font-medium text-ink-muted aria-[current=page]:text-accent'

/** The main places within reach of the thumb, and the rest behind the menu. */
export function PhoneBar({ onMenu }: { onMenu: () => void }) {
  const t = useTranslations('shell')
  const nameOf = usePlaceName()
  const { here } = usePlaces()
  return (
    <nav
      aria-label={t('quickNavigation')}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-card pb-[env(safe-area-inset-bottom)] sm:hidden"
    >
      <ul className="flex">
        {here
          .filter((place) => place.isMain)
          .map((place) => (
            <li key={place.to} className="min-w-0 flex-auto">
              <Link to={place.to} activeOptions={{ exact: true, includeSearch: false }} className={ITEM_CLASSES}>
                <place.icon aria-hidden className="size-5 shrink-0" />
                <span className="max-w-full truncate">{nameOf(place)}</span>
              </Link>
            </li>
          ))}
        <li className="min-w-0 flex-auto">
          <button type="button" className={ITEM_CLASSES} onClick={onMenu}>
            <MenuIcon aria-hidden className="size-5 shrink-0" />
            <span className="max-w-full truncate">{t('menu')}</span>
          </button>
        </li>
      </ul>
    </nav>
  )
}
