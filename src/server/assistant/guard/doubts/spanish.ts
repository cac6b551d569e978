import type { ReplyLanguage } from './reply-words.ts'

export const SPANISH: ReplyLanguage = {
  small: `
    a al de del el la los las lo un una unos unas y e o en con por para que se su sus tu tus te le les os vuestra
    vuestro nos nuestro nuestra nuestros nuestras es son fue fueron era estaba ha han haya hayan hemos he sea esto
    este esta estos estas ese esa hola estimada estimado querida querido usted ustedes ti si muy equipo tan me mi
  `,
  joints: 'y e pero para_que',
  leads: 'nos te le les os que se por_favor ya tambien lo la muy equipo estamos estaremos nuestro',
  sharp: `
    no nunca jamas nadie nada ni sin otro otra otros otras menos mas que demasiado bastante poco poca tampoco solo
    incluso alguien gente persona personas casa lejos si porque quien culpa malo peor debe deberia deberias vete
    aprende ultimo ultima proxima proximo siempre primero esperar espera esperas tarde largo larga nuevo vieja viejo
    mejor como tanto tal ver
  `,
  courtesy: {
    opening: `
      (?:muchas |muchisimas |mil |infinitas )?gracias|agradec\\S+|esperamos|ojala|deseamos|hasta (?:pronto|la proxima|
      muy pronto|otra|la vista|luego)|nos vemos|(?:te|le|os|les) (?:esperamos|invitamos|animamos|rogamos|pedimos que|
      escuchamos)|(?:sera|seria) un placer (?:recib|volver|aten|ayud)\\S*|(?:estaremos|estamos|
      quedamos) (?:\\S+ )?(?:encantados|encantadas|a (?:tu|su) disposicion|disponibles|aqui|trabajando|revisando)|
      nos (?:gustaria|encantaria)|(?:pongase|ponte|ponerte|ponerse|poneos|ponga) en contacto|contact(?:a|e|anos|enos|
      ar|es)|(?:no dud\\S+ en)|escrib(?:e|a|enos|anos|irnos)|llamanos|(?:transmit|traslad|compart|comunic|hac|har|pas|
      inform)\\S* (?:\\S+ ){0,5}?(?:equipo|cocina|compan\\S+|llegar|responsables?|recepcion|personal|departamento|
      tecnicos)|(?:tomamos|tomaremos|tendremos|nos tomamos) (?:\\S+ ){0,4}?(?:nota|en cuenta|en serio)|(?:trabajamos|
      trabajando|seguiremos|seguimos|seguir) (?:\\S+ )?(?:para|en|trabajando|mejorando)|(?:nos|les) (?:ayuda|ayudan|
      anima|animan|motiva|motivan|impulsa)|(?:muy )?(?:importante|importantes|valioso|valiosa|valiosos) para nosotros|
      significa(?:n)? mucho|para mejorar|(?:podamos|poder|podemos|pudieramos) (?:ayud|soluc|aten|resol|habl|revis|
      mejor|aclar|ofrec|recib|ver|demos|compens|conoc)\\S*|valoramos|vuelve cuando|aqui (?:estamos|estaremos)|
      te espera|pasate|(?:podriamos|podemos) (?:mejorar|hacer)|comentaremos|hemos (?:hablado|comentado)|
      si nos escrib\\S+|(?:un )?(?:cordial |fuerte |afectuoso )?(?:saludo|saludos|abrazo)|atentamente|bienvenid\\S+|
      tus? (?:\\S+ )?(?:comentarios?|opinion|sugerencia|palabras|observaciones?|felicitacion)|
      su (?:\\S+ )?(?:comentarios?|opinion|sugerencia|observacion)|queremos (?:que|ofrec|mejor|saber|conoc)\\S*|
      de parte de|cordialmente|atentamente
    `,
    words: `
      resena* opinion* comentario* valoracion* palabras visita* estancia confianza paciencia comprension apoyo tiempo
      experiencia* sugerencia* mensaje* nota felicitacion* sincer* amable* bonit* carin* cliente* todos todo toda
      cocina personal recepcion responsable* departamento correspondiente tecnicos mucho muchisimo de_corazon
      de_nuevo tambien por_favor asi_que haber compartir compartirlo compartiremos compartido contarnos contarlo
      escribirnos dejarnos dedicar dedicarnos avisarnos informarnos hacernos hacernoslo llegar saber celebrar tomarte
      tomarte_el_tiempo asistir practicar confiar confiar_en verte verle volver volver_a volver_a_verte recibir
      recibirte atenderte pronto muy_pronto proxima_visita proxima_vez la_proxima proxima proxima_clase
      proxima_revision futuro otra_oportunidad otra_ocasion nueva_oportunidad nueva oportunidad oportunidad_de
      ocasion darnos darte diera ofrecer ofrecerte una_mejor mejor_experiencia mejorar mejorarlo seguir podamos poder
      podremos pueda puede podriamos gustaria encantaria placer felices directamente contactar contactarnos
      contactaras con_nosotros nosotros cuando_quieras cuando_le_venga_bien cuando_te_venga_bien venga bien cuando
      telefono hablar hablar_del tema personalmente ayudarte ayuda solucion una_solucion solucionarlo resolver
      aclararlo revisar revisarlo encontrar_una encontrar conocer mas_detalles detalles lo_ocurrido ocurrido
      que_ocurrio lo_sucedido sucedido caso problema duda* si_deseas si_quieres cuanto_antes siempre aqui contigo
      transmitiremos trasladaremos trasladado haremos hacer comentado en_serio muy_en_serio en_cuenta cuenta tomamos
      tendremos cada dia trabajando calidad servicio atencion motivan importante valioso util significa significan
      sobre ello los_brazos_abiertos tener ya des valoramos equilibrad* maravillos* pusiera alojarte temporada sera
      impresion clase lo_que_dices dices un_dia especial fecha agradeceriamos todo_el_equipo sorprenderte comunicado
      momento corregirlo entender necesites quieras lo_que_necesites mejor cita citas molestia_de al_tanto
      recuperacion saludo abrazo parte desde buen buena viaje lo_mejor os_deseamos vemos esperamos hasta bienvenid*
      tienes buscar una_estancia mas_agradable agradable mantenimiento experiencia_mejor manera posible
      recomendacion* companer* situacion pregunta* aclarar resolverlo cordial puedes numero_de_* lo_antes_posible
      proximo_* equipo_de_* en_familia veros
    `,
  },
  joy: {
    opening: `
      (?:nos|me) (?:alegra|alegran|alegro|encanta|encantan|hace|complace|emociona|llena|satisface|anima)(?: (?:mucho|
      muchisimo|muy felices|mucha ilusion|felices|feliz|mucho saber|de alegria|de orgullo))?|que (?:alegria|ilusion|
      bonito|bien|gusto|mensaje|bonitas|maravilla)|(?:ha sido|fue|es) (?:\\S+ )?(?:un|todo un) (?:\\S+ )?(?:placer|
      honor|alegria)|cinco estrellas|con una sonrisa|estamos (?:muy )?(?:felices|contentos|encantados)|que (?:resena|
      comentario|palabras)
    `,
    words: `
      saber leer conocer haber mucho muchisimo leerte recibir asi trabajo disfrutan resulto claridad esten tarde
      pequenos disfrutaras disfruta gustara gusta guste gusto encantara correcta sintio sintieras sentiste bien
      tan_bien atendida cuidada a_gusto comoda contenta satisfecha felices visita* estancia experiencia* desayuno dia
      momento* ocasion especial viaje trato atencion servicio palabras comentario* resena* valoracion* opinion*
      pasaron lo_pasaron tiempo agradable encontraste quedaras ayudarte haberte poder podido hacer parte ser
      compartir celebrar contigo con_nosotros nosotros todo toda todos hijos ninos madre perro cliente* ilusion
      cumpliera cumplido expectativas tambien cada hayas siempre fuera estes en_buenas_manos manos buenas del_todo
      rapidez con_rapidez tratamiento clase confianza solucion cena comida familia *ando_con_nosotros
      *iendo_con_nosotros hiciera
    `,
  },
  regret: {
    opening: `
      (?:lo )?(?:sentimos|lamentamos|siento|lamento)|(?:te |le |os |les )?(?:pedimos|presentamos|
      rogamos) (?:\\S+ )?(?:disculpas|perdon|que (?:nos )?(?:disculp|perdon)\\S*)|disculp\\S+|(?:esto |eso |
      ello )?no (?:es|fue|era|refleja|representa|hemos estado|estuvimos|estuvo|cumplio|cumple|cumplimos|
      deberia haber)(?: \\S+)?|(?:entend|comprend)\\S+|(?:tienes|tiene) (?:toda la )?razon|(?:merec\\S+)|
      sabemos (?:que|lo|como)|imaginamos|perdon
    `,
    words: `
      mucho sinceramente profundamente de_verdad de_corazon saber leer lo_ocurrido ocurrido sucedido lo_sucedido
      molestia* problema* decepcion* frustra* enfado malestar preocupacion espera larga retraso* tanto tiempo ruido
      dificil* dificultad* resulta fuera estuviera estuvieran hayas tu_experiencia su_experiencia experiencia*
      durante tu_estancia su_estancia recibiste sentiste sintieras trato atencion servicio calidad fallo* falta
      causado ocasiono hemos_causado expectativas tus_expectativas sus_expectativas cumpliera cumplieran cumplido
      a_la_altura la_altura no queremos_ofrecer queremos que_queremos buscamos deseamos ofrecer cliente* todos cada
      impresion merece* un_trato trato_amable amable respetuos* como cuanto lo_que por_lo perfectamente bien puede
      pueda ser haber sido cuando esta_vez hecho afectara descanso llegada a_su_llegada valioso buen_estado estado
      desde buena mismo contactar con_nosotros escuchad* fallida perdiste tratar ya limpieza comod* momento molestado
      describe* en_absoluto punto como_fue tu_viaje porque estuviera_lista bien_hecha hecha quedara clara aun_asi
      aunque dejado de_funcionar funcionar pronto tan_pronto pedido reserva habitacion razon sobre ello haberte
      respondido respuesta por_no a_veces conseguir lista mal_estado mal sobre_todo ocasion_especial especial cobro
      frio aire error* inconvenient* situacion demora* insatisf* confusion lo_frustrante doble
    `,
  },
}
