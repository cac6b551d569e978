import { useNavigate } from '@tanstack/react-router'
import {
  Clock,
  Eraser,
  Keyboard,
  Languages,
  LogOut,
  MessageCircleHeart,
  RefreshCw,
  Reply,
  Scale,
  SunMoon,
} from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { linkTo } from '#shared/contracts/addresses.ts'
import { LOCALES } from '#shared/domain/locales.ts'
import { usePlaceName, usePlaces } from '#web/app/shell/use-places.ts'
import { useChangeLanguage, useThemeChoice } from '#web/app/shell/use-preferences.ts'
import { MarkedText } from '#web/features/reviews/row/marked-text.tsx'
import { LANGUAGE_NAMES } from '#web/kernel/i18n/language-names.ts'
import { paths } from '#shared/domain/paths.ts'
import { can, hasInPlan, isReader, mayAsk, useMe } from '#web/kernel/session/me.ts'
import { session } from '#web/kernel/session/session.ts'
import { theme, THEME_CHOICES } from '#web/kernel/theme.ts'
import { type CommandGroup, Kbd, useToast } from '#web/ui/index.ts'
import { listReviews } from '#shared/contracts/reviews.ts'
import { useErrorSentence } from '#web/components/failures/use-error-sentence.ts'
import { call } from '#web/kernel/api/call.ts'
import { recentSearches } from './recent-searches.ts'
import { useSettingsCommands } from './settings-commands.tsx'

type Items = CommandGroup['items']

const SHEET_KEY = '?'

/** The built pages the person may open, and the parts of the settings. */
export function usePageCommands(words: string): CommandGroup {
  const t = useTranslations('shell')
  const nameOf = usePlaceName()
  const navigate = useNavigate()
  const { everywhere } = usePlaces()
  const items = everywhere.map((place) => ({
    id: place.to,
    label: nameOf(place),
    shown: <MarkedText text={nameOf(place)} search={words} />,
    ...('name' in place && { hint: t('adminArea') }),
    icon: <place.icon aria-hidden />,
    href: place.to,
    onSelect: () => void navigate({ to: place.to }),
  }))
  const sections = useSettingsCommands(words)
  // Whoever has typed nothing sees where one can go, and not every part of it.
  return { id: 'pages', label: t('searchPages'), items: words === '' ? items : [...items, ...sections] }
}

interface ActionSettings {
  words: string
  onKeyboardSheet: () => void
  onSync: () => void
}

/** What can be done from anywhere. */
export function useActionCommands({ words, onKeyboardSheet, onSync }: ActionSettings): CommandGroup {
  const t = useTranslations('shell')
  const items: Items = [
    ...useWorkCommands(onSync),
    ...useThemeCommands(),
    ...useLanguageCommands(),
    {
      id: 'keyboard',
      label: t('keyboardShortcuts'),
      icon: <Keyboard aria-hidden />,
      keywords: [t('searchWords.keyboard')],
      shortcut: <Kbd>{SHEET_KEY}</Kbd>,
      onSelect: onKeyboardSheet,
    },
    {
      id: 'sign-out',
      label: t('signOut'),
      icon: <LogOut aria-hidden />,
      keywords: [t('searchWords.signOut')],
      onSelect: () => void session.signOut(),
    },
  ]
  return {
    id: 'actions',
    label: t('searchActions'),
    items: items.map((item) => ({ ...item, shown: <MarkedText text={item.label} search={words} /> })),
  }
}

