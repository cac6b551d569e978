import { useParams } from '@tanstack/react-router'
import { isPlatform } from '#shared/domain/platforms.ts'
import { OauthCallbackPage } from '#web/features/integrations/return/oauth-callback-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'

/** Only the platforms there are have an address to come back to. */
export function PlatformCallback() {
  const { platform }: { platform?: string } = useParams({ strict: false })
  return isPlatform(platform) ? <OauthCallbackPage platform={platform} /> : <NotFoundPage />
}
