import { type RemarkWords, UP_TO } from './find-remarks.ts'

const NUMBER = `(?:un|una|dos|tres|cuatro|cinco|seis|siete|ocho|diez|varias?|varios|muchas|\\p{N}+)`

export const SPANISH_REMARKS: RemarkWords = {
  blame: {
    waited: [
      `a las \\S{1,8},? (?:y )?me (?:atienden|atendieron|recib\\p{L}{2,5}) a las|cita para las (?:\\S{1,8} ){1,6}a las|(?:${NUMBER}|media|casi una|más de una) (?:horas?|minutos) (?:para|hasta|de (?:espera|retraso|cola)|esperando|tarde)|(?:esper|tard)\\p{L}{2,6} ${UP_TO(4)}(?:horas?|minutos|rato|siglos|eternidad)|(?:me|nos) (?:hicieron|tuvieron|tienen) ${UP_TO(2)}esper\\p{L}{2,5}|colas? (?:larg|etern|intermin)\\p{L}{2,6}`,
      'tuviera que esperar tanto',
    ],
    missing: [
      `falt(?:aba|aban|ó|an|a) (?:la mitad|parte) del|falt(?:aban?|an?|ó) (?:\\p{L}{1,9} ){0,2}(?:piezas?|tornillos?|artículos?|productos?|platos?|bebidas?|postres?)|(?:la mitad|parte) (?:del pedido )?(?:faltaba|no (?:llegó|vino))|olvid\\p{L}{1,4} (?:\\p{L}{1,9} ){0,2}(?:el|la|los|las) (?:postre|bebida|segundo|plato|entrante|pedido|pan|salsa|guarnición)s?|(?:nunca|no) (?:llegó|trajeron|sirvieron|vino) (?:el|la|los|las) (?:postre|bebida|segundo|plato|entrante|pedido|comida)\\p{L}{0,1}|incompleto`,
      'faltara algo',
    ],
    damaged: [
      `me (?:rompieron|rompió|han roto) (?:el|la|los|las)|rayad[oa]s?|abollad[oa]s?|(?:llegó|vino|llegaron|estaba|venía) (?:\\p{L}{1,9} ){0,2}(?:rot[oa]s?|dañad[oa]s?|golpead[oa]s?|estropead[oa]s?|en mal estado)|(?:estrope|destroz|destiñ|encog)\\p{L}{1,6} (?:mi|el|la|los|las|una?)|con (?:golpes|desperfectos)|rasguños?|arañazos?|me dejaron ${UP_TO(3)}(?:rayad|abollad|manchad)\\p{L}{1,2}`,
      'algo acabara en mal estado',
    ],
    wrongItem: [
      `(?:pedí|pedimos|quería) (?:\\S{1,12} ){1,5}y me (?:cort|puso|tiñ|hizo|dej)\\p{L}{0,5}|(?:ped|encarg|reserv|compr|contrat)\\p{L}{1,5} ${UP_TO(7)}y (?:me |nos )?(?:lleg|trajer|vin|dier|enviar|mandar|pusier|recib)\\p{L}{1,5}|(?:talla|color|producto|pedido|plato|modelo|pieza|artículo) (?:equivocad[oa]|errón[eo]{1,2}|que no era)|no (?:era|es) lo que (?:pedí|pedimos|encargué|reservé|compré|quería)|(?:me|nos) (?:enviaron|trajeron|dieron|mandaron|sirvieron) (?:otr[oa]|algo distinto|lo que no)`,
      'no recibiera lo que había pedido',
    ],
    result: [
      `me (?:dejaron|dejó|quedó|han dejado) ${UP_TO(3)}(?:fatal|horrible|mal|naranja|verde|desigual|torcid[oa]|trasquilad[oa]|un desastre|destrozad[oa])|trasquilón|trasquilones|(?:pelo|color|corte|tinte|uñas|flequillo) ${UP_TO(3)}(?:naranja|verde|desigual|fatal|quemado|desastre|torcid[oa])|chapuzas?`,
      'el resultado no fuera el que esperaba',
    ],
    returns: [
      `(?:devoluci[oó]n(?:es)?|devolver(?:lo|la)?|cambiar(?:lo|la)|cambio) ${UP_TO(4)}(?:imposible|pesadilla|odisea|problemas?|infierno|no (?:aceptan|admiten|quisieron)|difícil)|no (?:aceptan|admiten|quisieron|me dejaron) ${UP_TO(2)}(?:devol|cambi)\\p{L}{2,8}`,
      'no le fuera fácil devolverlo',
    ],
    overdue: [
      `${NUMBER} (?:semanas|días|meses) (?:esperando|de retraso|tarde|después|más tarde|para|y (?:nada|sigo|sin))|(?:con|mucho|demasiado) retraso|retras(?:o|os|ad[oa]|aron|ó)|(?:promet|dij|asegur|qued)\\p{L}{1,6} ${UP_TO(5)}(?:lunes|martes|miércoles|jueves|viernes|sábado|plazo|entreg\\p{L}{1,4}|días)|(?:llegó|llegaron|entregaron) (?:\\p{L}{1,9} ){0,2}(?:tarde|al día siguiente|${NUMBER} (?:días|semanas))|fuera de plazo|siguiente, sin`,
      'tardara tanto',
    ],
    unreachable: [
      `difícil(?:es)? (?:de )?(?:contactar|localizar|hablar)|(?:nadie|no|nunca|jamás) (?:\\p{L}{1,9} ){0,2}(?:contesta\\p{L}{0,2}|responde\\p{L}{0,1}|coge\\p{L}{0,1}|cogen|atiende\\p{L}{0,1}|descuelga\\p{L}{0,1})(?: (?:al|el|los|a los) (?:teléfono|correos?|mensajes?|emails?))?|(?:imposible|no hay (?:manera|forma) de|no consigo|no conseguí) (?:\\p{L}{1,9} ){0,2}(?:contactar|hablar|localizar|comunicar)\\p{L}{0,5}|me (?:colgaron|colgó|cuelgan)`,
      'le fuera tan difícil hablar con nosotros',
    ],
    unheard: [
      `(?:pidiendo|pedir|reclamando) ${UP_TO(3)}y nadie|nadie me (?:la|lo) manda|(?:sin|ni) (?:una|un|ninguna|ningún)? ?(?:llamada|aviso|respuesta|noticias?)|(?:nunca|no|nadie) (?:me |nos )?(?:\\p{L}{1,4} )?(?:llam(?:ó|aron|an|ado)|contact(?:ó|aron)|devolv\\p{L}{2,5} la llamada)|ignor(?:an|aron|ó) (?:mis|nuestros|todos)|sin noticias|dieron largas|dan largas`,
      'se quedara sin noticias nuestras',
    ],
    cancelled: [
      `(?:cancel|anul|aplaz)(?:aron|ó|ado|ada|an) ${UP_TO(3)}(?:cita|reserva|clase|pedido|visita|sesión|mesa)|(?:cita|reserva|clase|pedido|visita|sesión) (?:\\p{L}{1,9} ){0,2}(?:cancel|anul|aplaz)ad[oa]|me (?:la |lo )?(?:cancelaron|anularon|han cancelado)`,
      'se cancelara lo que tenía previsto',
    ],
    closed: [
      `(?:estaba|encontr\\p{L}{2,5}|encontré|todo|persiana|puerta) (?:\\p{L}{1,9} ){0,2}(?:cerrad[oa]|bajada)|cerrad[oa] (?:a|antes|sin|cuando)|(?:cierran|cerraron|cerró) antes`,
      'nos encontrara cerrados',
    ],
    outdated: [
      `(?:web|página|carta|horario|google|internet) ${UP_TO(5)}(?:desactualizad[oa]|antigu[oa]|equivocad[oa]|mal|no (?:coincide|es|está)|pone|ponía|dice|decía|falso)|publicidad engañosa|engañ(?:oso|osa|an|aron|o)`,
      'la información que tenía no fuera correcta',
    ],
    brokenWord: [
      `promet\\p{L}{2,6}|promesas?|no (?:cumpl)\\p{L}{1,6}|incumpl\\p{L}{1,7}|mentir(?:as|osos?|on)|mienten|mintieron|faltaron a su palabra|lo acordado|lo pactado`,
      'las cosas no fueran como se había acordado',
    ],
    unsolved: [
      `garantía (?:\\p{L}{1,9} ){0,3}no|no (?:enciende|arranca|carga)(?= *[.,!]|$)|más averías|peor (?:que|de lo que)|sin (?:arregl|repar|solucion|termin)\\p{L}{1,6}|no quieren saber nada|se desentiend\\p{L}{1,2}|sigue (?:\\p{L}{1,9} ){0,2}(?:sin (?:funcionar|arreglar|solución|calefacción|agua)|rot[oa]|igual|goteando|fallando|estropead[oa]|perdiendo)|no (?:\\p{L}{1,9} ){0,2}(?:solucion|arregl|repar|resolv|resolvier)\\p{L}{1,6}|(?:mismo|misma) (?:problema|avería|ruido|fallo|gotera)|volvió a (?:fallar|romperse|estropearse|gotear)|sin solución|cuatro visitas|peor que antes|sin arreglar`,
      'el problema siga sin solución',
    ],
    pressed: [
      `(?:vender|vend\\p{L}{2,5}|colar|encasquetar)(?:te|me|nos)? ${UP_TO(3)}(?:más|cosas|extras|que no)|(?:presionaron|presionan|agobia\\p{L}{0,4}) (?:\\p{L}{1,9} ){0,2}(?:para|con)|sin necesitarlo|innecesari[oa]s?|que no necesit\\p{L}{1,5}`,
      'sintiera que le querían vender de más',
    ],
    rushed: [
      `(?:con|muchas|tantas) prisas?|meti\\p{L}{2,5} prisa|(?:dos|tres|cinco|\\p{N}) minutos (?:de consulta|y fuera|me (?:atend|dedic))\\p{L}{0,5}|corriendo y`,
      'todo fuera con tantas prisas',
    ],
    unwelcome: [
      `(?:te|me|nos) ignor(?:an|aron|ó|a)|por echarnos|(?:nos|te) echan|(?:caras? larg|mala car|malas car|mirada)\\p{L}{1,2}|(?:como|de) (?:si )?(?:moles|estorb)\\p{L}{2,6}|(?:se|encima se) (?:rieron|rió|rio|reían)|ni (?:se disculp|un saludo|nos miró|caso|se dign|salud)\\p{L}{0,5}|pas(?:an|aron) de (?:nosotros|mí|ti|todo)|nos ignor\\p{L}{1,5}|me ignor\\p{L}{1,5}|prepotent(?:e|es)|con desprecio|desdén|chul(?:o|a|os|ería)`,
      'el trato no fuera el que merecía',
    ],
    rude: [
      `(?:me|nos) insult(?:ó|aron)|podrían? (?:ser|sonreír) (?:un poco )?más (?:amables?|simpátic[oa]s?|agradables?)|poco amables?|maleducad[oa]s?|groser[oa]s?|antipátic[oa]s?|bordes?|desagradables?|mal(?:os)? (?:trato|modos|modales|educación|gesto)|(?:pésim|fatal|nefast|horribl|mal)[oae]? (?:trato|atención|servicio)|falta de (?:respeto|educación)|sin educación`,
      'no recibiera un trato amable',
    ],
    inattentive: [
      `(?:con|mirando|pegad[oa] a) el (?:móvil|teléfono)|(?:nadie|no) (?:nos |me |te )(?:atend|hac|hizo|hicieron|escuch)\\p{L}{0,6}|no hacen caso|poca atención|de charla|desinterés|desgana|pasotismo`,
      'no recibiera la atención que esperaba',
    ],
    inFood: [
      `(?:pelos?|moscas?|bichos?|gusanos?|plásticos?|insectos?|piedras?|cucarachas?) (?:\\p{L}{1,9} )?en (?:la|el|mi|su|nuestra|los|las) (?:\\p{L}{1,9} )?(?:sopa|ensalada|comida|plato|pizza|pasta|arroz|café|bocadillo|salsa|pan|tarta|postre|bebida|copa|vaso|hamburguesa|helado|paella|tortilla|croquetas?|guiso|lentejas|puré|yogur)`,
      'hubiera en su plato algo que no debía estar',
    ],
    pests: [`cucarachas?|ratas?|ratón|ratones|hormigas|bichos`, 'se encontrara con bichos'],
    stale: [
      `recalentad[oa]s?|(?:pan|pescado|marisco|producto|fruta|bollería|comida|leche)s? (?:\\p{L}{1,9} ){0,2}(?:durísim[oa]|pasad[oa]|rancio|de ayer|caducad[oa]|podrid[oa]|en mal estado)|no (?:era|estaba) fresc[oa]|poco fresc[oa]s?|rancio`,
      'no todo estuviera fresco',
    ],
    hotWater: [
      `sin agua caliente|no (?:había|hay|salía|tuvimos) agua caliente|agua (?:\\p{L}{1,9} )?(?:helada|fría)`,
      'no hubiera agua caliente',
    ],
    card: [
      `(?:no (?:\\p{L}{1,9} ){0,2}(?:aceptan|admiten|cogen|dejan pagar)|sin|solo (?:aceptan |admiten )?)(?: pagar)?(?: con)? ?(?:tarjetas?|en efectivo|efectivo)|solo efectivo`,
      'no pudiera pagar con tarjeta',
    ],
    crowded: [
      `mesas (?:\\p{L}{1,9} )?(?:demasiado |muy )?juntas|(?<!para )(?:demasiad|much|tant)[oa] (?:gente|lleno)|(?:muy|demasiado|siempre|súper|tan) (?:llen[oa]|masificad[oa])|abarrotad[oa]|masificad[oa]|petad[oa]|no cabía`,
      'no estuviera a gusto con tanta gente',
    ],
    pictures: [
      `(?:nada|no) (?:\\p{L}{1,9} ){0,3}(?:ver con|como|parece a|corresponde con) (?:en )?(?:las|la|lo de las|los) (?:fotos?|imagen|descripción|anuncio|web)|mala calidad|calidad (?:pésima|mala|muy mala|ínfima)|pésima calidad|transparenta`,
      'no fuera lo que esperaba',
    ],
    contract: [
      `sigue\\p{L}{0,1} cobr\\p{L}{2,8}|para anular|(?:permanencia|letra pequeña)|dar(?:me|se|nos|te)? de baja|(?:sigo|siguen|seguían) (?:pagando|cobr\\p{L}{2,5})|(?:cuota|contrato|suscripción) ${UP_TO(4)}(?:cancel|anul|permanencia|baja)\\p{L}{0,4}`,
      'haya tenido problemas con el contrato',
    ],
    worth: [
      `(?:no|ni) (?:lo )?(?:vale|merece|mereció|valió) (?:\\p{L}{1,9} ){0,2}(?:pena|precio|dinero|que cuesta)|tirar el dinero|dinero tirado|timo|sablazo|robo a mano armada|estafa|una clavada|carísim[oa]`,
      'lo que pagó no le pareciera justo',
    ],
    suspected: [
      `(?:acus|tach)\\p{L}{2,4} de|como (?:a )?(?:un |una |unos )?(?:ladr[oó]n(?:es|a)?|delincuentes?)|me siguieron por|registr\\p{L}{1,4} (?:el|mi) bolso`,
      'se sintiera bajo sospecha',
    ],
    unfinished: [
      `a medias|sin (?:terminar|acabar)|(?:nunca|no) (?:termin|acab)(?:aron|ó)|(?:dejaron|dejó) (?:\\p{L}{1,9} ){0,3}(?:a medias|sin (?:terminar|acabar))`,
      'el trabajo quedara sin terminar',
    ],
    mess: [
      `(?:dejaron|dejó|dejado) (?:\\p{L}{1,9} ){0,3}(?:todo (?:sucio|perdido|hecho)|hecho un (?:asco|desastre)|lleno de)`,
      'no quedara todo recogido',
    ],
    notLasting: [
      `(?:duró|duraron|aguantó|ha durado) (?:\\p{L}{1,9} ){0,2}(?:${NUMBER}|poco|nada) ?(?:días?|semanas?|meses|horas|lavados?)?|se (?:rompió|cayó|despegó|estropeó|ha roto) (?:a los|al|en|a la|enseguida|tras)`,
      'durara tan poco',
    ],
    cold: [
      `(?:aulas?|salas?|clases?|habitaci[oó]n(?:es)?|comedor)(?: \\p{L}{1,9}){0,2},? (?:algo |muy |un poco )?fr[ií][oa]s?|(?:hacía|hace|pasamos|pasé|mucho|un poco de) (?:\\p{L}{1,9} ){0,2}frío|sala (?:\\p{L}{1,9} )?(?:fría|helada)|sin calefacción|calefacción (?:apagada|estropeada)`,
      'pasara frío',
    ],
    hot: [
      `(?:hacía|hace|pasamos|mucho|demasiado) (?:\\p{L}{1,9} ){0,2}calor|sin aire acondicionado`,
      'pasara tanto calor',
    ],
    paidMore: [
      `(?:minutos|rato|nada) y (?:me |nos )?cobr\\p{L}{1,4}|minutos, cobr\\p{L}{1,4}|presupuest\\p{L}{1,4} ${UP_TO(8)}(?:cobr|factura|pag|subi|acab|fuer|final)\\p{L}{0,6}|(?:gastos|cargos?|suplementos?|comisi[oó]n(?:es)?|extras?) (?:de (?:gestión|limpieza|cancelación|desplazamiento)|que (?:nadie|no)|sin avisar|ocult[oa]s?)|(?:cobr)\\p{L}{2,5} (?:\\p{L}{1,9} ){0,3}(?:de más|más de lo|extra|suplemento|el pan|el agua|aparte|cubierto)|más de lo (?:acordado|presupuestado|que dijeron|que ponía)`,
      'pagara más de lo que esperaba',
    ],
    billed: [
      `(?:lleg|trajer|pedim)\\p{L}{1,4} (?:\\S{1,12} ){1,6}(?:nos|me) cobraron|cobr\\p{L}{2,5} (?:\\p{L}{1,9} ){0,2}(?:dos veces|doble|por duplicado|algo que no|cosas que no|mal)|(?:factura|cuenta|ticket|cargo) (?:\\p{L}{1,9} ){0,3}(?:mal|equivocad[oa]|incorrect[oa]|errores|error|duplicad[oa]|que no)|error(?:es)? en la (?:cuenta|factura)`,
      'hubiera un problema con la factura',
    ],
    noise: [
      `obras (?:desde|a las|todo)|ruido de obras|se (?:oye|oía|escucha|escuchaba) (?:\\p{L}{1,9} ){0,2}todo|paredes (?:son |parecen )?(?:de|como) papel|(?:no|imposible|sin) (?:\\p{L}{1,9} ){0,2}(?:dormir|pegar ojo|descansar|dormimos|dormí)|ruido\\p{L}{0,4} (?:toda la noche|hasta|de obras|insoportable)|obras (?:al lado|desde)|mucho ruido|demasiado ruido`,
      'el ruido le molestara',
    ],
    late: [
      `(?:lleg|vin|aparec)(?:ó|aron|o|ieron|ió) (?:\\p{L}{1,9} |\\p{N}+ ){0,4}tarde|impuntual(?:es|idad)?|siempre tarde`,
      'nuestro equipo no llegara a la hora',
    ],
    noShow: [
      `ni (?:vino|vinieron|apareci\\p{L}{1,5}|se present\\p{L}{1,4}) ni|(?:nadie|no|nunca) (?:se )?(?:present|aparec|vin|acud)(?:ó|ieron|aron|ió|o)(?! que)|(?:me|nos) dejaron plantad[oa]s?|plantón`,
      'no viniera nadie',
    ],
    wrongRoom: [
      `(?:reserv|pagu|pag|contrat)\\p{L}{1,4} ${UP_TO(4)}(?:vistas|habitación|suite|doble|balcón|terraza|mesa) ${UP_TO(4)}(?:dieron|dio|tocó|pusieron|y nos|pero)`,
      'no recibiera lo que había reservado',
    ],
    decline: [
      `(?:antes|hace años) (?:era|estaba|venía|íbamos)|(?:ha|han) (?:empeorado|bajado|perdido|ido a peor)|ya no es lo que era|nuev[oa]s? (?:dueñ[oa]s?|propietari[oa]s?|dirección|gerencia)|de mal en peor`,
      'ya no esté tan a gusto como antes',
    ],
    soldOut: [
      `(?:no|sin) (?:quedaba|quedaban|tenían|había) (?:\\p{L}{1,9} ){0,3}(?:carta|platos|stock|existencias|casi nada|la mitad|nada)|agotad[oa]s?|la mitad de la carta`,
      'no hubiera lo que quería',
    ],
    lost: [
      `reserv\\p{L}{1,4} ${UP_TO(14)}no (?:había|tenían|quedaba|constaba) (?:mesa|habitación|sitio|nada)|(?:no (?:constaba|aparecía|encontraban)) (?:\\p{L}{1,9} ){0,2}(?:reserva|cita|pedido)|overbooking|(?:dieron|dado) (?:nuestra|mi) (?:mesa|habitación|cita) a`,
      'hubiera un problema con lo que tenía reservado',
    ],
    spoiled: [
      `(?:arruin|estrope|amarg|fastidi|ag)\\p{L}{1,4} (?:\\p{L}{1,9} ){0,2}(?:día|noche|velada|boda|cumpleaños|aniversario|vacaciones|fiesta|celebración|viaje)`,
      'no pudiera disfrutar como quería',
    ],
    noHelp: [
      `hablando con (?:un|una) (?:robot|máquina|contestador)|me vendieron (?:\\S{1,12} ){1,5}(?:rot[oa]|averiad[oa]|defectuos[oa]|estropead[oa])|no (?:\\p{L}{1,9} ){0,3}ayud\\p{L}{1,5}|no saben|no tienen ni idea|incompetentes?|inútil(?:es)?|ninguna (?:ayuda|solución)|no solucion\\p{L}{1,5} nada`,
      'no recibiera la ayuda que necesitaba',
    ],
    unclean: [
      `(?:manchas?|pelos|polvo|moho|restos|suciedad|pelusas) (?:\\p{L}{1,9} )?(?:en|por|de)|(?:sábanas?|toallas?|baño|suelo|mesas?|vasos?|cubiertos|platos?|habitación|vestuarios?|duchas?|local|mantel|piscina) (?:\\p{L}{1,9} ){0,3}(?:suci[oa]s?|manchad[oa]s?|asqueros[oa]s?|pegajos[oa]s?|mugrient[oa]s?|guarr[oa]s?)|(?:suciedad|mugre|falta de (?:limpieza|higiene)|poca (?:limpieza|higiene))`,
      'no estuviera todo tan limpio como debía',
    ],
    brokenThings: [
      `(?:aire acondicionado|ascensor|calefacción|máquinas?|ducha|tele(?:visión)?|wifi|luz|cinta|aparatos?|cisterna|puerta|persiana) (?:\\p{L}{1,9} ){0,2}(?:no (?:funcion|iba|va|cerraba|abría)\\p{L}{0,4}|estropead[oa]s?|rot[oa]s?|averiad[oa]s?)`,
      'hubiera cosas que no funcionaban',
    ],
    brokenShower: [
      `(?:duchas?) (?:\\p{L}{1,9} ){0,4}(?:no (?:nos |me )?(?:funcion|serv|iba|va |va$|enciend|encend)\\p{L}{0,5}|estropead[oa]s?|rot[oa]s?|averiad[oa]s?|fuera de servicio)`,
      'la ducha no funcionara',
    ],
    brokenCooling: [
      `(?:aire acondicionado|aire|clima) (?:\\p{L}{1,9} ){0,4}(?:no (?:nos |me )?(?:funcion|serv|iba|va |va$|enciend|encend)\\p{L}{0,5}|estropead[oa]s?|rot[oa]s?|averiad[oa]s?|fuera de servicio)`,
      'el aire acondicionado no funcionara',
    ],
    brokenHeating: [
      `(?:sin|no había) calefacción|(?:calefacción|radiador(?:es)?) (?:\\p{L}{1,9} ){0,4}(?:no (?:nos |me )?(?:funcion|serv|iba|va |va$|enciend|encend)\\p{L}{0,5}|estropead[oa]s?|rot[oa]s?|averiad[oa]s?|fuera de servicio)`,
      'la calefacción no funcionara',
    ],
    brokenLift: [
      `(?:ascensor(?:es)?|elevador(?:es)?) (?:\\p{L}{1,9} ){0,4}(?:no (?:nos |me )?(?:funcion|serv|iba|va |va$|enciend|encend)\\p{L}{0,5}|estropead[oa]s?|rot[oa]s?|averiad[oa]s?|fuera de servicio)`,
      'el ascensor no funcionara',
    ],
    billedOn: [
      `(?:me di|nos dimos|di|pedí|solicité|tramité|cursé) (?:\\p{L}{1,9} ){0,3}baja [^.!?]{0,60}(?:sigu|cobr|pasan|pasando)\\p{L}{1,6}|(?:sigu\\p{L}{1,4}|continúan) (?:cobr|pas)\\p{L}{2,8} [^.!?]{0,60}(?:baja|cancel\\p{L}{2,6})|cancel(?:é|ado|amos) [^.!?]{0,60}(?:sigu\\p{L}{1,4}|continúan) (?:cobr|pas)\\p{L}{2,8}`,
      'haya tenido estos problemas con los cobros',
    ],
    menu: [
      `(?:poca|escasa|ninguna|sin) (?:variedad|oferta|opciones)|pocas opciones|(?:nada|sin opciones) para (?:vegetarianos|veganos|niños)`,
      'la oferta no fuera la que esperaba',
    ],
    worn: [
      `anticuad[oa]s?|descuidad[oa]s?|desgastad[oa]s?|viej[oa]s? y|necesita(?:n)? (?:\\p{L}{1,9} ){0,2}(?:reforma|renovaci[oó]n|mano de pintura|actualizarse)|dejad[oa] de la mano`,
      'lo encontrara descuidado',
    ],
    lostThing: [
      `(?:perdieron|perdió|extraviaron|han perdido) (?:mi|mis|nuestr[oa]s?|el|la|los|las)(?! (?:reserva|cita|tiempo|paciencia|clientela))`,
      'se perdiera algo suyo',
    ],
    repeated: [
      `(?:la|el) (?:segund[oa]|otr[oa]|nuev[oa])(?: \\p{L}{3,9})? (?:vino |llegó |estaba |salió |también |igual )?(?:\\p{L}{1,9} ){0,3}(?:también|igual(?:mente)?|tampoco|otra vez|de nuevo|peor)|(?:la|el) (?:segund[oa]|otr[oa])(?: \\p{L}{3,9})?,? (?:también|igual|tampoco|peor)`,
      'la segunda vez tampoco fuera mejor',
    ],
    uninformed: [
      `podrían? haber(?:nos|me|lo)? (?:avisado|dicho)|sin previo aviso|nadie (?:\\p{L}{1,4} ){0,2}(?:avis|inform)\\p{L}{1,4}|nadie (?:me|nos|te) dij\\p{L}{1,4}|(?:no|nunca) (?:me|nos|te) (?:\\p{L}{1,4} )?(?:avis|dij|inform)\\p{L}{1,5}(?! nada)|sin avisar`,
      'nadie le avisara',
    ],
  },
  praise: {
    honest: ['honrad[oa]s?|honest[oa]s?|de confianza|sin engaños|transparentes?|de fiar', 'confíe en nosotros'],
    fair: [
      `(?:buen|buenos|gran|excelente|mejor) (?:precio|precios)|(?:precio|precios) (?:\\p{L}{1,9} ){0,2}(?:just[oa]s?|razonables?|buen[oa]s?|asequibles?|ajustad[oa]s?|correct[oa]s?|estupend[oa]s?)|calidad[ -]precio|barat[oa]|económic[oa]`,
      'el precio le pareciera justo',
    ],
    fast: [
      `(?:muy |súper |super |tan )?(?:rápid[oa]s?|rapidez|ágil(?:es)?|eficaz|eficaces|eficientes?)|enseguida|en un momento|en el acto|rapidísim[oa]s?`,
      'todo fuera rápido',
    ],
    onTime: [`puntual(?:es|idad|mente)?|a la hora|a tiempo|en (?:el )?plazo|plazos cumplidos`, 'fuéramos puntuales'],
    noWait: [
      `sin (?:esperas?|colas?|tener que esperar)|no (?:tuve|tuvimos|hay|había) (?:que esperar|colas?|esperas?)`,
      'no tuviera que esperar',
    ],
    explained: [
      `expli(?:ca|can|có|caron|cado|cando)(?:n|ron)? (?:\\p{L}{1,9} ){0,2}(?:todo|muy|bien|cada|paso|con)|(?:me|nos|te) (?:lo )?(?:explic|asesor|aconsej)\\p{L}{1,5}|buen(?:os)? consejos?|buen asesoramiento|resolvieron (?:todas )?(?:mis|nuestras) dudas`,
      'se lo explicaran todo bien',
    ],
    painless: [
      `sin (?:ningún )?dolor|no (?:me )?(?:dolió|duele|enteré)|(?:mucha|con|gran) delicadeza|manos de (?:santo|seda|ángel)|ni me enteré`,
      'se sintiera en buenas manos',
    ],
    atEase: [
      `(?:me|nos|te) (?:sent|sient|hac|hicieron|hizo)\\p{L}{1,5} (?:\\p{L}{1,9} ){0,3}(?:gusto|cómod[oa]s?|casa|tranquil[oa]s?|segur[oa]s?|bien)|como en casa|(?:iba|estaba) (?:\\p{L}{1,9} ){0,2}(?:miedo|nervios[oa])|a gusto`,
      'se sintiera a gusto',
    ],
    friendly: [
      `(?:me|nos) trat(?:aron|ó|an) (?:\\p{L}{1,9} )?(?:genial|fenomenal|de maravilla|muy bien|estupendamente|como en casa|con cariño)|(?:profes?|profesores|equipo|personal) (?:muy )?(?:implicad|entregad|volcad)[oa]s?|da gusto|gente así|merece un aumento|amab(?:le|les|ilidad|ilísim[oa]s?)|simpátic[oa]s?|encantador(?:a|es|as)?|un encanto|un amor|atent[oa]s?|cercan[oa]s?|cariños[oa]s?|agradables?|majísim[oa]s?|maj[oa]s?|(?:buen|gran|excelente|inmejorable|magnífico|estupendo) (?:trato|personal|equipo)|trato (?:\\p{L}{1,9} ){0,2}(?:inmejorable|excelente|genial|exquisito|cercano|humano|increíble|de diez|perfecto|magnífico)|(?:buena|excelente|estupenda|gran) atención|nos cuid\\p{L}{1,4}`,
      'le gustara el trato',
    ],
    helped: [
      `va como (?:un tiro|nuev[oa]|la seda)|(?:me|nos) (?:\\p{L}{1,4} )?(?:solucion|arregl|repar|resolv|ayud|salv)\\p{L}{1,6}|(?:solucion|arregl|repar)(?:aron|ó) (?:\\p{L}{1,9} ){0,2}(?:el|la|mi|todo)|salvaron (?:el|la)`,
      'pudiéramos ayudarle',
    ],
    expert: [
      `(?:gran|grandes|buen|buenos|excelentes?|muy|tod[oa] un[oa]?|un|una|unos) profesional(?:es)?|profesionalidad|profesional como|seri[oa]s|(?:buen|gran|excelente|magnífico|impecable) (?:trabajo|taller|curso|dentista|fontanero|centro|gimnasio|mecánico|veterinario)|trabajo (?:impecable|perfecto|excelente|bien hecho|magnífico)`,
      'le gustara nuestro trabajo',
    ],
    choice: [
      `(?:mucha|gran|buena|amplia) (?:variedad|oferta|selección|elección)|gran surtido`,
      'le gustara la variedad',
    ],
    children: [
      `(?:niños|niñas|peques|hijos|nietos) (?:\\p{L}{1,9} ){0,3}(?:encant|disfrut|pas|content|feli)\\p{L}{1,6}|ideal para (?:niños|familias|ir con niños)|los peques`,
      'los niños estuvieran a gusto',
    ],
    child: [
      `(?:mi|nuestr[oa]) hij[oa] (?:\\S{1,12} ){0,3}(?:notable|sobresaliente|aprob\\p{L}{1,4}|sac(?:ó|ado))|(?:mi|nuestr[oa]) (?:hij[oa]|niñ[oa]|peque|nen[ea]) (?:\\S{1,14} ){0,5}(?:encant|content|feli|aprend|disfrut|mejor|ya no|aprobad|va |adora|sale)\\p{L}{0,5}`,
      'todo vaya tan bien',
    ],
    childLiked: [
      `(?:a )?(?:mi|nuestr[oa]) (?:hij[oa]|niñ[oa]|peque|niet[oa]) (?:\\p{L}{1,9} ){0,3}(?:encantó|gustó|disfrutó|pasó)`,
      'le gustara tanto',
    ],
    occasion: [
      `salió todo (?:redondo|perfecto|genial|de maravilla)|(?:boda|cumpleaños|aniversario|comunión|bautizo|celebración|fiesta) (?:\\S{1,14} ){0,6}(?:perfect[oa]|inolvidable|maravillos[oa]|precios[oa]|increíble|diez|éxito|especial|genial)|(?:perfect[oa]|inolvidable|maravillos[oa]|precios[oa]) (?:\\S{1,14} ){0,3}(?:boda|cumpleaños|aniversario|comunión|bautizo|celebración|fiesta)`,
      'todo saliera tan bien',
    ],
    loyal: [
      `(?:hace|desde hace|llevo|llevamos|más de) (?:\\p{L}{1,9} |\\p{N}+ ){0,3}años|años (?:viniendo|yendo|con ellos|de client[ea])|como siempre|toda la vida|client[ea]s? (?:habitual|desde|fiel)\\p{L}{0,2}|nunca (?:falla|fallan|decepciona)\\p{L}{0,1}`,
      'confíe en nosotros',
    ],
    again: [
      `(?:volver(?:é|emos|ía|íamos)|repetir(?:é|emos|ía|íamos)|repito|vuelvo|volvemos|para repetir)`,
      'quiera volver',
    ],
    recommend: [
      `(?:muy |totalmente |súper )?recomend(?:able|ables|ado|adísimo)|(?:lo|la|los|las|os) recomiendo|recomiendo|recomendamos|100 ?% recomendable`,
      'nos recomiende',
    ],
    delicious: [
      `(?:los|las|el|la) mejor(?:es)? (?:churros|tapas|pizzas?|paella|tortillas?|croquetas|helados?|bocadillos?|hamburguesas?|café|arroz|pan|bravas|sushi|tarta|cocido|menú|pulpo|jamón)|ri(?:co|ca|cos|cas|quísim[oa]s?)|delicios[oa]s?|(?:comida|plato|cena|menú|todo) (?:\\p{L}{1,9} )?exquisit[oa]s?|buenísim[oa]s?|(?:croquetas?|arroz|tapas?|tortilla|comida|platos?|paella|pescado|carne|postres?|tarta|café|pizza|helados?),? (?:de (?:diez|muerte|otro mundo|escándalo|lujo)|espectacular(?:es)?|impecables?)|para chuparse los dedos|(?:croquetas?|arroz|tapas?|tortilla|jamón|marisco|pulpo|tarta de queso|gambas|churros) (?:\\S{1,14} ){0,3}(?:espectacular(?:es)?|increíbles?|ric[oa]s?|buen[oa]s?|excelentes?|geniales?|mundo|perfect[oa]s?)`,
      'le gustara tanto lo que probó',
    ],
    clean: [
      `(?:todo |muy |súper )?limpi[oa]s?(?: y (?:ordenad|cuidad|bonit)[oa]s?)?|limpísim[oa]s?|impolut[oa]s?|impecables? de limpi\\p{L}{1,4}|(?:limpieza) (?:\\p{L}{1,9} )?(?:impecable|perfecta|excelente|diez)`,
      'todo estuviera limpio',
    ],
    noFault: [
      `(?:los|las|el|la) mejor(?:es)? (?:\\p{L}{3,14}) (?:de|que)|un diez|(?:ni|ninguna|sin|cero) (?:una |ninguna )?(?:pega|queja|quejas|pegas|fallo)|no (?:\\p{L}{1,9} ){0,3}(?:ninguna|ni una|una) (?:pega|queja)|no (?:se )?(?:puede|podría|puedo|podemos) (?:\\p{L}{1,9} ){0,3}(?:mejor|pedir más|más content[oa]|estar más)`,
      'todo fuera tan bien',
    ],
    pet: [
      `(?:mi|nuestr[oa]|a|al) (?:perr[oa]|gat[oa]|mascota|cachorro|conejo) (?:\\S{1,14} ){0,5}(?:bien|content[oa]|cuid|trat|encant|feliz|mejor)\\p{L}{0,5}|con (?:los animales|mi perr[oa]|mi gat[oa])`,
      'valore el cuidado que damos a su mascota',
    ],
    result: [
      `impecables?(?= *[.,!]|$)|aprobé|(?:me|nos) (?:\\p{L}{1,9} )?(?:encanta|encantó|ha encantado|quedó|ha quedado|dejaron|dejó) (?:\\p{L}{1,9} ){0,4}(?:pelo|color|corte|resultado|genial|perfect[oa]|preciosa?|estupend[oa]|fenomenal|como nuev[oa]|ideal|divin[oa])|(?:muy |súper )?content[oa] con (?:el|la|mi)|como nuev[oa]|resultado (?:\\p{L}{1,9} )?(?:perfecto|increíble|espectacular|genial|fantástico)`,
      'le guste el resultado',
    ],
  },
}
