import { type KeyboardEvent, type RefObject, useState } from 'react'
import { completeMention, findStartedMention, type Member, type StartedMention, suggestMembers } from './mentions.ts'

const MOST_SUGGESTED = 6

interface MentionsSettings {
  textArea: RefObject<HTMLTextAreaElement | null>
  members: readonly Member[]
  text: string
  onText: (text: string) => void
}

/** The list that comes up at an @: which names it holds, which of them is chosen, and what the keys do. */
export function useMentions({ textArea, members, text, onText }: MentionsSettings) {
  const [started, setStarted] = useState<StartedMention | null>(null)
  const [place, setPlace] = useState(0)
  const [pickedIds, setPickedIds] = useState<ReadonlySet<string>>(new Set())
  const suggested = started ? suggestMembers(members, started.typed, MOST_SUGGESTED) : []
  const active = suggested[Math.min(place, suggested.length - 1)]

  /** After whatever may have moved the caret. */
  const look = () => {
    const { value = '', selectionStart = 0 } = textArea.current ?? {}
    const found = findStartedMention(value, selectionStart)
    if (found?.start !== started?.start || found?.typed !== started?.typed) setPlace(0)
    setStarted(found)
  }
  const pick = (member: Member) => {
    if (!started) return
    const completed = completeMention(text, started, member.name)
    onText(completed.text)
    setPickedIds(new Set([...pickedIds, member.userId]))
    setStarted(null)
    // The caret can go there only once the words are.
    requestAnimationFrame(() => {
      textArea.current?.focus()
      textArea.current?.setSelectionRange(completed.caret, completed.caret)
    })
  }
  const move = (steps: number) => setPlace((place + steps + suggested.length) % suggested.length)
  const handleKey = (event: KeyboardEvent) => {
    if (!active || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
    const keys: Partial<Record<string, () => void>> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: () => pick(active),
      Tab: () => pick(active),
      Escape: () => setStarted(null),
    }
    const run = keys[event.key]
    if (!run) return
    event.preventDefault()
    // Escape is for the list, not for the sheet below it.
    event.stopPropagation()
    run()
  }
  return {
    isStarted: started !== null,
    suggested,
    active,
    pickedIds,
    look,
    pick,
    handleKey,
    stop: () => setStarted(null),
  }
}
