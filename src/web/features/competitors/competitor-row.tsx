import { Ellipsis, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { Competitor, CompetitorFigure, ReadFault } from '#shared/contracts/competitor-figures.ts'
import { OLD_AFTER_DAYS } from '#shared/domain/competitor-figures.ts'
import { type Platform, PLATFORM_SHORT_NAMES } from '#shared/domain/platforms.ts'
import { useFailureToast } from '#web/components/failures/use-error-sentence.ts'
import { MarkedPlatform } from '#web/components/platform-mark.tsx'
import { ProductLink } from '#web/components/product-link.tsx'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { useNow } from '#web/kernel/formatting/use-now.ts'
import { Badge, Button, IconButton, Menu, MenuItem, Stars, TEXT_LINK_CLASSES, useToast } from '#web/ui/index.ts'
import { useRefreshCompetitor, useRemoveCompetitor } from './competitors.queries.ts'

/** What can be opened of one. */
export type CompetitorWindow = 'edit' | 'enter' | 'history'

export interface LiveReading {
  figures: readonly CompetitorFigure[]
  faults: readonly ReadFault[]
}

interface CompetitorRowProps {
  competitor: Competitor
  live: LiveReading | undefined
  mayManage: boolean
  onRead: (reading: LiveReading) => void
  onOpen: (kind: CompetitorWindow) => void
}

export function CompetitorRow({ competitor, live, mayManage, onRead, onOpen }: CompetitorRowProps) {
  const t = useTranslations('competitors')
  // What was just read goes before what was known.
  const read = live?.figures ?? []
  const known = competitor.figures.filter(({ platform }) => read.every((each) => each.platform !== platform))
  const figures = [...read, ...known].toSorted((one, other) => one.platform.localeCompare(other.platform))
  return (
    <li className="flex flex-col gap-2 px-5 py-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h3 className="font-semibold wrap-anywhere">{competitor.name}</h3>
          <Pages competitor={competitor} />
        </div>
        <Actions competitor={competitor} mayManage={mayManage} onRead={onRead} onOpen={onOpen} />
      </div>
      {figures.length === 0 ? (
        <p className="text-sm text-ink-muted">{t('noFigures')}</p>
      ) : (
        <ul className="flex flex-col gap-2">
          {figures.map((figure) => (
            <FigureLine key={figure.platform} {...figure}>
              <Provenance figure={figure} />
            </FigureLine>
          ))}
        </ul>
      )}
      {live?.faults.map(({ platform, fault }) => (
        <output key={platform} className="block text-sm text-warn">
          {t(`faults.${fault}`, { platform: PLATFORM_SHORT_NAMES[platform] })}
        </output>
      ))}
    </li>
  )
}

function Pages({ competitor: { name, pages, url } }: { competitor: Competitor }) {
  const t = useTranslations('competitors')
  if (pages.length === 0 && url === null) return null
  const link = (href: string, label: string, words: string) => (
    <a key={href} href={href} target="_blank" rel="noreferrer" aria-label={label} className={TEXT_LINK_CLASSES}>
      {words}
    </a>
  )
  return (
    <p className="flex flex-wrap gap-x-3 text-sm">
      {pages.map((page) => {
        const platform = PLATFORM_SHORT_NAMES[page.platform]
        return link(page.url, t('onPlatform', { name, platform }), platform)
      })}
      {url !== null && link(url, t('websiteOf', { name }), t('website'))}
    </p>
  )
}

function Actions({ competitor, mayManage, onRead, onOpen }: Omit<CompetitorRowProps, 'live'>) {
  const t = useTranslations('competitors')
  const { id, name, pages } = competitor
  const toast = useToast()
  const sayFailed = useFailureToast()
  const refresh = useRefreshCompetitor(id)
  const remove = useRemoveCompetitor()
  const readAgain = async () => {
    try {
      const reading = await refresh.mutateAsync()
      onRead(reading)
      if (reading.faults.length === 0) toast({ tone: 'good', title: t('refreshed', { name }) })
    } catch (error) {
      sayFailed(t('refreshFailed'), error)
    }
  }
  return (
    <div className="flex flex-wrap gap-2">
      {pages.length > 0 && (
        <Button
          size="small"
          icon={<RefreshCw aria-hidden />}
          isBusy={refresh.isPending}
          busyLabel={t('refreshing')}
          aria-label={t('refreshOf', { name })}
          onClick={() => void readAgain()}
        >
          {t('refresh')}
        </Button>
      )}
      <Button size="small" aria-label={t('historyOf', { name })} onClick={() => onOpen('history')}>
        {t('history')}
      </Button>
      {mayManage && (
        <Menu
          label={t('more', { name })}
          trigger={<IconButton size="small" label={t('more', { name })} icon={<Ellipsis aria-hidden />} />}
        >
          <MenuItem onSelect={() => onOpen('enter')}>{t('enter')}</MenuItem>
          <MenuItem onSelect={() => onOpen('edit')}>{t('edit')}</MenuItem>
          <MenuItem isDestructive onSelect={() => remove.mutate(id)}>
            {t('remove')}
          </MenuItem>
        </Menu>
      )}
    </div>
  )
}

interface FigureLineProps {
  platform: Platform
  rating: number | null
  reviewCount: number
  /** To the reviews that are counted, where they are here. */
  href?: string
  children: ReactNode
}

/** "4.0" beside "3.5". */
const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

/** One platform's stars and count, with where they come from behind them. Never of several platforms together. */
export function FigureLine({ platform, rating, reviewCount, href, children }: FigureLineProps) {
  const t = useTranslations('competitors')
  const format = useFormatter()
  const counted = t('reviews', { count: reviewCount })
  const written = rating === null ? '' : format.number(rating, ONE_DIGIT)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <MarkedPlatform platform={platform} />
      {rating === null ? (
        <span className="text-sm text-ink-muted">{t('noStars')}</span>
      ) : (
        <Stars size="small" value={rating} label={t('outOf', { rating: written })} text={written} />
      )}
      <span className="tabular-nums">
        {href ? (
          <ProductLink href={href} className={TEXT_LINK_CLASSES}>
            {counted}
          </ProductLink>
        ) : (
          counted
        )}
      </span>
      {children}
    </li>
  )
}

const DAY_MS = 24 * 60 * 60 * 1000

function Provenance({ figure: { platform, source, asOf } }: { figure: CompetitorFigure }) {
  const t = useTranslations('competitors')
  const formatting = useFormatting()
  const now = useNow()
  const days = Math.max(0, Math.floor((now.getTime() - Date.parse(asOf)) / DAY_MS))
  const age = source === 'read' ? formatting.relativeTime(asOf, now) : t('age', { days })
  const isGoogle = platform === 'google'
  return (
    <span className="flex flex-wrap items-center gap-x-2 text-sm text-ink-muted">
      {t(`sources.${source}`, { age, platform: isGoogle ? t('googleMaps') : PLATFORM_SHORT_NAMES[platform] })}
      {source !== 'read' && days > OLD_AFTER_DAYS && <Badge tone="warn">{t('old')}</Badge>}
      {source === 'read' && (
        <>
          <span aria-hidden>·</span>
          <span>{t(isGoogle ? 'notKept' : 'dayLong')}</span>
        </>
      )}
    </span>
  )
}
