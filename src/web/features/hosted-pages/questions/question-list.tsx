import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import type { SurveyQuestion } from '#shared/domain/hosted-page-content.ts'
import { HOSTED_PAGE_LIMITS, pickText, QUESTION_KINDS } from '#shared/domain/hosted-pages.ts'
import type { Locale } from '#shared/domain/locales.ts'
import { createUuid } from '#web/kernel/random-uuid.ts'
import { Button, Card, Menu, MenuItem, useToast } from '#web/ui/index.ts'
import { LanguageSwitch } from '../local-field.tsx'
import type { PageForm } from '../use-page-form.ts'
import { makeQuestion, move, removeQuestion } from './question-moves.ts'
import { QuestionRow } from './question-row.tsx'
import { useRowDrag } from '#web/components/use-row-drag.ts'

interface QuestionListProps {
  form: PageForm
  language: Locale
  onChooseLanguage: (language: Locale) => void
}

/** In the order in which they are asked; one is open at a time. */
export function QuestionList({ form, language, onChooseLanguage }: QuestionListProps) {
  const t = useTranslations('hostedPages.questions')
  const { questions } = form.values.content
  const edit = useQuestions(form, language)
  const list = useRef<HTMLOListElement>(null)
  const drag = useRowDrag(list, edit.moveTo)
  return (
    <Card
      title={t('title')}
      subtitle={t('text')}
      actions={<LanguageSwitch language={language} onChoose={onChooseLanguage} />}
    >
      <div className="flex flex-col gap-3">
        {questions.length === 0 && <p className="text-ink-muted">{t('none')}</p>}
        <ol ref={list} aria-label={t('title')} className="flex flex-col gap-2">
          {questions.map((question, index) => (
            <QuestionRow
              key={question.id}
              question={question}
              index={index}
              questions={questions}
              writing={{ language, main: form.values.content.language }}
              faults={form.faults}
              isOpen={form.openId === question.id}
              onToggle={() => form.setOpenId(form.openId === question.id ? null : question.id)}
              onChange={(changed) => edit.replace(changed)}
              onMove={(to) => edit.moveTo(index, to)}
              onRemove={() => edit.remove(question)}
              drag={drag.rowOf(index)}
            />
          ))}
        </ol>
        <output className="sr-only">{edit.said}</output>
        <AddQuestion isFull={questions.length >= HOSTED_PAGE_LIMITS.questions} onAdd={edit.add} />
      </div>
    </Card>
  )
}

function AddQuestion({ isFull, onAdd }: { isFull: boolean; onAdd: (kind: SurveyQuestion['kind']) => void }) {
  const t = useTranslations('hostedPages.questions')
  if (isFull) return <p className="text-sm text-ink-muted">{t('full', { count: HOSTED_PAGE_LIMITS.questions })}</p>
  return (
    <Menu
      label={t('add')}
      trigger={
        <Button id="add-question" className="self-start" icon={<Plus aria-hidden />}>
          {t('add')}
        </Button>
      }
    >
      {QUESTION_KINDS.map((kind) => (
        <MenuItem key={kind} onSelect={() => onAdd(kind)}>
          {t(`kinds.${kind}`)}
        </MenuItem>
      ))}
    </Menu>
  )
}

/** Where the keyboard goes on after a row has moved or gone. */
const focusPart = (id: string) => document.getElementById(id)?.focus()

const focusWords = (id: string) =>
  document.getElementById(`question-${id}`)?.closest('li')?.querySelector<HTMLElement>('input')?.focus()

function useQuestions(form: PageForm, language: Locale) {
  const t = useTranslations('hostedPages.questions')
  const toast = useToast()
  const [said, setSaid] = useState('')
  const { content } = form.values
  const set = (make: (questions: SurveyQuestion[]) => SurveyQuestion[]) =>
    form.change((now) => ({ content: { ...now.content, questions: make(now.content.questions) } }))
  const nameOf = ({ label }: SurveyQuestion) => pickText(label, language, content.language) || t('unnamed')

  return {
    said,
    add: (kind: SurveyQuestion['kind']) => {
      const question = makeQuestion(kind, createUuid)
      flushSync(() => {
        set((questions) => [...questions, question])
        form.setOpenId(question.id)
      })
      // The menu gives the focus back to its button first.
      requestAnimationFrame(() => focusWords(question.id))
    },
    replace: (changed: SurveyQuestion) =>
      set((questions) => questions.map((question) => (question.id === changed.id ? changed : question))),
    moveTo: (from: number, to: number) => {
      const moved = content.questions[from]
      if (!moved || from === to || to < 0 || to >= content.questions.length) return
      const focused = document.activeElement?.id ?? ''
      flushSync(() => {
        set((questions) => move(questions, from, to))
        setSaid(t('moved', { name: nameOf(moved), place: to + 1, count: content.questions.length }))
      })
      // A row that is put elsewhere loses the focus, and at either end one of its two buttons is shut.
      focusPart(focused)
      if (document.activeElement?.id !== focused) focusPart(`question-${moved.id}-${to === 0 ? 'down' : 'up'}`)
    },
    remove: (question: SurveyQuestion) => {
      const before = content.questions
      const index = before.indexOf(question)
      const next = before[index + 1] ?? before[index - 1]
      flushSync(() => set((questions) => removeQuestion(questions, question.id)))
      focusPart(next ? `question-${next.id}` : 'add-question')
      toast({
        kind: `question-${question.id}`,
        title: t('removed', { name: nameOf(question) }),
        action: { label: t('undo'), onAction: () => set((questions) => bringBack(questions, before, question)) },
      })
    },
  }
}

/** With the ways that led to it, where nothing else was changed meanwhile; else the question alone. */
function bringBack(now: SurveyQuestion[], before: SurveyQuestion[], question: SurveyQuestion): SurveyQuestion[] {
  const isUntouched = JSON.stringify(now) === JSON.stringify(removeQuestion(before, question.id))
  return isUntouched ? before : now.toSpliced(before.indexOf(question), 0, question)
}
