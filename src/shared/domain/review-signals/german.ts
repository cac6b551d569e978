import type { SignalPatterns } from './signal-patterns.ts'

const PEOPLE = `(?:inhaber(?:in)?|besitzer(?:in)?|chefin?|kellner(?:in)?|bedienung|koch|köchin|geschäftsführer(?:in)?|rezeptionistin?|arzt|ärztin|zahnarzt|er|sie)`
const INSULTS = `(?:dieb(?:e|in)?|betrüger(?:in|innen)?|gauner|verbrecher|lügner(?:in)?|ausbeuter(?:in)?|rassist(?:en|in)?|kriminelle[rn]?|abzocker|halsabschneider|idiot(?:en|in)?|trottel|vollidiot(?:en)?|depp(?:en)?|dummkopf|schwachkopf|versager|abschaum|gesindel|pack|drecks?(?:sau|kerl|pack))`
const ACQUAINTANCE = `(?:freund(?:in|e)?|bekannte[rn]?|nachbar(?:in|n)?|kolleg(?:e|in|en)|cousine?|bruder|schwester|onkel|tante|schwager|schwägerin)`
/** Somebody announces a visit; what makes it a threat stands around it. */
const COMING = `komme?n? (?:ich|wir) (?:[^ .!?]{1,12} ){0,3}(?:persönlich|selbst|mal) (?:bei (?:euch|dir|ihnen) )?vorbei`
const SWEARING = `(?:arschl|wichs|drecks|hurens|hure|schei(?:ß|ss)|fick|fresse|penner|mistkerl|idioten|abschaum|pack(?!\\p{L}))`
const VENUE = `(?:restaurant|hotel|laden|geschäft|firma|betrieb|werkstatt|praxis|ort|eintrag|seite|filiale|lokal)`

