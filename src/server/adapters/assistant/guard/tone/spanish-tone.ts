import { joinLines } from '../text/long-pattern.ts'
import type { ToneOfVoice } from './tone-of-voice.ts'

const LIKE = '(?:personas?|gente|clientes?|clientas?|huesped(?:es)?|alguien|pacientes?|quienes?)'
const SAID = '(?:resenas?|opinion(?:es)?|comentarios?|palabras|quejas?|criticas?|mensajes?|historia|problemas?|gustos?)'
const CONTEMPT = joinLines`
  (?:no vale|inutil\w*|ridicul\w+|tonter\w+|basura|mentiras?|fals[oa]s?|inventad\w+|irrelevantes?|
  no (?:nos )?(?:importa|interesa)\w*|aburrid\w+|
  infantil\w*|exagerad\w+|olvidad\w+|ignorad\w+|borrad\w+|un chiste|una broma|cosa (?:tuya|suya)|problema (?:tuyo|suyo))
`
const SHOULD = joinLines`
  (?:\b(?:deberias?|debes?|tienes? que|podrias?|puedes?|haria bien en|le (?:aconsejamos|recomendamos|sugerimos|
  invitamos a)|te (?:aconsejamos|recomendamos|sugerimos|invitamos a)|mejor|
  por favor,?|simplemente|pues|quiza|tal vez) (?:que )?|^[¡¿]?|[,;:] [¡¿]?|\by )
`

