import { foldText, longPattern, splitSentences } from './text.ts'

/** What may cost the business money or hold it to its word. Each is let through alone, where the team speaks of it. */
const MONEY_BACK = longPattern`
  \brefund|\breimburs|\bmoney.back\b|\bmoney returned\b|\bcompensat|\bcharge ?back|\bcredit (?:your|back)|
  \bstore credit\b|\breembols|\bdevol\S+ (?:\S+ ){0,2}(?:dinero|importe)|\bdevolucion\b|\bindemni[zs]|
  \bcompensaci|\bcompensar|\brembours|\bdedommag|\bindemnis|\bavoir de\b|\bcompense|\bruckerstatt|\berstatt|
  \bentschadig|\bgeld zuruck|\bgutschrift|\bschadenersatz|\bkulanz|\brimbors|\breembolso
`
const DISCOUNT = longPattern`
  \bdiscount|\bvouchers?\b|\bcoupons?\b|\bpromo code|\bgift ?(?:card|certificate)|\b(?:percent|%) off\b|
  \d ?% (?:off|discount|de |rabatt|nachlass)|\bdescuento|\bvale (?:de|por|regalo)|\bcupon|\btarjetas? regalo|
  \bbono (?:de|por|regalo)|\bremise\b|\breduction (?:de|sur)|\bbon (?:d'achat|de reduction|cadeau)|\bcarte cadeau|
  \bcode promo|\brabatt|\bnachlass|\bgutschein|\bprozent (?:auf|weniger)|\bsconto|\bdesconto
`
const GIFT = longPattern`
  \bfor free\b|\bfree of charge\b|\bcomplimentary\b|\bwith our compliments\b|\bas our guests?\b|\bour treat\b|\bmeal on us\b|\bon the house\b|\bat no (?:extra )?(?:cost|charge)|
  \bfree (?:\S+ )?(?:meals?|desserts?|nights?|stays?|drinks?|coffees?|bottles?|dinners?|lunch(?:es)?|breakfasts?|
  upgrades?|gifts?|products?|replacements?|appetizers?|rooms?|tickets?|months?|year|delivery|repairs?|treatments?|
  visits?)\b|\bgratis\b|\bgratuit|\binvitamos a (?:un|una|comer|cenar)|\bcortesia\b|\binvita la casa|
  \boffert[es]?\b|\boffrons\b|\boffrirons\b|\bcadeau|\bkostenlos|\bumsonst\b|\bgeschenk|\baufs haus\b|
  \blade[n]? (?:sie|dich|euch) (?:\S+ ){0,4}ein\b|\bspendier
`
const SUM =
  /(?:[$€£¥]|\b(?:usd|eur|gbp)) ?\d|\d ?(?:[$€£¥]|\b(?:usd|eur|gbp|euros?|dollars?|pounds|dolares|livres|pfund)\b)/
const PROMISE = longPattern`
  \bguarante|\b(?:we|i) (?:\S+ )?(?:promise|swear|vow|pledge)\b|\bpromise (?:you|that|to)\b|\b(?:never|not|
  won't) (?:\S+ )?happen again|\bnever again (?:happen|occur)|\b(?:will be|has been|have been|was|were) (?:fired|
  dismissed|sacked|disciplined|punished|let go)\b|\bgarantiz|\bprometemos|\bprometo\b|\bpromesa\b|
  \bno (?:se )?volvera a (?:ocurrir|suceder|pasar|repetir)|\b(?:sera|ha sido) despedid|\bgarantiss|\bgarantie|
  \bpromettons|\bpromets\b|\bpromesse|\bse reproduira (?:plus|pas|jamais)|\b(?:sera|a ete) (?:licencie|renvoye)|
  \bgarantier|\bversprech|\bversprochen|\b(?:nie|nicht) (?:wieder|mehr|noch einmal) (?:vorkommen|passieren|
  geschehen)|\bkommt nicht wieder vor|\b(?:wird|wurde) (?:entlassen|gefeuert|gekundigt)|\bentlassen worden
`

/** Said of what has been, not of what will be. */
const REGRET = longPattern`
  \b(?:sorry|regret|apolog|understand|hear|read|disappoint|frustrat|lament|sentimos|disculp|comprend|entend|
  regrett|desole|excus|leid|bedauer|entschuldig|verstehen|arger)
`
const GIVING = longPattern`
  \b(?:will|'ll|can|could|shall|would|going to|offer|give|giving|grant|receive|sent|send|get|entitled|owe|full|
  happy to|glad to|claim|please|issue|process|next visit|puede|podemos|podra|vamos a|ofrec|daremos|recibir|enviar|
  completo|total|derecho|proxima visita|pouvez|pouvons|allons|offr|donner|recevr|enverr|integral|droit|
  prochaine visite|konnen|werden|erhalten|bekommen|schicken|geben|bieten|volle|anspruch|nachsten besuch|gerne)\b|
  \b(?:ofrec|offr|recevr|enverr|reembolsaremos|rembourserons)
`
const NEGATION = longPattern`
  \b(?:no|not|never|don't|doesn't|won't|cannot|can't|without|nunca|jamas|sin|ne|pas|jamais|sans|aucun|nicht|nie|
  niemals|kein\S*|ohne)\b
`

/** A refund, a gift or a discount that the team has not put into the assistant's mouth. */
export function hasForeignOffer(text: string, team: string): boolean {
  const allowed = listAssertions(team)
  const unspoken = [MONEY_BACK, DISCOUNT, GIFT].filter((kind) => !allowed.some((sentence) => kind.test(sentence)))
  return splitSentences(text)
    .map(foldText)
    .some(
      (sentence) => unspoken.some((kind) => kind.test(sentence) && !isRegret(sentence)) || offersSum(sentence, team),
    )
}

export function hasForeignPromise(text: string, team: string): boolean {
  return PROMISE.test(foldText(text)) && !listAssertions(team).some((sentence) => PROMISE.test(sentence))
}

/** "We give no refunds" allows none. */
const listAssertions = (team: string) =>
  splitSentences(team)
    .map(foldText)
    .filter((sentence) => !NEGATION.test(sentence))

const isRegret = (sentence: string) => REGRET.test(sentence) && !GIVING.test(sentence)

function offersSum(sentence: string, team: string): boolean {
  const sum = SUM.exec(sentence)
  return sum !== null && GIVING.test(sentence) && !foldText(team).includes(sum[0])
}
