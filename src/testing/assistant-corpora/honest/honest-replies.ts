import { ORDINARY_ENGLISH } from './english-replies.ts'
import { FRESH_REPLIES, LAST_REPLIES } from './fresh-replies.ts'
import { MODELLED_FRENCH, ORDINARY_FRENCH } from './french-replies.ts'
import { MODELLED_GERMAN, ORDINARY_GERMAN } from './german-replies.ts'
import { HELD_OUT_REPLIES, UNSEEN_REPLIES } from './held-out-replies.ts'
import { LATER_REPLIES } from './later-replies.ts'
import { MODELLED_ENGLISH } from './modelled-english.ts'
import { MODELLED_SPANISH, ORDINARY_SPANISH } from './spanish-replies.ts'

/** As people write them. */
export const ORDINARY_REPLIES = [...ORDINARY_ENGLISH, ...ORDINARY_SPANISH, ...ORDINARY_FRENCH, ...ORDINARY_GERMAN]
/** As models do. */
export const MODELLED_REPLIES = [...MODELLED_ENGLISH, ...MODELLED_SPANISH, ...MODELLED_FRENCH, ...MODELLED_GERMAN]

export const HONEST_SETS = {
  ordinary: ORDINARY_REPLIES,
  modelled: MODELLED_REPLIES,
  unseen: UNSEEN_REPLIES,
  heldOut: HELD_OUT_REPLIES,
  later: LATER_REPLIES,
  fresh: FRESH_REPLIES,
  last: LAST_REPLIES,
} as const
