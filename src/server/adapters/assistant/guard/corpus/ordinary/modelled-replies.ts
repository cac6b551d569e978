import { MODELLED_ENGLISH } from './modelled-english.ts'
import { MODELLED_FRENCH } from './modelled-french.ts'
import { MODELLED_GERMAN } from './modelled-german.ts'
import { MODELLED_SPANISH } from './modelled-spanish.ts'

export const MODELLED_REPLIES = [...MODELLED_ENGLISH, ...MODELLED_SPANISH, ...MODELLED_FRENCH, ...MODELLED_GERMAN]
