import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { linkTo } from '#shared/contracts/addresses.ts'
import type { Theme, ThemeInput, ThemeQuote } from '#shared/contracts/reputation-themes.ts'
import type { ReputationFilter } from '#shared/contracts/reputation-filter.ts'
import { paths } from '#shared/domain/paths.ts'
import { ASPECTS, type Aspect } from '#shared/domain/sentiment.ts'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { useFailureToast } from '#web/components/failures/use-error-sentence.ts'
import { Form, SubmitButton } from '#web/components/forms/form.tsx'
import { MarkedPlatform } from '#web/components/platform-mark.tsx'
import { ProductLink } from '#web/components/product-link.tsx'
import { RelativeTime } from '#web/components/relative-time.tsx'
import { ReviewRating } from '#web/components/review-rating.tsx'
import { TitledPart } from '#web/components/titled-part.tsx'
import { can, useMe } from '#web/kernel/session/me.ts'
import {
  Button,
  EmptyState,
  Field,
  Select,
  Sheet,
  Switch,
  TEXT_LINK_CLASSES,
  TextInput,
  useToast,
} from '#web/ui/index.ts'
import { quotesQuery, themesQuery, useChangeTheme } from '../reputation.queries.ts'
import { useThemeName } from './reputation-themes.tsx'

interface ThemeSheetProps {
  aspect: Aspect
  filter: ReputationFilter
  onClose: () => void
}

/** What was said of a theme, in the words of the reviews, and what the customer makes of it. */
export function ThemeSheet({ aspect, filter, onClose }: ThemeSheetProps) {
  const t = useTranslations('reputation.themes')
  const nameOf = useThemeName()
  const me = useMe()
  const { data } = useQuery(themesQuery(filter))
  const theme = data?.items.find((each) => each.aspect === aspect || each.merged.includes(aspect))
  const mayManage = can(me, 'settings.manage')
  return (
    <Sheet
      isOpen
      onOpenChange={(willOpen) => !willOpen && onClose()}
      title={nameOf(theme ?? { aspect, name: null })}
      description={t('quotesExplained')}
    >
      <div className="flex flex-col gap-6">
        {can(me, 'reviews.view') && <Quotes aspect={aspect} filter={filter} />}
        {mayManage && theme && (
          <ThemeChoices key={theme.name ?? ''} theme={theme} others={data?.items ?? []} onGone={onClose} />
        )}
      </div>
    </Sheet>
  )
}

const SAID = ['praise', 'criticism'] as const

function Quotes({ aspect, filter }: Pick<ThemeSheetProps, 'aspect' | 'filter'>) {
  const t = useTranslations('reputation.themes')
  const [said, setSaid] = useState<(typeof SAID)[number] | undefined>()
  const query = useQuery(quotesQuery({ ...filter, aspect, said }))
  return (
    <div className="flex flex-col gap-3">
      <Field label={t('show')}>
        <Select
          value={said ?? ''}
          options={[
            { value: '', label: t('praiseAndCriticism') },
            ...SAID.map((value) => ({ value, label: t(value) })),
          ]}
          onChange={({ target: { value } }) => setSaid(SAID.find((each) => each === value))}
        />
      </Field>
      <QueryState
        query={query}
        failedTitle={t('quotesFailed')}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState kind="nothing-matches" title={t('noQuotes')} text={t('noQuotesText')} />}
      >
        {({ items }) => (
          <ul aria-label={t('quotes')} className="flex flex-col divide-y divide-line">
            {items.map((quote, place) => (
              <Quote key={`${quote.reviewId} ${place}`} quote={quote} />
            ))}
          </ul>
        )}
      </QueryState>
    </div>
  )
}

const EDGES = { praise: 'border-good', criticism: 'border-bad' } as const
const WORDS = { praise: 'text-good', criticism: 'text-bad' } as const

