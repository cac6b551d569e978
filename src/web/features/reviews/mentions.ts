export interface Member {
  userId: string
  name: string
}

/** A name being written: where its @ stands, and what of it is there. */
export interface StartedMention {
  start: number
  typed: string
}

const LONGEST_NAME_TYPED = 40

/** An @ at the beginning of a word, with the caret still behind what may become a name. */
export function findStartedMention(text: string, caret: number): StartedMention | null {
  const start = text.lastIndexOf('@', caret - 1)
  if (start === -1 || caret - start > LONGEST_NAME_TYPED) return null
  const isWordBefore = start > 0 && /[\p{L}\p{N}]/u.test(text.charAt(start - 1))
  const typed = text.slice(start + 1, caret)
  return isWordBefore || /\n|^\s/.test(typed) ? null : { start, typed }
}

const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Those whose name, or a part of it, begins with what is typed. */
export function suggestMembers(members: readonly Member[], typed: string, limit: number): Member[] {
  const wanted = fold(typed)
  const fits = ({ name }: Member) => {
    const folded = fold(name)
    return folded.startsWith(wanted) || folded.split(/[\s-]+/).some((part) => part.startsWith(wanted))
  }
  return members.filter(fits).slice(0, limit)
}

/** The text with the whole name in the place of its beginning, and where the caret goes. */
export function completeMention(text: string, mention: StartedMention, name: string): { text: string; caret: number } {
  const rest = text.slice(mention.start + 1 + mention.typed.length)
  const before = `${text.slice(0, mention.start)}@${name}${/^\s/.test(rest) ? '' : ' '}`
  return { text: before + rest, caret: before.length + (/^\s/.test(rest) ? 1 : 0) }
}

export interface NotePart {
  start: number
  part: string
  isMention: boolean
}

/** Cuts a note where it names a member. The longest name wins, so that @Ann Lee is not taken for Ann. */
export function cutAtMentions(text: string, members: readonly Member[]): NotePart[] {
  const names = [...new Set(members.map(({ name }) => name))].toSorted((one, other) => other.length - one.length)
  if (names.length === 0) return [{ start: 0, part: text, isMention: false }]
  const anyName = names.map((name) => name.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)).join('|')
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])(@(?:${anyName}))(?![\p{L}\p{N}])`, 'u')
  let start = 0
  return text.split(pattern).flatMap((part, index) => {
    const cut = { start, part, isMention: index % 2 === 1 }
    start += part.length
    return part === '' ? [] : [cut]
  })
}

/** Whom a note names. Of several with one name those count who were picked from the list, or all of them. */
export function findMentioned(text: string, members: readonly Member[], pickedIds: ReadonlySet<string>): string[] {
  const named = new Set(cutAtMentions(text, members).flatMap(({ part, isMention }) => (isMention ? part.slice(1) : [])))
  return [...named].flatMap((name) => {
    const bearers = members.filter((member) => member.name === name).map(({ userId }) => userId)
    const picked = bearers.filter((userId) => pickedIds.has(userId))
    return picked.length > 0 ? picked : bearers
  })
}
