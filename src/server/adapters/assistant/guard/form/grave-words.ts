import type { Locale } from '#shared/domain/locales.ts'

/**
 * What a business does not speak of by itself in a reply: vermin, illness, crime and courts, its own end or sale, the
 * private life of people, politics, faith and origin, what it is not what it is sold as, other places to go. Beginnings of
 * words, folded. A second fence: the first is that a reply must be one.
 */
export const GRAVE_WORDS: Readonly<Record<Locale, string>> = {
  en: `
    alcoholic allerg asbestos attorney bankrupt banned bedbug bleach brib casino cheat closed closes closing closure
    cocaine cockroach competitor contaminat corrupt council counterfeit court crime criminal crypto danger death die
    died dilut disease dishonest dismiss divorce drug drunk election elsewhere expired fake fault fired forbid
    foreigner forged fraud frozen gambl gang gay guilt gun hack hazard hire hiring illegal illness immigrant infect
    infest insect insolv inspection invest islam jail jew kill launder lawsuit lawyer lesbian liab liar licence
    license lied liquidat loan mafia maggot mice microwav mold mould mouse murder muslim naked nazi neglig nude
    overcharg poison police politic porn pregnan president prison prostitut racis rape rat rats reheat relocated
    relocating resign roach rotten sack salary sale salmonell scam sell selling sex shut shutting sold spoiled spy
    steal stole sue sued suicide takeover tax taxes terror theft thief toxic unlawful unlicens unpaid unqualified
    vacancy vermin violen virus vomit vote voting wage weapon
  `,
  es: `
    abogad aguad alerg amianto apuest arma asesin bancarrota blanque borrach caducad carcel casino cerrad cerramos
    cerrar chinche cierre cocain competencia congelad contamin contratar corrup crimin cripto cucaracha culpa delito
    demanda desnud despedid despedir dimit divorci droga eleccion embaraz enfermedad enfermo enfermas enfermar enfermamos engan envenen estafa
    extranjer falsa falsific falso fraude gay guerra gusano hacke huelga ilegal impag impuesto infec inmigrante
    insecto insolven inspecc invertir islam judio juicio juzgado ladron lejia lesbian licencia mafia mata matar
    mentimos mentir mentira microond moho mudamos mudar muert musulman nazi neglig peligro pistola plaga podrid
    policia politic porno presidente prestamo prision prohib prostitu quiebra racis rata ratas raton recalent roba
    robar robo salario salmonel sanidad sexo soborn sueldo suicid terror toxic vacante vendemos vender veneno violen
    virus vomit vota votar voto
  `,
  fr: `
    allerg amiante arme arnaque asticot avarie avocat blanchi cafard casino cocaine concurren congele contamin
    contrefa corrup coupable crimin crypto danger definitivement delit demenag demission divorc drogue election
    embauch empoison enceinte escroc espion etranger faillite fausse faute faux fermee fermer fermeture fermons filme
    filmons fisc fraude gay greve guerre illegal immigre impaye impot infect insecte insolvab inspect interdi interdit
    investir islam ivre javel juif lesbienne licence licenci liquidation mafia mensonge menti mentons meurt meurtre
    moisi musulman nazi neglig nudite perime pirat pistolet poison police politique porno pourri president prison
    proces prostitu punaise racis rat rats rechauff recrut renvoy salaire salmonell sexe souris suicide surgele terror
    toxique tribunal trich tue tuer vendons vendre vermine violen virus vole voler voleur vomi vote voter
  `,
  de: `
    abgelaufen allergi anwalt asbest aufgewarm auslander besteche bestehlen betrug betrunken bewerb bleich casino dieb
    diebstahl droge entlass erbroch fahrlass filmen gefahr gefalscht gefangnis gefeuert gefilmt gefroren gehackt
    gekundigt gelogen gepanscht gericht geschlossen gesundheitsamt gewalt gift haftet haftung heimlich illegal infekt
    infizi insekt insolven invest islam jude kakerlake klage kokain konkurrenz konkurs kontamin korrup krank krankheit
    kredit krieg krimin krypto kundig lesbisch lohne lugen mafia maus mause migrant mikrowelle mord muslim nackt nazi
    partei pistole pleite politik polizei porno prasident prostitu rassis ratte ratten salmonell schabe scheidung
    schimmel schliessen schliesst schliessung schuld schwanger schwarze schwarzgeld schwindel schwul selbstmord sex
    spion stehl steuer stirbt straftat streik terror tiefgefror toten toxisch umgezog umzug unbezahlt ungelernt
    ungeziefer verbiet verboten verdorben verdunn verfault vergift verkaufen virus waffe wahlen wahlt wanze
  `,
}
