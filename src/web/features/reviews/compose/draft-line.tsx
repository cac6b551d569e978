import { useTranslations } from 'use-intl'
import { isFromDraft, measureDraftShare } from '#shared/domain/draft-share.ts'
import { useOriginWords } from '#web/components/origin-badge.tsx'
import { Button } from '#web/ui/index.ts'
import type { Generation } from './use-generation.ts'
import type { ReplyWords } from './use-reply-words.ts'

interface DraftLineProps {
  words: ReplyWords
  generation: Generation
}

/** Below the text: where it came from, and whether it is kept. */
export function DraftLine({ words, generation }: DraftLineProps) {
  const t = useTranslations('reviewsRespond')
  const { saving } = words
  // Lines of the brand voice that a template cannot follow are told of where they are written.
  const isMoreAskedFor = generation.outcome?.isMoreAskedFor && words.instructions.trim() !== ''
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Origin words={words} />
      {words.isRestored && <span>{t('draftRestored')}</span>}
      {saving === 'saved' && <span>{t('draftSaved')}</span>}
      {saving === 'unsaved' && <span className="text-warn">{t('draftUnsaved')}</span>}
      {isMoreAskedFor && words.origin?.engine === 'template' && <span>{t('templateLimits')}</span>}
      {generation.isReplaced && (
        <>
          <span>{t('replaced')}</span>
          <Button size="small" variant="quiet" onClick={generation.bringBack}>
            {t('bringBack')}
          </Button>
        </>
      )}
    </span>
  )
}

/** As the server will judge it: a text in which hardly anything of the draft is left is the person's own. */
function Origin({ words: { origin, draftedText, text } }: Pick<DraftLineProps, 'words'>) {
  const t = useTranslations('reviewsRespond')
  const wordsFor = useOriginWords()
  if (!origin || text.trim() === '') return null
  const isDrafted = draftedText === null || isFromDraft(measureDraftShare(text, draftedText))
  return <span className="font-medium">{isDrafted ? wordsFor(origin) : t('originOwn')}</span>
}
