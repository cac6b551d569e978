/**
 * What a platform's own rules are about, as far as words alone can show it. Each finds the first words that do. Strangers
 * write these texts: every repetition has an end, so that no text takes long.
 */
type FindSignal = (text: string) => string | null

const finder =
  (pattern: RegExp): FindSignal =>
  (text) =>
    pattern.exec(text)?.[0].trim() ?? null

export const findEmailAddress = finder(/[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/u)

/** Nine digits and more, as people write them; a price or a date has fewer. */
export const findPhoneNumber = finder(/(?<![\p{L}\p{N}])\+?\d(?:[\s().-]{0,2}\d){8,14}(?!\p{N})/u)

export const findLink = finder(
  /\b(?:https?:\/\/|www\.)\S+|\b[\p{L}\p{N}-]{1,63}\.(?:com|net|org|info|biz|shop|io|de|fr|es)\b/iu,
)

/** Words in the four languages of the product that platforms name as a breach; milder ones are left to people. */
export const findOffensiveWords = finder(
  /(?<!\p{L})(?:fuck\p{L}*|shit(?:ty|head)?|bitch(?:es|y)?|bastards?|assholes?|cunts?|whores?|sluts?|retards?|retarded|nazis?|schei(?:ß|ss)\p{L}*|arschl(?:o|ö|oe)ch\p{L}*|fotze\p{L}*|hurensohn|wichser|miststück|mierda|puta|putos?|gilipollas|cabr(?:ó|o)n(?:es)?|hijos? de puta|merde|putain|connards?|conn?asses?|encul(?:é|e)s?|salopes?)(?!\p{L})/iu,
)

export const findThreat = finder(
  /(?<!\p{L})(?:(?:i|we)(?:['’]ll| will| am going to|['’]m going to) (?:kill|hurt|burn|shoot|beat|destroy)|bring(?:e|en)? (?:euch|dich|sie) um|te voy a matar|voy a quemar|je vais (?:te|vous) (?:tuer|frapper))(?!\p{L})/iu,
)

/** Whoever writes says that they were not there, or know it from others. */
export const findSecondHand = finder(
  /(?<!\p{L})(?:(?:i|we)(?:['’]ve| have)? never (?:been|visited|went|ate|stayed)|(?:my|a) (?:friend|neighbou?r|colleague|cousin) (?:told|said)|i (?:heard|read) that|war (?:noch )?nie (?:dort|da|hier)|nie dort gewesen|habe gehört|nunca (?:he estado|estuve|fui)|me han (?:dicho|contado)|jamais (?:été|allée?|venue?)|on m['’]a dit)(?!\p{L})/iu,
)

/** It is about politics, news or another business rather than about a visit. */
export const findOffTopic = finder(
  /(?<!\p{L})(?:wrong (?:place|business|company|restaurant|hotel|location)|different (?:company|business)|politic\p{L}*|elections?|government|vote for|politik\p{L}*|wahlen|regierung|falsche[rsn]? (?:firma|laden|ort)|pol[ií]tic\p{L}*|elecciones|gobierno|negocio equivocado|élections?|gouvernement|mauvais établissement)(?!\p{L})/iu,
)

/** It sends people elsewhere. */
export const findPromotion = finder(
  /(?<!\p{L})(?:(?:go|come|switch) to .{2,40} instead|much better (?:at|service at)|use (?:my )?code|discount code|call us|visit our|kauft lieber|geht (?:lieber )?zu|rabattcode|mejor (?:id|vayan|vaya) a|código de descuento|allez plutôt|code promo)(?!\p{L})/iu,
)