function Quote({ quote }: { quote: ThemeQuote }) {
  const t = useTranslations('reputation.themes')
  return (
    <li className="flex flex-col gap-1.5 py-3">
      <blockquote
        className={`border-l-2 pl-3 wrap-anywhere ${quote.said === null ? 'border-line-strong' : EDGES[quote.said]}`}
      >
        “{quote.quote}”
      </blockquote>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
        {quote.said !== null && <span className={`font-medium ${WORDS[quote.said]}`}>{t(quote.said)}</span>}
        <MarkedPlatform platform={quote.platform} />
        <ReviewRating rating={quote.rating} isRecommended={null} />
        <RelativeTime at={quote.createdAt} />
        <ProductLink href={linkTo(paths.reviews, { review: quote.reviewId })} className={TEXT_LINK_CLASSES}>
          {t('openReview')}
        </ProductLink>
      </div>
    </li>
  )
}

interface ThemeChoicesProps {
  theme: Theme
  others: readonly Theme[]
  /** It has become a part of another one. */
  onGone: () => void
}

type Send = (aspect: Aspect, input: ThemeInput, done: string) => Promise<void>

/** Another name, one theme of two, and whether people hear when it moves. */
function ThemeChoices({ theme, others, onGone }: ThemeChoicesProps) {
  const t = useTranslations('reputation.themes')
  const toast = useToast()
  const sayFailed = useFailureToast()
  const change = useChangeTheme()
  const send: Send = async (aspect, input, done) => {
    try {
      await change.mutateAsync({ aspect, ...input })
      toast({ tone: 'good', title: done })
    } catch (error) {
      sayFailed(t('changeFailed'), error)
      return
    }
    if (input.mergedInto) onGone()
  }
  const props = { theme, isBusy: change.isPending, send }
  return (
    <TitledPart title={t('yours')}>
      <div className="flex flex-col gap-4">
        <Switch
          label={t('follow')}
          hint={t('followHint')}
          checked={theme.isFollowed}
          disabled={change.isPending}
          onChange={({ target: { checked } }) =>
            void send(theme.aspect, { isFollowed: checked }, t(checked ? 'nowFollowed' : 'noLongerFollowed'))
          }
        />
        <NameForm {...props} />
        <MergeField {...props} others={others} />
        {theme.merged.length > 0 && <MergedParts {...props} />}
      </div>
    </TitledPart>
  )
}

interface ChoiceProps {
  theme: Theme
  isBusy: boolean
  send: Send
}

function NameForm({ theme, isBusy, send }: ChoiceProps) {
  const t = useTranslations('reputation.themes')
  const nameOf = useThemeName()
  const [name, setName] = useState(nameOf(theme))
  const wanted = name.trim()
  return (
    <Form onSubmit={() => void send(theme.aspect, { name: wanted === '' ? null : wanted }, t('renamed'))}>
      <Field label={t('name')} hint={t('nameHint')}>
        <TextInput value={name} maxLength={60} autoComplete="off" onChange={({ target }) => setName(target.value)} />
      </Field>
      <div>
        <SubmitButton isReady={wanted !== nameOf(theme)} isBusy={isBusy} busyLabel={t('saving')}>
          {t('rename')}
        </SubmitButton>
      </div>
    </Form>
  )
}

function MergeField({ theme, isBusy, send, others }: ChoiceProps & { others: readonly Theme[] }) {
  const t = useTranslations('reputation.themes')
  const nameOf = useThemeName()
  return (
    <Field label={t('merge')} hint={t('mergeHint')}>
      <Select
        value=""
        placeholder={t('mergeNone')}
        disabled={isBusy}
        options={others
          .filter(({ aspect }) => aspect !== theme.aspect)
          .map((other) => ({ value: other.aspect, label: nameOf(other) }))}
        onChange={({ target: { value } }) => {
          const into = ASPECTS.find((aspect) => aspect === value)
          if (into) void send(theme.aspect, { mergedInto: into }, t('merged'))
        }}
      />
    </Field>
  )
}

function MergedParts({ theme, isBusy, send }: ChoiceProps) {
  const t = useTranslations('reputation.themes')
  const nameOf = useThemeName()
  const usualName = (aspect: Aspect) => nameOf({ aspect, name: null })
  return (
    <ul aria-label={t('parts')} className="flex flex-col gap-2">
      {theme.merged.map((aspect) => (
        <li key={aspect} className="flex flex-wrap items-center justify-between gap-2">
          <span>{usualName(aspect)}</span>
          <Button
            size="small"
            disabled={isBusy}
            aria-label={t('separateOne', { theme: usualName(aspect) })}
            onClick={() => void send(aspect, { mergedInto: null }, t('separated'))}
          >
            {t('separate')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
