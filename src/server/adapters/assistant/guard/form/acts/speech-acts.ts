/** How replies are made in one language. All of it is written against folded text. */
export interface SpeechActs {
  /** What a reply does: thanks, regrets, is glad, understands, hopes, invites, takes note. */
  act: RegExp
  /** What makes a reply of a text. */
  courtesy: RegExp
  /** Words after which a new statement may begin. */
  joint: RegExp
  /** Begins with whoever does something. */
  somebody: RegExp
  /** The commonest words that say that somebody does or is something. */
  verb: RegExp
  /** How a new statement begins there: with somebody or something that does something. */
  start: RegExp
}
