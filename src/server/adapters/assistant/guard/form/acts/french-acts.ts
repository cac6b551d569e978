import { joinLines, longPattern } from '../../text/long-pattern.ts'
import type { SpeechActs } from './speech-acts.ts'

const SOMEBODY = "(?:nous|je|j'|il|elle|ils|elles|vous|on|personne|tout le monde|ceci|cela|c'est|ce n'est|ce sont)"
const VERB = joinLines`
  (?:est|sont|etait|etaient|a|ont|avait|n'est|n'a|ne|peut|peuvent|doit|doivent|va|vont|fait|font|
  sera|seront|se|s'est|vient|viennent|prend|prennent|utilise|utilisent|achete|achetent|vend|vendent|
  paie|paient|coute|coutent|ferme|ferment|ouvre|ouvrent|nettoie|travaille|travaillent|vit|vivent|
  sait|savent|veut|veulent|vole|volent|boit|boivent|dort|dorment|mange|mangent|dit|disent|laisse|
  laissent|sort|sortent|sent|sentent|met|mettent|donne|donnent|sert|servent|change|changent|part|
  partent|appartient)
`

export const FRENCH_ACTS: SpeechActs = {
  act: longPattern`
    ^quel(?:le)? |\btiendrons compte\b|\bcaresse\b|\bcontinuation\b|\bdoi(?:t|vent) etre\b|\bcompte (?:beaucoup )?pour (?:nous|nos)\b|\bfierte\b|\bavez raison (?:au|sur|pour)\b|\bnot(?:e|ons)\b|\bvoudrions\b|\baimerions\b|\bferons part\b|\bparlerons\b|\bmerci|\bremerci|\breconnaissan|\bravi|\bheureux\b|\bheureuse\b|\bcontents?\b|\benchant|\bplaisir\b|\bjoie\b|
    \brejoui|\bhonneur\b|\btouch|\bfiers?\b|\bbonheur\b|\bhate\b|\bimpatience\b|\besper|\bsouhait|\bbientot\b|
    \btres vite\b|\bau revoir\b|\brevoir\b|\bretrouver\b|\bprochain|\baccueill|\bbienvenue\b|\bcordialement\b|
    \bchaleureusement\b|\bbien a vous\b|\bsalutations\b|\bamicalement\b|\bvous (?:a|ait|ont|aient) (?:\S+ )?plu\b|
    \bvous plais|\bappreci|\baimez\b|\badore|\bencourag|\bmotiv|\bsourire|\bcompliment|\bchaud au c|
    \bfait (?:\S+ )?plaisir\b|\bdesole|\bnavre|\bregrett|\bexcus|\bpardon|\bpeine\b|\bcompren|\bimagin|\bfrustr|\bdecep|\bdecu|
    \bagacement\b|\bmecontent|\bgene\b|\bdesagrement|\bcontact|\becriv|\becrire\b|\bhesitez\b|\bparl(?:er|ons|e)\b|
    \bdites\b|\bdire\b|\bnous (?:joindre|recontacter)\b|\benvoyer un message\b|\ba votre (?:disposition|ecoute)\b|
    \bnouvelle chance\b|\bseconde chance\b|\boccasion de\b|\bdiscut|\bechang|\bvoir avec\b|\beclairc|\bresou|
    \bsolution|\betudi|\bregarder\b|\brevu\b|\bprenons (?:\S+ ){0,6}(?:au serieux|en compte|note|a c)|\ble prenons\b|
    \btransm|\bpartag|\bparle avec\b|\b(?:vos?|votre|cet|ce|ces|un|quel) (?:\S+ ){0,2}(?:avis|commentaires?|retours?|mots|
    message|remarques?|suggestions?|visite|experience|patience|confiance|soutien|fidelite|expression)\b|\bamelior|
    \bprogress|\bmieux\b|\beffor|\bcherch|\btravaill|\bpoint d'honneur\b|\bimport|\bpriorite\b|\bengag|\battentes\b|
    \bhauteur\b|\bniveau\b|\bdevrait|\bdoit (?:etre|rester)\b|\bmerit|\binacceptable\b|\b(?:n'est|ne sont|ne correspond\S*) pas (?:a )?(?:le|la|l'|ce)|
    \bsavoir\b|\bsavons que votre temps\b|\bapprend|\bvous (?:aider|ecout|satisf|lire)|\bil est vrai que (?:\S+ ){1,5}peut\b|
    \bqu'aurions|\bfaire le point\b|\bfaisons le point\b|\bvous avez (?:ressenti|vecu|recu|rencontre)|\bfelicitations\b
  `,
  courtesy: longPattern`
    \bmerci|\bremerci|\bravi|\bheureux\b|\bdesole|\bnavre|\bregrett|\bexcus|\bplaisir\b|\bapprec|\besper|\bcompren|
    \btouche|\bsouhaitons\b|\bprenons note\b|\btransmettons\b|\bcompliment
  `,
  joint: /\b(?:et|mais|car|parce que|puisque|alors|donc|ou|tandis que|comme)\b/,
  somebody: new RegExp(`^${SOMEBODY}`),
  verb: new RegExp(String.raw`\b(?:${SOMEBODY}|${VERB})\b`),
  start: new RegExp(String.raw`^(?:${SOMEBODY}|(?:notre|nos|le|la|les|l'\S+|un|une|tou\S+) (?:\S+ ){0,3}?${VERB}\b)`),
}
