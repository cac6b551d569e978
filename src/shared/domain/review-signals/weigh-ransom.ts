// A ransom known by how many of its parts a text has, in whatever words it joins them. Pieces of patterns in small letters,
// four languages at once.

const compile = (...pieces: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${pieces.join('|')})(?![\\p{L}\\p{N}])`, 'u')

const MONEY = compile(
  `[$€£] ?\\p{N}{1,6}|\\p{N}{1,6}(?:[.,]\\p{N}{2})? ?(?:[$€£]|euros?|eur|dollars?|bucks|pounds|quid|pavos|balles|francs?|franken)`,
  `refunds?|money|cash|vouchers?|gift ?cards?|compensation|dinero|reembolso|compensación|vale de|argent|remboursements?|bons? d'achat|geld|kohle|gutscheine?|entschädigung|erstattung`,
)

/** Each counts once, however often it is said. */
const PARTS: readonly (readonly [points: number, part: RegExp])[] = [
  // It is to be paid to the writer.
  [
    1,
    compile(
      `pay(?:s)? (?:up|me|us)|paid up|see (?:the|my|that) money|money (?:is|lands?|arrives?|hits?)|(?:paypal|venmo|zelle|bizum|iban|cash ?app)|transfer(?: me)?|back for my trouble`,
      `ingres(?:o|áis|en|ad)|transferencia|pag(?:uéis|uen|áis|as|ues|ad)|vea el dinero|tenga (?:el|mi) dinero`,
      `virement|virez|payez|verse[rz]|j'aurai (?:mon|l')argent|reçois (?:mon|l')argent`,
      `überweis\\p{L}{0,5}|(?:geld|kohle) (?:da|auf dem konto|habe?)|zahlt|rückt`,
    ),
  ],
  [
    2,
    compile(
      `accounts? between us|(?:fake|\\p{N}{1,3}|several|other|more|enough|different) (?:\\p{L}{1,12} )?(?:accounts|profiles|emails)`,
      `(?:\\p{N}{1,3}|varias|otras|muchas|más) (?:cuentas|perfiles)`,
      `(?:\\p{N}{1,3}|plusieurs|d'autres|plein de) (?:comptes|profils)`,
      `(?:\\p{N}{1,3}|mehrere|andere|genug|viele) (?:\\p{L}{1,12} )?(?:accounts|konten|profile)`,
    ),
  ],
  [
    1,
    compile(
      `friends|mates|buddies|family|cousins|relatives|colleagues|league|followers|the lads|amig[oa]s|primos|familia|colegas|peña|conocidos|amis|copains|copines|potes|famille|cousins|proches|freunde|kumpels?|kollegen|familie|bekannten?|verwandten?|leute`,
    ),
  ],
  // What they would write.
  [
    1,
    compile(
      `(?:one|1)[- ]stars?|bad reviews|(?:more|new) reviews|reviews like|una estrella|1 estrella|(?:más|malas|nuevas) reseñas|une étoile|1 étoile|(?:autres|mauvais|nouveaux) avis|(?:ein|1)[- ]?(?:stern|sterne)(?:[- ]\\p{L}{1,14})?|\\p{L}{0,12}bewertungen|\\p{L}{0,12}rezensionen`,
    ),
  ],
  [
    1,
    compile(
      `every (?:day|week|single|one of them)|each of them|everywhere|all over|cada (?:día|semana)|todas partes|todos lados|todas las (?:webs|páginas|plataformas)|chaque (?:jour|semaine)|partout|tous les (?:jours|sites)|toutes les (?:plateformes|semaines)|jeden tag|jede woche|täglich|überall|allen? (?:portalen?|plattformen|seiten)`,
    ),
  ],
  [
    2,
    compile(
      `(?:this|it|these|they) (?:one |all )?(?:comes?|goes?|will come) down(?! (?:to|on|with|in|as|from))|take (?:this|it|them) down|(?:i'll|i will|i'd) (?:delete|remove|change|edit|update) (?:this|it|my)|(?:lo|la|las|los) (?:borro|quito|retiro|elimino|cambio|borraré|quitaré)|(?:j'|je (?:l'|le |la )?)(?:efface|supprime|retire|enlève|modifie)|(?:lösch|entfern|änder|nehm)(?:e|') ich|ich (?:lösch|entfern|änder|nehm)e? (?:sie|die|das|es|alles)`,
    ),
  ],
  // By when, or else.
  [
    2,
    compile(
      `until (?:he|she|they|you|i) (?:\\p{L}{1,9} ){0,2}(?:pay|pays|paid|cough|refund|get|see|settle)|(?:by|before) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|tonight|midnight|noon|the weekend|the end of)|last chance|final (?:offer|warning)|your (?:choice|call|move|decision)|you decide|clock(?:'s| is) ticking|or else`,
      `(?:hasta|antes) (?:el|del?) (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)|hasta que (?:me|nos) (?:pag|devuelv)\\p{L}{1,5}|última (?:oportunidad|oferta)|vosotros (?:veréis|decidís|mismos|sabréis)|ustedes (?:verán|deciden|sabrán)|tú verás|vuestra decisión|tic,? ?tac`,
      `(?:jusqu'à|avant|d'ici) (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|ce soir)|tant que (?:je|vous|il) \\p{L}{1,12}|dernière (?:chance|offre)|à vous de (?:voir|choisir|décider|jouer)|votre choix|tic[ -]?tac`,
      `bis (?:zum )?(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|morgen|wochenende|ende)|bis (?:er|sie|ihr|ich) (?:\\p{L}{1,9} ){0,3}(?:zahlt|zahlen|bezahlt|geld)|letzte (?:chance|warnung)|(?:eure|ihre|deine) (?:entscheidung|wahl)|ihr entscheidet|die (?:uhr|zeit) (?:tickt|läuft)`,
    ),
  ],
]
const OTHERWISE = compile(
  `otherwise|if not|or (?:i|we|my)|unless|si no|de lo contrario|sinon|faute de quoi|sonst|ansonsten|andernfalls`,
)

/** A day that the business named is nobody's threat. */
const PROMISED = compile(
  `promised|supposed to|told (?:me|us)|was due|promet\\p{L}{2,6}|(?:me|nos) (?:dijeron|dijo|aseguraron)|promis(?:e|es)?|assuré|versprochen|versprach\\p{L}{0,2}|zugesagt|sollten?|hieß es`,
)

const ENOUGH = 5

/** The sum it is about, where a text has enough of the parts. */
export function weighRansom(lower: string): RegExpExecArray | null {
  const money = MONEY.exec(lower)
  if (!money) return null
  const enough = PROMISED.test(lower) ? ENOUGH + 3 : ENOUGH
  const found = PARTS.map(([points, part]) => (part.test(lower) ? points : 0))
  const [, accounts = 0, , , , gone = 0, pressed = 0] = found
  const isConditional = pressed > 0 || OTHERWISE.test(lower)
  const isLevered = accounts > 0 || gone > 0 || found.slice(2, 5).filter((points) => points > 0).length > 1
  return isConditional && isLevered && found.reduce((sum, points) => sum + points, 1) >= enough ? money : null
}
