import { joinLines, longPattern } from '../../text/long-pattern.ts'
import type { SpeechActs } from './speech-acts.ts'

const SOMEBODY = '(?:yo|nosotros|el|ella|ellos|ellas|usted|ustedes|nadie|todos|todo el mundo|esto|eso|aqui|hay)'
const VERB = joinLines`
  (?:es|son|era|eran|fue|fueron|esta|estan|estaba|estaban|ha|han|hay|tiene|tienen|puede|pueden|debe|
  deben|va|van|no|se|sera|seran|viene|vienen|vino|hace|hacen|hizo|usa|usan|compra|compran|vende|
  venden|paga|pagan|cuesta|cuestan|cierra|cierran|abre|abren|limpia|limpian|trabaja|trabajan|vive|
  viven|sabe|saben|quiere|quieren|roba|roban|bebe|beben|duerme|duermen|come|comen|dice|dicen|deja|
  dejan|sale|salen|huele|lleva|llevan|pone|ponen|da|dan|sirve|sirven|cobra|cobran)
`

export const SPANISH_ACTS: SpeechActs = {
  act: longPattern`
    \banot|\besperar de\b|\brazon (?:con|en lo|sobre)\b|\bgustaria|\bquerriamos\b|\bquisieramos\b|\bcomenta(?:remos|do)\b|^¡?que (?:mensaje|detalle|palabras|comentario|alegria|bonit|gran|maravilla|bien)|\bgracias\b|\bagrade[cz]|\bgrat[oa]\b|\balegr|\bcompla|\bencant|\bplacer\b|\bhonor\b|\bilusion|\bfeli(?:z|ces)|
    \bespera(?:mos|ndo|nza)\b|\bos? esper|\bte esper|\ble esper|\bles? esper|\bojala\b|\bdesea|\bhasta (?:pronto|la|
    muy)|\bnos vemos\b|\bvolver(?:te|le)? a\b|\bvolver\b|\bvuelv[ae]|\bproxim[ao]\b|\bbienvenid|\bsaludos?\b|
    \batentamente\b|\bcordialmente\b|\babrazos?\b|\bsignifica|\bmotiva|\banima|\bsonre|\bsonris|\borgull|\bcarino\b|
    \bvalora|\baprecia|\bte gust|\ble gust|\bos gust|\bte gustara|\bdisfrut|\bfavorit|\bcorazon\b|\benhorabuena\b|
    \bsentimos\b|\bsiento\b|\blament|\bdisculp|\bperdon|\bpesar\b|\bduele\b|\bcomprend|\bimagin|\bentend|\bfrustra|
    \bdecepcion|\bmolestias?\b|\binconvenient|\bcontact|\bescrib[ea]|\bescribir|\bcuent[ae]n?(?:nos|me)|\bcontar|
    \bhabl(?:a|ar|emos|arlo|ado) (?:de|con|contigo|directamente|ello)\b|\bhablarlo\b|\bponerte en\b|
    \bpon(?:te|gase|gas)\b|\bdud(?:a|e|es) en\b|\benvi[ae]n(?:os|me)\b|\baqui (?:estamos|nos)\b|\ba tu disposicion\b|
    \ba su disposicion\b|\botra oportunidad\b|\boportunidad de\b|\brevis(?:ar|ando|arlo|emos|aremos)\b|\baclar|
    \bresolv|\bsolucion|\bestudiar|\banaliza|\baveriguar|\bmirar|\blo miramos\b|\btom(?:a|amos) (?:\S+ ){0,6}(?:en serio|
    en cuenta|nota|a pecho)|\btomarte\b|\btenemos (?:\S+ ){0,3}en cuenta|\bcompartir|\btransmit|\btraslad|\bhemos hablado|
    \bhemos (?:informado|comunicado)\b|\b(?:tu|tus|su|sus|vuestr\S+) (?:\S+ ){0,2}(?:comentarios?|opinion|resena|
    valoracion|palabras|sugerencias?|visita|experiencia|paciencia|confianza|apoyo)\b|\bmejor(?:a|ar|es|arlo)\b|
    \besfuerz|\besfor|\bbuscamos\b|\btrabajamos\b|\btrabajando\b|\bnos import|\bimportante\b|\bprioridad\b|
    \bcompromiso\b|\bexpectativas\b|\besperaba[ns]?\b|\ba la altura\b|\bdeberia|\bmerec|\bno es (?:lo|la|el|como|
    aceptable)|\bsaber\b|\bsabemos que tu tiempo\b|\btienes razon en que (?:\S+ ){1,4}puede\b|\baprender|
    \bpuntos? de vista\b|\bqueremos (?:\S+ )?(?:ofrecer|mejorar|para|aprender|que)\b|\bescuchar|\batend(?:er|id)|
    \bayud|\blo que mas nos gusta\b|\bte sentiste\b|\bse sintio\b|\bcorregir
  `,
  courtesy: longPattern`
    \bgracias\b|\bagrade[cz]|\balegr|\bsentimos\b|\bsiento\b|\blament|\bdisculp|\bperdon|\bplacer\b|\besperamos\b|
    \bencant|\bcomprend|\bentend|\bemocion|\bdeseamos\b|\btomamos nota\b|\bos esper|\bte esper
  `,
  joint: /\b(?:y|e|pero|porque|pues|ya que|aunque|mientras|o)\b/,
  somebody: new RegExp(`^${SOMEBODY}`),
  verb: new RegExp(String.raw`\b(?:${SOMEBODY}|${VERB})\b`),
  start: new RegExp(
    String.raw`^(?:${SOMEBODY}\b(?! (?:equipo|personal|trato|servicio) )|(?:nuestr\S+|el|la|los|las|un|una|tod[ao]s) (?:\S+ ){1,3}?${VERB}\b)`,
  ),
}
