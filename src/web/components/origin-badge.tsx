import { useTranslations } from 'use-intl'
import { Badge } from '#web/ui/index.ts'

/** `template` and `built-in` are ours: one wrote, the other read. */
interface Origin {
  engine: 'template' | 'built-in' | 'model'
  model: string | null
}

/** Whose words they are, told alike wherever they show. Ours are never called a model's; a long name is cut. */
export function OriginBadge({ origin }: { origin: Origin }) {
  const said = useOriginWords()(origin)
  if (said === null) return null
  return (
    <span title={said} className="inline-flex max-w-full min-w-0">
      <Badge className="max-w-52">{said}</Badge>
    </span>
  )
}

/** The same in small print, beside what somebody makes of a text. */
export function OriginNote({ origin }: { origin: Origin }) {
  const said = useOriginWords()(origin)
  if (said === null) return null
  return (
    <span title={said} className="max-w-52 min-w-0 truncate text-xs text-ink-muted">
      {said}
    </span>
  )
}

/** `null`: a provider's, of which no name is known. */
export function useOriginWords(): (origin: Origin) => string | null {
  const t = useTranslations('common.origin')
  return ({ engine, model }) => {
    if (engine === 'model') return model === null ? null : t('model', { model })
    return engine === 'template' ? t('template') : t('builtIn')
  }
}
