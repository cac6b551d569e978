import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { Review } from '#shared/contracts/reviews.ts'
import { placeDoubts } from '#shared/domain/place-doubts.ts'
import { useDoubtMarks } from '#web/kernel/formatting/use-doubt-marks.ts'
import { useReplyRoom } from '#web/kernel/formatting/use-reply-room.ts'
import { Banner, Field, joinClasses, MarkedTextArea, MarkList, Switch, TextArea, Button } from '#web/ui/index.ts'
import { isFromDraft, measureDraftShare } from '#shared/domain/draft-share.ts'
import { useOriginWords } from '#web/components/origin-badge.tsx'
import { TemplateMenu } from '../replies/template-menu.tsx'
import { GenerateButton, StopButton } from './generation-buttons.tsx'
import { GenerationCaution, GenerationNotice } from './generation-notice.tsx'
import type { Generation } from './use-generation.ts'
import type { ReplyWords } from './use-reply-words.ts'

interface ReplyEditorProps {
  review: Review
  words: ReplyWords
  generation: Generation
  textArea: RefObject<HTMLTextAreaElement | null>
  isDisabled: boolean
  /** By Ctrl-Enter. */
  onSend: () => void
}

function isSendKey({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key === 'Enter' && (ctrlKey || metaKey)
}

export function ReplyEditor({ review, words, generation, textArea, isDisabled, onSend }: ReplyEditorProps) {
  const t = useTranslations('reviewsRespond')
  const { text, doubts } = generation.written ?? readDoubtful(words)
  const noted = useDoubtMarks(doubts)
  const { room, fault } = useReplyRoom(review, text)
  useEffect(() => focusAtEnd(textArea.current), [textArea])
  return (
    <div className="flex flex-col gap-3">
      <Composing names={words.composing} />
      <GenerationCaution review={review} generation={generation} />
      <Field
        label={t('response')}
        aside={<span className={joinClasses('tabular-nums', fault && 'font-medium text-bad')}>{room}</span>}
        error={fault}
        hint={<DraftLine words={words} generation={generation} />}
      >
        <MarkedTextArea
          ref={textArea}
          rows={6}
          value={text}
          marks={noted.marks}
          placeholder={t('placeholder')}
          disabled={isDisabled}
          readOnly={generation.isBusy}
          onChange={(event) => words.put({ text: event.target.value })}
          onKeyDown={(event) => isSendKey(event) && onSend()}
        />
      </Field>
      <MarkList text={text} field={textArea} {...noted} />
      <Instructions words={words} />
      <div className="flex flex-wrap items-center gap-2">
        <GenerateButton generation={generation} isDisabled={isDisabled} />
        <TemplateMenu
          reviewId={review.id}
          isDisabled={isDisabled || generation.isBusy}
          onInsert={(text) => insertAtCursor(words, textArea.current, text)}
        />
        {generation.isBusy && <StopButton onStop={generation.stop} textArea={textArea} />}
      </div>
      <GenerationNotice generation={generation} words={words} />
    </div>
  )
}

/** What stands there, with what is left in it of the draft's doubtful passages. */
const readDoubtful = ({ text, draftedText, doubts }: ReplyWords) => ({
  text,
  doubts: placeDoubts(text, draftedText, doubts),
})

/** The draft may have come after the window opened. */
function focusAtEnd(field: HTMLTextAreaElement | null) {
  field?.focus({ preventScroll: true })
  field?.setSelectionRange(field.value.length, field.value.length)
}

/** Nothing that was typed goes away for a template. */
function insertAtCursor(words: ReplyWords, field: HTMLTextAreaElement | null, inserted: string) {
  const { text } = words.read()
  const at = text.trim() === '' ? 0 : (field?.selectionStart ?? text.length)
  const rest = text.trim() === '' ? '' : text.slice(field?.selectionEnd ?? at)
  words.put({ text: text.slice(0, at) + inserted + rest })
  field?.focus()
}

function Instructions({ words }: { words: ReplyWords }) {
  const t = useTranslations('reviewsRespond')
  const [isOpen, setIsOpen] = useState<boolean | null>(null)
  const isShown = isOpen ?? words.instructions !== ''
  return (
    <>
      <Switch label={t('customInstructions')} checked={isShown} onChange={(event) => setIsOpen(event.target.checked)} />
      {isShown && (
        <Field label={t('instructions')}>
          <TextArea
            rows={2}
            maxLength={2000}
            value={words.instructions}
            placeholder={t('instructionsPlaceholder')}
            onChange={(event) => words.put({ instructions: event.target.value })}
          />
        </Field>
      )}
    </>
  )
}

function Composing({ names }: { names: readonly string[] }) {
  const t = useTranslations('reviewsRespond')
  const locale = useLocale()
  if (names.length === 0) return null
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(names)
  return <Banner tone="warn">{t('composing', { count: names.length, names: list })}</Banner>
}

interface DraftLineProps {
  words: ReplyWords
  generation: Generation
}

/** Below the text: where it came from, and whether it is kept. */
function DraftLine({ words, generation }: DraftLineProps) {
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
