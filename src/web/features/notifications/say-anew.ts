const UNHEARD = '\u00a0'

/** Only a change is read aloud: words that were said before differ from them by a space that nobody hears. */
export function sayAnew(before: string, words: string): string {
  return before === words ? words + UNHEARD : words
}
