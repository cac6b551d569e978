import { useSyncExternalStore } from 'react'
import type { Meaning } from './meaning.tsx'
import type * as toastPlace from './toast-place.tsx'

const SHOWN_FOR_MS = 5000
const SHOWN_WITH_ACTION_FOR_MS = 10_000

type ToastMessage = {
  title: string
  /** Takes the place of the last one of its kind. Without one, it is news: only the latest is shown, and each failure once. */
  kind?: string
  text?: string
  tone?: Meaning
  /** Usually Undo. Carrying it out puts the toast away. */
  action?: { label: string; onAction: () => void }
  /** 0 keeps it until dismissed, as what failed is. Ten seconds with an action, else five. */
  durationMs?: number
  /** Called when the toast goes without its action, by time or by hand: from then on nothing can be undone. */
  onClose?: () => void
}

export function findDuration({ tone, action, durationMs }: Omit<ToastMessage, 'title'>): number {
  if (durationMs !== undefined) return durationMs
  if (tone === 'bad') return 0
  return action ? SHOWN_WITH_ACTION_FOR_MS : SHOWN_FOR_MS
}

export function findKind({ kind, tone, title }: ToastMessage): string {
  return kind ?? (tone === 'bad' ? title : 'news')
}

const lastIdOfKind = new Map<string, string>()

export type ToastExtras = { tone: Meaning | undefined; action: ToastMessage['action'] }

/** What the base library's list of messages can do. */
type ToastList = {
  add: (toast: {
    title: string
    description: string | undefined
    timeout: number
    priority: 'high' | 'low'
    data: ToastExtras
    onClose: () => void
  }) => string
  close: (id: string) => void
}

let list: ToastList | undefined
const waiting: ((list: ToastList) => void)[] = []

/** Hands over the list once it stands on the page, with what has been said meanwhile; answers how to take it back. */
export function connectToastList(own: ToastList): () => void {
  list = own
  for (const show of waiting.splice(0)) show(own)
  return () => {
    list = undefined
  }
}

/** Shows a message that puts itself away, and answers how to put it away before; the time stands still while it is hovered, focused or the window is away. */
export function useToast(): (message: ToastMessage) => () => void {
  return showToast
}

function showToast(message: ToastMessage): () => void {
  if (list) return addTo(list, message)
  let close: (() => void) | undefined
  let isPutAway = false
  waiting.push((arrived) => {
    if (!isPutAway) close = addTo(arrived, message)
  })
  loadToasts()
  return () => {
    isPutAway = true
    close?.()
  }
}

function addTo({ add, close }: ToastList, message: ToastMessage): () => void {
  const { title, text, tone, action, onClose } = message
  const kind = findKind(message)
  const replaced = lastIdOfKind.get(kind)
  if (replaced !== undefined) close(replaced)
  let isActedOn = false
  const carryOut = () => {
    isActedOn = true
    action?.onAction()
  }
  const id = add({
    title,
    description: text,
    timeout: findDuration(message),
    priority: tone === 'bad' ? 'high' : 'low',
    data: { tone, action: action && { label: action.label, onAction: carryOut } },
    onClose: () => {
      if (!isActedOn) onClose?.()
    },
  })
  lastIdOfKind.set(kind, id)
  return () => close(id)
}

let place: typeof toastPlace | undefined
const listeners = new Set<() => void>()

/** Best before the first message: readers hear only what is added to a place they know. What cannot be fetched is tried again with the next. */
export function loadToasts(): void {
  import('./toast-place.tsx').then(
    (loaded) => {
      place = loaded
      for (const tell of listeners) tell()
    },
    () => {},
  )
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Where messages appear. */
export function Toasts() {
  const arrived = useSyncExternalStore(subscribe, () => place)
  return arrived && <arrived.ToastPlace />
}
