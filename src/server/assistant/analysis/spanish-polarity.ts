import type { LexiconSource } from './polarity-lexicon.ts'

/** Own compilation, without accents; a star stands for the endings of gender and number. */
export const SPANISH_LEXICON: LexiconSource = {
  endings: [
    '',
    'o',
    'a',
    'os',
    'as',
    'e',
    'es',
    'mente',
    'amente',
    'emente',
    'isimo',
    'isima',
    'isimos',
    'isimas',
    'ito',
    'ita',
  ],
  words: {
    3: `excelent* maravill* maravillos* increibl* espectacular* fantastic* perfect* inmejorabl* impecabl* estupend*
      magnific* genial genial* exquisit* delicios* insuperabl* preciosidad sublim* fabulos* extraordinari*
      excepcional* encanta encanto encantan encantaron inolvidabl* impresionant* sensacional* espectacular brutal
      diez buenisim* riquisim* precios* preciosas amo amamos adoro mejor mejores divin* brillant* soberbi*`,
    2: `gran grande grandes enorme enormes comodidad comodidades confort comfort descanso descansar excelencia
      adecuado adecuada buen* bien muy-bien rico rica ricos ricas sabros* amabl* atent* agradabl* simpatic*
      encantador encantadora encantadores bonit* bell* hermos* acogedor acogedora acogedores comod* limpi*
      limpieza profesional* eficient* eficaz eficaces eficacia rapid* fresc* gust* gusta gusto gustado gustaron
      recomiendo recomendabl* recomendamos recomendad* recomendable repetire repetiremos repetir repetiria
      volvere volveremos volveria volveriamos volver content* satisfech* feliz felices gracias fenomenal
      tranquil* tranquilidad moderno moderna amplio amplia amplios amplias espacios* calidad educad* servicial*
      disfrut* disfrutamos disfrute ideal* acert* acierto barat* economic* super cercan* privilegiad* fabuloso
      cuidad* cuidado detall* romantic* elegant* lujo lujos* atractiv* original* correcta* relajant* cordial*
      familiar* esmerad* abundant* generos* puntual* facil* util* variado variada variados luminos* alegr*
      carinos* aciertos`,
    1: `correct* normalit* suficient* centric* silencios* calid* calido complet* variad* ameno amena tipic* nuev*
      gratis gratuit* aceptabl* razonabl* decent* interesant* animad*`,
    '-1': `negativo negativa negativos cerrado cerrada probre enano enana paso normal* regular* pequen* escas* carit*
      viej* antigu* ruid* ruidos* ruido lent* lentitud fri* frio tard* tarda tardaron tardan espera esperar
      esperando cola colas justo justa justit* caro cara caros caras carisim* sos* seco seca mejorabl* falta
      faltan faltaba incomod* estrech* oscur* anticuad* desfasad* pero lastima pena basic* complicad* dificil*
      problema problemas inconvenient* deficient* flojo floja pobre* limitad* obras calor olor`,
    '-2': `mal* mala malo malas malos decepcion* decepcionad* decepcionant* sucio sucia sucios sucias suciedad
      desagradabl* antipatic* maleducad* borde bordes grosero grosera descuidad* desorganizad* desastroso queja
      quejas quejarse reclamacion aburrid* viejisim* defectuos* rot* averiad* estropead* roto rota insuficient*
      inaceptabl* incompetent* insipid* quemad* crudo cruda caducad* peor* molest* engan* engano enganan
      enganados abusiv* abuso robo roban clavada clavad* timo timad* desagrad* huele olia humedad moho polvo
      cucaracha cucarachas cancelaron error errores fatal* mediocr* lamentabl* impresentabl* pesim* pesad*
      desastr* nefast* indignant* negligent* nunca jamas tampoco`,
    '-3': `horribl* horror* horroros* terribl* pesimo pesima pesimos pesimas asqueros* asco desastre verguenza
      vergonzos* vergonzoso estafa estafad* estafadores nefasto nefasta repugnant* peor peores penos* inhuman*
      ladrones fraude timo intoxicacion basura porqueria`,
  },
  phrases: {
    3: `de diez, un diez, no se puede pedir mas, no puede ser mejor, no podia ser mejor, sin duda volveremos,
      sin duda volvere, 100 recomendable, muy recomendable, totalmente recomendable, la mejor, el mejor,
      los mejores, un 10, de 10, sin palabras, un lujo, una maravilla, una pasada, me encanta, nos encanto,
      me encanto, no os lo perdais, de lo mejor`,
    2: `sin quejas, ninguna queja, ningun problema, sin problemas, sin ningun problema, no defrauda, no decepciona,
      nada que objetar, nada malo, vale la pena, merece la pena, buena relacion calidad precio,
      relacion calidad precio, calidad precio, muy cerca, cerca de, cerca del, a gusto, como en casa,
      no esta mal, nada mal, todo bien, bien situado, bien ubicado, bien comunicado, a pocos metros, a un paso,
      a buen precio, precio razonable`,
    1: `al lado, en pleno centro, lo unico`,
    0: `mas bien, o bien, si bien, ahora bien, primera mano, mejor dicho, a pesar`,
    '-1': `lo unico malo, un poco, demasiado, algo caro, podria mejorar, podria ser mejor, deja que desear,
      dejan que desear, no es para tanto, nada especial, nada del otro mundo, sin mas, hay que mejorar,
      se echa en falta, echamos en falta, echo de menos`,
    '-2': `no recomiendo, no lo recomiendo, no recomendable, no volvere, no volveremos, no volveria, no volver,
      no vale, no vale la pena, no merece la pena, no funciona, no funcionaba, no funcionan, no me gusto,
      no nos gusto, no gusto, deja mucho que desear, dejan mucho que desear, mal olor, olia mal, huele mal,
      mala educacion, falta de, una hora, mas de una hora, mal servicio, mala atencion, muy caro, demasiado caro,
      perdida de tiempo, tirar el dinero`,
    '-3': `nunca mas, jamas volvere, no vayais, no vayan, ni se os ocurra, lo peor, el peor, la peor, un desastre,
      un asco, una verguenza, una estafa, un robo, hoja de reclamaciones, ni loco`,
  },
  negators: `no ni nunca jamas sin tampoco nada ningun ninguna nadie`,
  intensifiers: `muy mucho super tan totalmente realmente bastante increiblemente absolutamente demasiado mas`,
  diminishers: `algo poco casi ligeramente`,
}
