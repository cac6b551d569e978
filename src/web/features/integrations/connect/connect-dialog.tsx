import { ChevronRight } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { PLATFORM_NAMES, PLATFORMS, type Platform } from '#shared/domain/platforms.ts'
import { PlatformMark } from '#web/components/platform-mark.tsx'
import { Dialog, Spinner } from '#web/ui/index.ts'
import { ProblemBanner } from '#web/components/problem-banner.tsx'
import { useAuthorize } from './use-authorize.ts'

interface ConnectDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Choosing a platform leaves for it. */
export function ConnectDialog({ isOpen, onOpenChange }: ConnectDialogProps) {
  const t = useTranslations('integrations')
  const { mutate, reset, isPending, variables, error } = useAuthorize()

  const choose = (platform: Platform) => {
    if (!isPending) mutate({ platform })
  }
  const changeOpen = (willOpen: boolean) => {
    if (!willOpen) reset()
    onOpenChange(willOpen)
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={changeOpen}
      title={t('connect.title')}
      description={t('connect.description')}
      size="medium"
    >
      <div className="flex flex-col gap-4">
        <ul className="flex flex-col gap-2">
          {PLATFORMS.map((platform) => (
            <li key={platform}>
              <PlatformButton
                platform={platform}
                isOpening={isPending && variables.platform === platform}
                onChoose={() => choose(platform)}
              />
            </li>
          ))}
        </ul>
        <ProblemBanner error={error} fallback={t('connect.failed')} />
      </div>
    </Dialog>
  )
}

interface PlatformButtonProps {
  platform: Platform
  isOpening: boolean
  onChoose: () => void
}

function PlatformButton({ platform, isOpening, onChoose }: PlatformButtonProps) {
  const t = useTranslations('integrations')
  const name = PLATFORM_NAMES[platform]
  return (
    <button
      type="button"
      aria-busy={isOpening}
      onClick={onChoose}
      className="flex w-full items-center gap-3 rounded-control border border-line-strong bg-card px-3 py-2.5 text-left transition-colors duration-120 hover:bg-inset"
    >
      <PlatformMark platform={platform} />
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="font-medium">{isOpening ? t('connect.opening', { platform: name }) : name}</span>
        <span className="text-sm text-ink-muted">{t(`connect.platforms.${platform}`)}</span>
      </span>
      {isOpening ? <Spinner /> : <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-muted" />}
    </button>
  )
}
