// Who asked and got no answer. Strangers write these texts: every repetition has an end.

const words = (pieces: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${pieces.join('|')})(?![\\p{L}\\p{N}])`, 'iu')
const W = (most: number) => `(?:[\\p{L}\\p{N}'-]{1,14},? ){0,${most}}`
const MANY = `(?:\\p{N}{1,3}|three|four|five|six|seven|eight|nine|ten|eleven|twelve|countless|several|many|multiple|umpteen|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|mil|muchas|varias|trois|quatre|cinq|six|sept|huit|dix|plusieurs|drei|vier|fünf|sechs|sieben|acht|zehn|zig|mehrere)`

/** Who wrote and rang in vain, or mocks the answers that come by themselves. */
const UNANSWERED = words([
  `(?:no|not one|not a single|zero|without (?:a|any)) (?:reply|replies|response|answer|callback|call back)|(?:never|didn't|doesn't|don't|won't|hasn't|haven't|not|yet to|still) ${W(2)}(?:repl(?:y|ied)|respond(?:ed)?|call(?:ed)? (?:me |us |you |u )?back|return(?:ed)? (?:my|our|any|a) ${W(1)}(?:calls?|emails?|messages?)|hear(?:d)? back|g[oe]t(?:ten)? back to (?:me|us))`,
  `(?:nobody|no one|no-one|noone) ${W(3)}(?:answer|repl|respond|call(?:s|ed)? (?:me |us )?back|pick|phone|return|gets? back|got back)\\p{L}{0,4}|(?:calls|emails|messages|voicemails|texts) ${W(3)}(?:unanswered|ignored|unreturned)|ignor(?:ed|es|ing) ${W(3)}(?:emails?|calls?|messages?)`,
  `(?:called|rang|phoned|emailed|written|wrote|contacted|told (?:\\p{L}{1,12} ){1,5})(?: \\p{L}{1,12}){0,3} ${MANY} times|told (?:\\p{L}{1,12} ){1,5}${W(3)}${MANY} times|copy[ -]?(?:and[ -]?)?past(?:e|ed)|(?:canned|automated|automatic|robotic|scripted) (?:repl|response|answer|e-?mail|message)\\p{L}{0,3}|chat ?bot|(?:is|with|by|to) a bot|your call is important|left (?:me |us )?on read|radio silence|impossible to (?:reach|get hold of|contact)|can(?:'t|not) (?:get hold of|reach) (?:anyone|anybody|them|a human)`,
  `(?:no|nadie|ni) (?:(?:me|nos|te|le|os) )?(?:(?:ha|han|había|habéis|quieren) )?(?:contest|respond|devuelv|devolv)\\p{L}{1,5}|(?:no|nadie) (?:(?:me|nos|te) )?(?:coge|cogen|cogió|atiende|atienden|contesta) (?:el |al )?teléfono|no llama nadie|nadie (?:(?:me|nos) )?(?:ha )?llam\\p{L}{1,4}|sin (?:respuesta|contestar|contestación)|ni (?:un|una) (?:sol[oa] )?(?:correo|respuesta|llamada|mensaje)|llamado ${W(2)}${MANY} veces|cero respuestas?|respuestas? automáticas?|copia y pega|un bot`,
  `(?:aucune|pas de|zéro|sans|jamais de|toujours pas de|jamais eu de) (?:vraie )?(?:réponse|nouvelles|retour)|personne ${W(3)}(?:répond|rappel|décroch)\\p{L}{0,4}|(?:ne|n') ?${W(2)}(?:répond(?:ent|u|ait)?|rappell?\\p{L}{1,4}|décroch\\p{L}{1,4}) (?:pas|plus|jamais|même pas)|(?:n'a|n'ont|m'a|jamais) (?:\\p{L}{1,8} ){0,2}(?:répondu|rappelée?)|réponses? (?:automatiques?|toutes? faites?|types?)|injoignables?|silence radio|copi(?:é|er)-coll(?:é|er)|(?:est|c'est|par|à) un robot|on (?:appelle|écrit|relance)[^.!?]{0,30}, rien`,
  `(?:keine?|null|bis heute keine|nicht eine(?:\\p{L})?|nie eine|ohne) (?:\\p{L}{1,12} ){0,2}(?:antwort|reaktion|rückmeldung|rückruf)|(?:niemand|keiner) ${W(5)}(?:erreichbar|zurückgerufen|zurückruft|antwortet|geantwortet|meldet|gemeldet|rangeht|abnimmt|reagiert)|(?:ruft|rief|meldet|meldete|antwortet|antwortete) ${W(3)}(?:niemand|keiner)|geht ${W(2)}(?:niemand|keiner|nicht) (?:ran|ans telefon)|reagiert (?:keiner|niemand)|nicht (?:zurückgerufen|geantwortet|reagiert|erreichbar)|(?:automatische|standard)[ -]?(?:antwort|mail|e-mail|text|floskel)\\p{L}{0,3}|textbausteine?\\p{L}?|unerreichbar|funkstille|(?:rufe|rief) ich an[^.!?]{0,40} (?:besetzt|band)|(?:mails?|anrufe|nachrichten|schreiben) ${W(4)}(?:ignoriert|unbeantwortet)`,
])

/** The telephone, or whoever was to know. */
const UNREACHED = words([
  `(?:phone|line|number) ${W(4)}(?:engaged|busy|dead|rings? out|rang out|voicemail|not answer\\p{L}{0,3}|goes)|(?:tried|kept) (?:calling|ringing|phoning)|(?:no one|nobody) ${W(3)}(?:picks?|picked|answers?|answered)|rings? and rings?|(?:wasn't|weren't|isn't|not) sure|get back to (?:me|us)|(?:didn't|couldn't|doesn't) (?:know|say|tell)`,
  `(?:teléfono|línea|llam\\p{L}{1,4}) ${W(4)}(?:comunic\\p{L}{1,4}|ocupad[oa]|apagado|contest\\p{L}{1,3}|cog\\p{L}{1,3}|suena)|no (?:(?:me|nos|lo) )?(?:cog|contest|respond|sab|supo|supier)\\p{L}{1,5}|comunica|me (?:dirían|llamarían|avisarían)`,
  `(?:téléphone|ligne|numéro|ça) ${W(4)}(?:occupée?|sonne|répond|décroche)|personne ne (?:répond|décroche)|sonne (?:dans le vide|occupé|toujours)|ne (?:savait|savaient|sait) pas|me (?:rappeler|recontacter|tenir)|injoignables?`,
  `(?:telefon\\p{L}{0,6}|nummer|leitung|anschluss) ${W(4)}(?:besetzt|tot|erreich\\p{L}{1,4}|keiner|niemand|geht)|(?:niemand|keiner) ${W(3)}(?:ran|ab|erreichbar)|(?:nicht|nie) ${W(2)}(?:erreicht|durchgekommen|durch)|wusste\\p{L}? (?:\\p{L}{1,9} ){0,2}(?:nicht|niemand|keiner)|(?:zurück ?ruf|meld)\\p{L}{1,3} (?:wollte|sollte)\\p{L}?`,
])
/** Where it should be written, and is not. */
const UNWRITTEN = words([
  `(?:website|site|page|online|google|menu|app) ${W(6)}(?:nothing|not|no|doesn't|isn't|says?|old|wrong|can't|couldn't)|(?:couldn't|can't|cannot|could not) find (?:it|this|that|anything|the info\\p{L}{0,7}|out)`,
  `(?:web|página|internet|google|app|carta) ${W(4)}(?:no|nada|ni|pone|sale|viene|aparece)|no (?:lo )?(?:encuentro|encontré|pone|sale|viene|aparece)`,
  `(?:site|page|internet|google|appli) ${W(5)}(?:rien|pas|aucune?|dit|indique)|(?:rien|pas|impossible) ${W(3)}(?:trouv\\p{L}{1,3}|indiqué|écrit|site)`,
  `(?:webseite|website|seite|homepage|netz|internet|google|app) ${W(6)}(?:nichts|nicht|kein\\p{L}{0,2}|steht|noch|alte[rnms]?)|(?:nirgends|nirgendwo|nichts) ${W(3)}(?:gefunden|finden|zu finden|steht)|steht nirgends`,
])

const straighten = (content: string) => content.replaceAll(/[’‘]/g, "'")
export const isUnanswered = (content: string) => UNANSWERED.test(straighten(content))
/** Whoever asks was left without an answer before. */
export const isAskedInVain = (content: string) => isUnanswered(content) || UNREACHED.test(straighten(content))
/** Why it is asked here, and no complaint. */
export const tellsWhyAsked = (content: string) => isAskedInVain(content) || UNWRITTEN.test(straighten(content))
