import { useRouter } from '@tanstack/react-router'

/** Tells whether the screen that a link of the server leads to is there. */
export function useIsBuilt(): (link: string) => boolean {
  const { routesByPath } = useRouter()
  const routes: Record<string, { options: { staticData?: { isBuilt?: boolean } } } | undefined> = routesByPath
  return (link) => routes[link.split('?', 1)[0] ?? '']?.options.staticData?.isBuilt ?? false
}