export const SPANISH_TONE: ToneOfVoice = {
  reader: [
    joinLines`
      (?<!\b(?:sentiste|sintio|sentir|sintieras|sintiera|sintieron|impresion de) (?:que )?)\b(?:eres|es usted|
      son ustedes|sois|fuiste|fue usted|pareces|parece usted|usted (?:es|parece|fue)|estas|esta usted|usted esta|
      seas|sea usted|te crees|se cree usted|suenas)
    `,
    String.raw`\b(?:tu|su) (?:familia|marido|mujer|gusto|actitud|comportamiento|vida|perro|caracter) (?:es|fue|parece|deja)`,
  ],
  filler:
    'una?|el|la|de (?:los|las|esos|esas)|muy|tan|demasiado|simplemente|claramente|realmente|bastante|siempre|solo|persona|cliente|clienta|poco|algo|todo|toda|de lo mas|un poco|que|mas|no',
  traits: joinLines`
    tont[oa]s?|ignorantes?|ridicul[oa]s?|patetic[oa]s?|maleducad[oa]s?|grosero|grosera|arrogantes?|caprichos[oa]s?|
    quisquillos[oa]s?|infantil|inmadur[oa]|dificil(?:es)?|exigentes?|impacientes?|histeric[oa]|sensible|dramatic[oa]|
    amargad[oa]s?|envidios[oa]|tacan[oa]|desagradecid[oa]s?|egoista|loc[oa]|borrach[oa]|ingenu[oa]|miserables?|
    gruñon\w*|grunon\w*|mentiros[oa]s?|falso|falsa|trol|perdedor\w*|nadie|molest[oa]|una? (?:molestia|carga|problema|
    broma)|payas[oa]|
    equivocad[oa]|fe[oa]|insoportables?|imposibles?|pesad[oa]s?|exagerad[oa]s?|quejica|quejicas|un caso|
    complicad[oa]s?|conformista|facil de (?:contentar|enganar|olvidar)|el problema|expert[oa]|listo|lista como|
    poca cosa|solit?ari[oa]
  `,
  felt: `decepcionad decepcionada decepcionado enfadada enfadado harta harto frustrada frustrado molesta ignorada ignorado insatisfecha insatisfecho disgustada disgustado enganada
    enganado mal peor perdida perdido estafado estafada`,
  belittling: joinLines`
    \b(?:tu|su|tus|sus) (?:\S+ )?(?:ignorancia|arrogancia|estupidez|groseria|mala educacion|mal (?:gusto|humor|
    caracter)|falta de (?:educacion|gusto|paciencia|clase|modales|humor)|tonterias|mentiras|fantasias?|imaginacion|
    drama|rabieta|propia culpa|supuesta)|
    \b(?:tu|su|tus|sus) (?:\S+ )?${SAID} (?:\S+ )?(?:es|son|fue|fueron|sera|seran|nos|parece|queda|
    no)\s?(?:\S+ ){0,3}?${CONTEMPT}\b|\b(?:tu|su) (?:pequen[oa]|ridicul[oa]|supuest[oa]|absurd[oa]|gracios[oa]) ${SAID}|
    \b${LIKE} como (?:tu|usted|ustedes|vosotros) (?:\S+ ){0,4}?(?:nunca|no|nadie|siempre|dificil\w*|sobra\w*|
    problema\w*|queja\w*|harta\w*|cansa\w*)\b|\b(?:hartos? de|cansados? de|sin|no queremos|nadie|menos|para|
    evitar) (?:\S+ ){0,2}${LIKE} como (?:tu|usted)\b|
    \bde (?:tu|su) (?:clase|calana|nivel|tipo)\b|\b(?:hasta|incluso) (?:tu|usted) (?:puede\w*|podria\w*|lo|deberia\w*|
    merece\w*)|\bmas de lo que (?:te )?merece\w*|\bno (?:entiendes|entiende usted|sabes (?:apreciar|comer|comportar)|
    sabe (?:apreciar|comer|comportar)|tienes ni idea|tiene ni idea|te mereces|se merece)\b|
    \b(?:te lo|se lo) (?:mereces?|has ganado|ha ganado)\b|\blo mereces\b|\b(?:te|se) mereces? (?:este|esta|eso|ese|esa|
    todo|el|la|nada)\b|\bmereces? (?:este|esta|ese|esa|eso|nada)\b|\b(?:es|son) (?:\S+ )?(?:mejor|suficiente|bueno|
    buena|bastante) (?:\S+ )?para (?:ti|usted|gente)\b|
    \b(?:preferimos|valoramos|queremos) (?:\S+ ){0,4}mas que (?:a ti|tu|su|a usted)\b|\bmejores clientes\b|
    \bclientes (?:de verdad|mejores|normales)\b|\bte quejas\b|\bse queja usted\b|\bpierdes? el tiempo\b|
    \besper\w+ (?:\S+ ){0,5}?(?:de mejor humor|contigo mism\w+|tu (?:humor|caracter|animo|gusto)|su (?:humor|caracter|
    animo|gusto)|a tu (?:nivel|altura)|a su nivel)\b|\bno (?:es|son) para (?:todos|todo el mundo|cualquiera|ti|
    usted)\b|\b(?:cada (?:uno|persona|cual)|todos) (?:\S+ )?(?:disfruta|come|entiende|hace) (?:de )?lo que puede\b|
    \bno (?:todos|todo el mundo|cualquiera) (?:sabe|puede|entiende|es)\w*|\bno (?:esperes|espere|esperas|pidas|
    pida) (?:mucho|demasiado|gran cosa)\b|\bse conform\w+|\bte conform\w+
  `,
  doubting: joinLines`
    \b(?:aseguras|segun (?:tu|usted) (?:relato|version)|pretendes|te inventas|se inventa|te has inventado|
    se ha inventado|te imaginas|se imagina|sonaste|mientes|miente|has mentido|ha mentido)\b|\bsupuest[oa]s?\b|
    \bno (?:te |le )?cre(?:emos|o) (?:que|ni|una|lo|tu|su|nada)?|\bdificil de creer\b|
    \b(?:dudamos|dudo) (?:de|que|mucho)\b|\bquien te (?:paga|pago)\b|\bresena (?:falsa|inventada|pagada)\b|
    \bdi(?:ga)? la verdad\b|\bsi (?:realmente|de verdad|alguna vez) (?:estuviste|estuvo|viniste|vino|comiste|has)\b|
    \bnunca (?:has |ha )?(?:estado|pisado|venido)\b|\bcompetencia\b
  `,
  ordering: joinLines`
    ${SHOULD}(?:\S+mente )?(?:vete|vayase|(?:ve|vaya|vayas|ir|irte|irse|come|comer|prueba|pruebe|probar|busca|busque|
    buscate|busquese|buscarte|
    buscarse) (?:en |a )?(?:casa|otra parte|otr[oa] (?:restaurante|sitio|lugar|local|hotel|bar|clinica|medico|tienda|
    negocio))|quedate|quedese|quedar[ts]e en (?:casa|tu|su)|madur[ae]\b|calmate|calmese|relajate|relajese|
    aprend[ae] (?:a (?:comer|cocinar|comportar\w*|ser|esperar|leer|disfrutar|apreciar)|algo|modales|de los)|
    piens[ae]\b|pensar antes|callate|callese|
    guardate|guardese|guarda (?:tus?)|guarde (?:sus?)|dej[ae] de|dejar de (?:quejar|moles)\w*|cocina (?:tu|en)|
    cocinar en|comer en casa|
    tra(?:e|iga) (?:tu|su) prop\w+|pag(?:a|ue) mas|l(?:ee|ea) (?:la carta|las normas|antes)|se (?:agradecid|mas|
    menos)\w*|sea (?:agradecid|mas|menos)\w*|
    baj[ae] (?:tus|sus|las)|conformate|conformese|acostumbrate|acostumbrese|superalo|no (?:vuelvas|vuelva|vengas|venga|
    te quejes|se queje|
    molest\w+|nos escrib\w+|esperes|vuelvan)|cambi[ae] de (?:tono|actitud|sitio)|mirate|mirese)|
    \bno (?:eres|es usted|sera\w*|sois) (?:\S+ )?bienvenid|\bnadie (?:te|le) (?:obligo|obliga|pidio|llamo)|
    \bmejor (?:se quede|te quedas|quedate|no vengas|no vuelvas)
  `,
  threatening: joinLines`
    \b(?:te|se) (?:vas a |va a )?arrepent\w+|\b(?:lo|la) (?:pagaras|pagara|vas a pagar)|\bsabemos (?:donde|quien)|
    \b(?:recordaremos|tenemos|guardamos|conocemos) (?:tu|su) (?:\S+ )?(?:nombre|cara|direccion|matricula|casa|familia|
    telefono|coche)|\babogad[oa]s?\b|\btribunal\w*|\bjuzgado\w*|
    \bacciones legales\b|\b(?:medidas|via|vias) (?:legales|judicial\w*)|\bdenunci\w+|\bdemandar\w*|\bdifamacion\b|
    \bcalumni\w+|\bconsecuencias\b|\b(?:ten|tenga|ve con|vaya con|anda con) cuidado\b|\bte (?:encontraremos|buscaremos|
    vigilamos|estaremos vigilando)|\blista negra\b|\b(?:vetad|expulsad|bloquead)[oa]\b|\b(?:ya )?veras\b|\bcuidado con\b
  `,
  mocking: joinLines`
    \bque (?:valiente|lista?o?|original|gracios[oa]|mono|mona|noble|drama\w*|tragedia|tipico|ingenio|fin[oa]|paladar|
    heroic\w+|talento|genio|pena (?:nos )?das|sensible|delicad[oa])\b|\bpobrecit[oa]\b|\bpobre (?:dana|de ti)\b|
    \bmenud[oa] (?:drama|critic\w+|expert\w+|paladar|historia|genio)\b|
    \bgracias por (?:\S+ )?(?:ensenarnos|iluminarnos|tu sabiduria|su sabiduria|(?:tu|su) (?:leccion|clase magistral|
    ausencia|silencio|experto|gran conocimiento)|nada|(?:las? )?(?:risas?|leccion|broma|chiste)|irte|marcharte|
    marcharse|irse|no (?:volver|venir)|hacernos (?:reir|perder)|perder)|
    \b(?:nos|me) (?:hizo|hiciste|has hecho|ha hecho|hace) (?:mucha )?(?:reir|gracia)\b|\bque risa\b|\bbuen intento\b|
    \bpor una vez\b|\bpor fin,? (?:tienes|tiene|dices|dice|algo|alguien|una? buen)\w*|\blloramos\b|\bpara llorar\b|
    \bparte el alma\b
  `,
  gloating: joinLines`
    \b(?:alegra\w*|alegria|encanta\w*|felices|contentos|alivio|placer|ilusion\w*|esperamos|suerte|mejor|
    tranquil\w+) (?:\S+ ){0,5}?(?:sin (?:ti|usted)|tu (?:ausencia|silencio|marcha)|su (?:ausencia|silencio|marcha)|
    (?:no|nunca|jamas) (?:\S+ )?(?:volv\w+|vuelv\w+|verte|verle|veamos|regres\w+)|
    que (?:te|se) (?:vayas|vaya|fueras|fuera|hayas ido|marches)|perderte de vista|perderle de vista)|\bno (?:te|
    le) (?:echaremos|vamos a echar) de menos\b|\ba tu costa\b|\ba su costa\b|\bhasta nunca\b|\bno nos (?:importa\w*|
    interesa\w*)\b|\bnos da igual\b|
    \b(?:importante|importa|interesa|valoramos|prioridad|cuenta) (?:\S+ ){0,6}?(?:tu|su) (?:dinero|compra|cartera|pago|
    tarjeta|factura|propina|bolsillo)\b|\b(?:tu|su) (?:dinero|cartera|compra|pago) (?:es|fue|nos|sera|siempre|vale|
    cuenta)\b
  `,
  intruding: joinLines`
    \b(?:compart\w+|contar\w*|contamos|cont\w+emos|dir\w+emos|ensenar\w*|mostrar\w*|envi\w+|inform\w+|comunic\w+|
    leer\w*) (?:\S+ ){0,6}?(?:con |a )(?:(?:tu|su|tus|sus) (?:familia|amigos|padres|madre|marido|mujer|pareja|hijos|
    jefe|empresa|companeros|vecinos)|(?:la )?prensa|todo el mundo|todos (?:nuestros|los) (?:clientes|seguidores)|
    (?:los )?(?:otros|demas) (?:clientes|huespedes|pacientes)|internet)\b|\bcon una (?:copa|cerveza|carcajada)\b|
    \b(?:verte|tenerte|visitarte|encontrarte|tocarte|mirarte) (?:\S+ )?(?:de noche|por la noche|en (?:tu casa|la cama|
    tu cama|tus suenos|nuestros brazos)|a solas|desnud\w+)|\b(?:tu|su) (?:cuerpo|piel|piernas|labios|figura)\b|
    \b(?:guap[oa]|sexy)\b
  `,
  scorning: joinLines`
    \benhorabuena\b|\bfelicidades\b|\bfelicita\w*|\bbravo\b|^¡?bien hecho\b|\baplau\w+|\bun brindis\b|\bbrind(?:amos|
    aremos|ar por)|\breir\w*|\brisas?\b|\bcarcajad\w*|\bdivert\w+|\bchistes?\b|\bbroma\w*|\bgracios\w+|\bpalomitas\b|
    \benmarc\w+|\bcelebra\w* (?:tu|su) (?:queja|critica|enfado|espera)\b|\b(?:trabaj\w+|esperamos|deseamos|queremos|
    alegr\w+|encant\w+) (?:\S+ ){0,8}?mas (?:tiempo|dinero|espera|horas|de lo mismo)\b|
    \bte acostumbraras\b|\bse acostumbrara\b|\bnos (?:encanto|gusto|encanta|divirtio) (?:leer )?(?:tu|su) (?:queja|
    problema|enfado|critica|resena|espera)\b|\bno (?:te |le )?olvidaremos\b|
    \btan (?:\S+ ){1,3}como (?:tu|usted)\b|\b(?:placer|alegria|gusto|gustado|encanta\w*|
    alegra\w*) (?:\S+ ){0,2}?(?:hacerte|hacerle|verte|verle|tenerte) (?:esperar|esperando|marchar\w*|salir|partir|
    ir\w*)\b
  `,
}
