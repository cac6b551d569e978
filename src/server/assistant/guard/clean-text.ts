/** What holds an emoji together stays. */
const WITHIN_EMOJI =
  /(?<=\p{Extended_Pictographic})\uFE0F|(?<=[\p{Extended_Pictographic}\uFE0F])\u200D(?=\p{Extended_Pictographic})/u
/** Formatting, tag, bidirectional and filling characters, variation selectors: people do not see them, engines do. */
const INVISIBLE = new RegExp(
  String.raw`(${WITHIN_EMOJI.source})|[\p{Cf}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\u2800]`,
  'gu',
)
const CONTROL = /[\p{Cc}--[\n\t]]/gv
const LINE_BREAK = /\r\n?|[\u0085\u2028\u2029\v\f]/g
const ODD_SPACE = /\p{Zs}/gu
/** No language stacks more; what does hides the letter below. */
const MARK_PILE = /(\p{M}{3})\p{M}+/gu

export const LONGEST_CLEAN_TEXT = 10_000

/** What a person sees of a text, in one spelling and of bounded length. Safe to call twice. */
export function cleanText(text: string, longest: number = LONGEST_CLEAN_TEXT): string {
  return cut(text.toWellFormed(), longest)
    .replace(LINE_BREAK, '\n')
    .replace(INVISIBLE, '$1')
    .replace(CONTROL, '')
    .replace(ODD_SPACE, ' ')
    .normalize('NFC')
    .replace(MARK_PILE, '$1')
}

/** Never between the halves of one character. */
function cut(text: string, longest: number): string {
  if (text.length <= longest) return text
  return text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '')
}
