import { useLocation, useRouter } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useMe } from '#web/kernel/session/me.ts'
import { isAdminArea, listPlaces, type Place } from './places.ts'

interface Places {
  isAdmin: boolean
  /** Of the area one is in: what the sidebar shows. */
  here: Place[]
  /** Of every area open to the person: what the search finds. */
  everywhere: Place[]
}

export function useIsBuilt(): (to: Place['to']) => boolean {
  const { routesByPath } = useRouter()
  return (to) => routesByPath[to].options.staticData?.isBuilt ?? false
}

export function usePlaces(): Places {
  const me = useMe()
  const isAdmin = useLocation({ select: ({ pathname }) => isAdminArea(me, pathname) })
  const isBuilt = useIsBuilt()
  const customerPlaces = me.customer ? listPlaces(me, false, isBuilt) : []
  const adminPlaces = me.admin ? listPlaces(me, true, isBuilt) : []
  return { isAdmin, here: isAdmin ? adminPlaces : customerPlaces, everywhere: [...customerPlaces, ...adminPlaces] }
}

/** What a place is called, in its area's words. */
export function usePlaceName(): (place: Place) => string {
  // By whole keys: whoever administers nothing has none of the others.
  const t = useTranslations()
  return (place) => ('name' in place ? t(`adminNavigation.${place.name}`) : t(`navigation.${place.label}`))
}
