/** Letters of other scripts that pass for Latin ones. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  ё: 'e',
  һ: 'h',
  н: 'h',
  і: 'i',
  ї: 'i',
  ј: 'j',
  к: 'k',
  м: 'm',
  п: 'n',
  о: 'o',
  р: 'p',
  ԛ: 'q',
  ѕ: 's',
  т: 't',
  у: 'y',
  ѵ: 'v',
  ԝ: 'w',
  х: 'x',
  α: 'a',
  β: 'b',
  ε: 'e',
  η: 'n',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ı: 'i',
  ɑ: 'a',
  ɡ: 'g',
  ɪ: 'i',
  ʟ: 'l',
  ɴ: 'n',
  ʀ: 'r',
  ꜱ: 's',
  ᴀ: 'a',
  ᴄ: 'c',
  ᴅ: 'd',
  ᴇ: 'e',
  ᴍ: 'm',
  ᴏ: 'o',
  ᴘ: 'p',
  ᴛ: 't',
  ᴜ: 'u',
  ʏ: 'y',
}
const SEVERAL_LETTERS: Readonly<Record<string, string>> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l', đ: 'd' }
/** Where the ten digits of a script begin. */
const DIGIT_BLOCKS = [0x06_60, 0x06_f0, 0x07_c0, 0x09_66, 0x09_e6, 0x0e_50]
const DOT = /[。．․‧・∙⸱]/g

/** Small letters without accents, in one width: what patterns are written in. Other scripts keep their marks. */
export function foldText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(DOT, '.')
    .replace(/[\u0660-\u0E59]/g, readDigit)
    .replace(/[’‘´]/g, "'")
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .replace(/[ßœæøłđ]/g, (letter) => SEVERAL_LETTERS[letter] ?? letter)
}

function readDigit(letter: string): string {
  const code = letter.charCodeAt(0)
  const block = DIGIT_BLOCKS.find((first) => code >= first && code < first + 10)
  return block === undefined ? letter : String(code - block)
}

/** As `foldText`, with letters of other scripts read as the Latin ones they look like. */
export function foldLookAlikes(text: string): string {
  return foldText(text).replace(/[^\p{ASCII}\s]/gu, (letter) => LOOK_ALIKES[letter] ?? letter)
}