export const GERMAN_PATTERNS: SignalPatterns = {
  threat: [
    `bring(?:e|en)? (?:euch|dich|sie|ihn) (?:alle )?um`,
    `schlage? (?:ich )?(?:euch|dir|ihm|ihr|ihnen|dich|ihn) (?:[^ .!?]{1,12} ){0,3}(?:ein|zusammen|tot|kaputt)`,
    `(?:ich|wir) (?:zünden?|fackeln?|brennen?) (?:[^ .!?]{1,12} ){0,4}(?:an|ab|nieder)`,
    `(?:ich|wir) kommen? (?:[^ .!?]{1,12} ){0,3}und (?:zünden?|fackeln?|brennen?|hauen?|schlagen?) (?:[^ .!?]{1,12} ){0,4}(?:an|ab|nieder|ein|kaputt|kurz und klein)`,
    `(?:ich|wir) (?:wissen|weiß|weiss),? wo (?:du|ihr) wohn(?:st|t)`,
    `(?:sollte|müsste)n? man (?:[^ .!?]{1,12} ){0,4}(?:anzünden|abfackeln|niederbrennen|verprügeln|erschießen)`,
    `passt (?:bloß |nur )?auf,? (?:dass|sonst|wenn)`,
    `(?:sonst|andernfalls|oder|wenn nicht),? ${COMING}`,
    `wenn [^.!?]{1,80}(?:nicht|kein\\p{L}{0,2}|noch ?mal|noch einmal|wieder)[ ,][^.!?]{0,50},? (?:dann )?${COMING}`,
    `${COMING}(?=[^.!?]{0,40}(?:ärger|krach|erleb(?:t|st)|zeige? (?:euch|dir)|setzt es|knallt|kracht|lern(?:t|st) (?:ihr|du)))`,
    `${COMING}(?:(?=[^]{0,120}${SWEARING})|(?<=${SWEARING}[^]{0,160}))`,
    `(?:verreckt|verrecke)`,
    `lasst (?:euch|dich) (?:[^ .!?]{1,12} ){0,5}(?:nicht )?(?:blicken|sehen|erwischen)`,
    `(?:aufs maul|in die fresse|auf die fresse)`,
  ],
  extortion: [
    `(?:geld zurück|erstatt\\p{L}{1,4}|entschädig\\p{L}{1,4}|zahlt|überweist)[^.!?]{0,40} (?:oder|sonst|andernfalls)[ ,][^.!?]{0,50}(?:sterne?|bewertung(?:en)?|rezension(?:en)?|überall)`,
    `wenn (?:ihr|sie|ich) (?:[^ .!?]{1,14} ){0,5}(?:erstatte|zahl|entschädig|zurück(?:geb|zahl|bekomm))[^.!?]{0,50}(?:sterne?|bewertung(?:en)?|rezension(?:en)?)`,
    `(?:lösche|ändere|entferne|nehme) (?:ich )?(?:die|diese|meine|den) (?:bewertung|rezension|stern)[^.!?]{0,20} (?:wenn|sobald|falls) (?:ihr|sie|ich)`,
    `(?:geld|erstattung|entschädigung|gutschein)[^.!?]{0,40}(?:danach|sonst|oder|dann|und)[ ,][^.!?]{0,40}(?:rezension|bewertung|stern)(?:en|e)?[^.!?]{0,20}(?:folg|lösch|änder|verschwind|weg)\\p{L}{0,6}`,
    `(?:zahl|überweis|erstatt|entschädig|gib|geb)\\p{L}{0,4} (?:sie )?(?:mir|uns|mich) [^.!?]{1,50}(?:dann|und ich|so) (?:lösch|änder|entfern|nehm)\\p{L}{1,3} (?:ich )?(?:die|diese|meine)`,
    `(?:danach|sonst|dann) folgen (?:[^ .!?]{1,12} ){0,2}(?:bewertungen|rezensionen)`,
  ],
  hate: [
    `zurück (?:in|nach) (?:euer|ihr|dein|deren) (?:land|heimatland)|geht doch zurück in euer land`,
    `ausländer raus`,
    `(?:scheiß|dreckige|verdammte)n? ?(?:ausländer|juden|türken|araber|muslime|zigeuner|polen|flüchtlinge)`,
  ],
  insult: [
    `(?:ist|sind|seid|bist|war|waren) (?:wirklich |doch |nur |alles |alle |lauter |echt )?(?:ein |eine |einfach )?(?:[^ .!?]{1,14} ){0,2}${INSULTS}`,
    `(?:alles|lauter|diese|solche|ihr|du|von) ${INSULTS}`,
    `(?:bande von|haufen) ${INSULTS}`,
    `(?<!wie |von |vor |gegen |durch |andere )(?:betrüger|gauner|diebe|lügner|verbrecher|halsabschneider)(?= ?[,.!;]|$| und)`,
    `(?:ein echter|eine echte|echte|so ein) ${INSULTS}`,
  ],
  privateLife: [
    `${PEOPLE} (?:[^ .!?]{1,20} ){0,4}wohnt (?:in|im|am|an|auf|über|neben|bei|gegenüber)`,
    `(?:privatnummer|privatadresse|privathandy|handynummer (?:vom|von|des|der))`,
  ],
  insider: [
    `ich arbeite (?:selbst )?(?:bei|für|in) (?:einem anderen|einer anderen|der konkurrenz|einem mitbewerber)`,
    `(?:habe|hab) (?:[^ .!?]{1,14} ){0,4}(?:hier|dort|da|bei (?:denen|euch|ihm)) gearbeitet`,
    `(?:war|bin) (?:[^ .!?]{1,12} ){0,4}(?:hier|dort|da|bei (?:denen|euch)) (?:angestellt|beschäftigt|tätig)`,
    `(?:ehemalige[rn]?|frühere[rn]?|ex-?) ?(?:mitarbeiter(?:in)?|angestellte[rn]?|kellner(?:in)?|koch|beschäftigte[rn]?)`,
    `(?:ich|wir) (?:betreibe|führe|habe|betreiben|führen)n? (?:selbst )?(?:ein|eine|einen|das|die|den) (?:[^ .!?]{1,14} ){1,3}(?:nebenan|gegenüber|um die ecke|in der nähe)`,
    `(?:habe|hab) (?:[^ .!?]{1,14} ){0,5}(?:gelernt und|(?:ausbildung|lehre|praktikum)(?: hier| dort| da)? gemacht)`,
    `(?:wurde|bin) (?:[^ .!?]{1,12} ){0,4}(?:gekündigt|entlassen|gefeuert)`,
    `mein(?:em)? (?:alter|alten|ehemaliger|ehemaligen|früherer|früheren) (?:chef|arbeitgeber|betrieb)`,
  ],
  neverVisited: [
    `(?:war|bin|waren|sind) (?:ich |wir )?(?:selbst |zwar |persönlich )?(?:noch )?nie (?:selbst )?(?:dort|da|hier|drin)(?! so)`,
    `nie (?:dort|da|hier|drin) gewesen`,
    `war (?:ich )?(?:selbst |zwar )?(?:noch )?nicht (?:dort|da|drin|vor ort)(?=,? aber| ?[.;])`,
    `kenne? (?:[^ .!?]{1,12} ){1,3}nur (?:vom (?:vorbeifahren|vorbeigehen|hörensagen|sehen)|von (?:außen|fotos|bildern|hören))`,
    `ohne (?:je |jemals )?(?:dort|da) gewesen zu sein`,
    `(?:nie|noch nie) (?:einen )?fuß (?:hinein)?gesetzt`,
    `kenne? (?:den|das|die) ${VENUE} (?:zwar |gar |selbst )?nicht,? aber`,
  ],
  hearsay: [
    `(?:eine?|mein|meine|unser|unsere) ${ACQUAINTANCE} (?:hat |haben )?(?:mir |uns )?(?:[^ .!?]{1,14} ){0,4}?(?:erzählt|gesagt|berichtet|sagt|sagte|erzählte|meint|meinte)`,
    `laut (?:einem|einer|meinem|meiner) ${ACQUAINTANCE}`,
    `(?:habe?|hab) (?:nur |schon )?(?:gehört|gelesen),? dass`,
    `(?:man hört|wie man hört|angeblich|soll ja)`,
    `(?:eine?|mein|meine|unser|unsere) ${ACQUAINTANCE} war (?:[^ .!?]{1,14} ){0,3}(?:da|dort|hier)`,
    `(?:den|nach den) (?:fotos|bildern|bewertungen|kommentaren) (?:nach|zu urteilen)`,
    `man liest ja|liest man ja|wie man (?:so )?liest`,
  ],
  ownVisit: [
    `(?:wir|ich) (?:waren|haben (?:bestellt|gegessen|gewartet|gebucht)|hatten|mussten?|bestellten|warteten)`,
    `(?:hat|haben) (?:wir|uns)`,
    `(?:unser|unsere|unserem|unseren|mein|meine) (?:zimmer|tisch|essen|bestellung|kellner|bedienung|termin|auto)`,
    `(?:ich|wir) (?:habe|haben) (?:[^ .!?]{1,14} ){0,5}(?:bestellt|gegessen|gewartet|gebucht|angerufen|bezahlt|gekauft)`,
  ],
  wrongBusiness: [
    `(?:falsche[rsn]?) ${VENUE}[,.;!]? (?:ich meinte|sorry|gemeint|bitte ignorieren|entschuldigung)`,
    `(?:bewertung|rezension|kommentar) (?:gilt|galt|war|ist) (?:eigentlich )?(?:für )?(?:dem|der|das|die|den|einem|einer|ein anderes|eine andere|einen anderen)(?= (?:[^ .!?]{1,20} )?(?:nebenan|gegenüber|in|daneben|laden|restaurant|hotel))`,
    `(?:mit (?:dem|der|einem|einer) [^.!?]{2,40} verwechselt|verwechselt mit)`,
    `(?:wollte|sollte) (?:eigentlich )?(?:ein anderes|eine andere|einen anderen|das|die|den) [^.!?]{2,30} bewerten`,
    `falsche[rsn]? ${VENUE} (?:erwischt|bewertet|angeklickt|ausgewählt)`,
  ],
  politics: [
    `bei der (?:letzten |nächsten )?wahl|(?:bundestags|landtags|kommunal)wahl(?:en)?|wahlen`,
    `die politik|politiker(?:in|n|innen)?|politische[rnms]?`,
    `(?:die|unsere|diese[rn]?|der) regierung|(?:links|rechts)(?:radikale?|extreme?)[rn]?`,
    `(?:afd|cdu|csu|spd|fdp|die (?:grünen|linken?)(?= (?:wähl|unterstütz|regier)))`,
    `(?:partei|regierung|regime|präsident(?:en)?|krieg) unterstütz(?:t|en)`,
    `(?:kommunist|faschist|nazi)(?:en|s|isch\\p{L}{0,3})?`,
    `querdenker|(?:corona|impf)-?(?:leugner|gegner|pflicht)`,
  ],
  advertising: [
    `(?:rabatt|gutschein|promo)-?code`,
    `(?:auf|über|per) (?:telegram|whatsapp)`,
    `(?:rabatt|prozent) mit (?:dem|meinem|unserem) code`,
    `(?:besucht|schaut) (?:[^ .!?]{1,12} )?(?:unser\\p{L}{0,3}|mein\\p{L}{0,3}) (?:shop|laden|seite|website|kanal|homepage)`,
    `schreib(?:t)? mi(?:r|ch) (?:auf|über|per|an|für)`,
    `folgt (?:mir|uns) auf`,
    `geld verdienen (?:von|im|online)`,
    `kredite? ohne|bitcoin|online-?casino|follower kaufen|schnelles geld`,
  ],
  sendsElsewhere: [
    `geht (?:doch |dann )?(?:lieber|besser) (?:zu|zum|zur|ins?|nach|auf)(?: [^.!?]{2,40})?`,
    `bei [^.!?,]{2,30} (?:isst|schmeckt|kauft|wohnt) (?:man |es )?(?:viel |deutlich )?besser`,
    `kauft (?:lieber|besser) (?:bei|im)(?: [^.!?]{2,40})?`,
    `lieber (?:zu|zum|zur|ins) [^.!?]{2,30} gehen`,
    `(?:nebenan|gegenüber|um die ecke) (?:ist|sind|gibt|schmeckt) [^.!?]{0,25}(?:besser|günstiger|bessere[sn]?)`,
  ],
  roles: [
    'inhaber(?:in)?',
    'chefin?',
    'kellner(?:in)?',
    'koch',
    'köchin',
    'geschäftsführer(?:in)?',
    'rezeptionistin?',
    'zahnarzt',
    'verkäufer(?:in)?',
    'leiter(?:in)?',
    'frau(?: doktor)?',
    'herrn?',
    'dr\\.',
  ],
}