/** Only what the person may do; an administrator without a workspace has none of it. */
function useWorkCommands(onSync: () => void): Items {
  const t = useTranslations('search')
  const reviews = useTranslations('reviews')
  const disputes = useTranslations('disputes')
  const me = useMe()
  const navigate = useNavigate()
  const replyToNext = useReplyToNext()
  const reply = {
    id: 'reply',
    label: t('replyNext'),
    icon: <Reply aria-hidden />,
    keywords: [t('words.reply')],
    onSelect: () => void replyToNext(),
  }
  const sync = {
    id: 'sync',
    label: reviews('sync'),
    icon: <RefreshCw aria-hidden />,
    keywords: [t('words.sync')],
    onSelect: onSync,
  }
  const href = `${paths.disputes}?create=new`
  const dispute = {
    id: 'new-dispute',
    label: disputes('new'),
    icon: <Scale aria-hidden />,
    keywords: [t('words.dispute')],
    href,
    onSelect: () => void navigate({ href }),
  }
  const asking = useTranslations('askNow')
  const askHref = linkTo(paths.contacts, { ask: 'now' })
  const ask = {
    id: 'ask',
    label: asking('title'),
    icon: <MessageCircleHeart aria-hidden />,
    keywords: [asking('button')],
    href: askHref,
    onSelect: () => void navigate({ href: askHref }),
  }
  return [
    ...(can(me, 'reviews.view') && can(me, 'replies.draft') ? [reply] : []),
    ...(can(me, 'reviews.view') && !isReader(me) ? [sync] : []),
    ...(can(me, 'disputes.create') && hasInPlan(me, 'disputes') ? [dispute] : []),
    ...(mayAsk(me) ? [ask] : []),
  ]
}

function useThemeCommands(): Items {
  const t = useTranslations('search')
  const current = useThemeChoice()
  return THEME_CHOICES.map((choice) => ({
    id: `theme-${choice}`,
    label: t(`switchTheme.${choice}`),
    icon: <SunMoon aria-hidden />,
    keywords: [t('words.theme')],
    ...(choice === current && { hint: t('current') }),
    onSelect: () => theme.choose(choice),
  }))
}

function useLanguageCommands(): Items {
  const shell = useTranslations('shell')
  const t = useTranslations('search')
  const current = useLocale()
  const changeLanguage = useChangeLanguage()
  const languageNames = new Intl.DisplayNames([current], { type: 'language' })
  return LOCALES.map((locale) => ({
    id: `language-${locale}`,
    label: shell('useLanguage', { language: LANGUAGE_NAMES[locale] }),
    icon: <Languages aria-hidden />,
    keywords: [shell('searchWords.language'), languageNames.of(locale) ?? locale],
    ...(locale === current && { hint: t('current') }),
    onSelect: () => changeLanguage(locale),
  }))
}

/** While nothing is typed: what was searched for last. */
export function useRecentCommands(onSearch: (words: string) => void): CommandGroup {
  const t = useTranslations('search')
  const recent = useSyncExternalStore(recentSearches.subscribe, recentSearches.get)
  const items: Items = recent.map((words) => ({
    id: `recent-${words}`,
    label: words,
    icon: <Clock aria-hidden />,
    keepsOpen: true,
    onRemove: () => recentSearches.remove(words),
    onSelect: () => onSearch(words),
  }))
  const clear = {
    id: 'forget-recent',
    label: t('forgetRecent'),
    icon: <Eraser aria-hidden />,
    keepsOpen: true,
    onSelect: () => recentSearches.clear(),
  }
  return { id: 'recent', label: t('recent'), items: recent.length > 0 ? [...items, clear] : [] }
}

/** Opens the newest review that nobody has answered, with the window to answer it. */
function useReplyToNext(): () => Promise<void> {
  const t = useTranslations('search')
  const navigate = useNavigate()
  const toast = useToast()
  const sentenceFor = useErrorSentence()
  return async () => {
    try {
      const { items } = await call(listReviews, { answered: 'due', limit: 1 })
      const [review] = items
      if (review) await navigate({ href: `${paths.reviews}?review=${review.id}&respond=true` })
      else toast({ tone: 'info', title: t('nothingToReply') })
    } catch (error) {
      toast({ tone: 'bad', title: sentenceFor(error) })
    }
  }
}
