import { DRESSED_IN_COURTESY } from './dressed-in-courtesy.ts'
import { IMPLIED } from './implied.ts'
import { SECOND_SET_BLIND, SECOND_SET_KNOWING } from './second-set.ts'
import { SPLIT_UP } from './split-up.ts'
import { TRANSLATED } from './translated.ts'

/** Written before the form of replies was checked; what was mended was mended with it in view. */
export const FIRST_SET = [...DRESSED_IN_COURTESY, ...SPLIT_UP, ...TRANSLATED, ...IMPLIED]
/** Written afterwards. Its second half, against the checks, mostly passed those of then. */
export const SECOND_SET = [...SECOND_SET_BLIND, ...SECOND_SET_KNOWING]
