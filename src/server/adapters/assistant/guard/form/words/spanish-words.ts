/** Of what ordinary replies are made. Folded: small, without accents. */
export const SPANISH_REPLY_WORDS = `
  a abiertos abrazo abrazos abril absoluto acaba acerca acogedor acogida acompanarle acompanarte adecuada adecuadamente
  adecuado afectara afectuosamente agosto agotador agradable agradablemente agradables agradece agradecemos agradecer
  agradeceriamos agradecerle agradecerte agradecida agradecidas agradecido agradecidos agradeciendo agrado ahora
  ahorrado ajustar ajustarlas al alcance alegra alegramos alegria alegrias algo alguien algun alguna alguno alojarse
  alojarte alojaste altura amabilidad amable amablemente amables ambas ambiente amigos amor analisis analizar
  analizaremos anima animan animo aniversario ano anos ante anteriores antes aplauso aplicacion apoyo apreciada
  apreciado apreciamos apreciar aprecio aprender aprendiendo aprovechar aprovecharla aprovecharlo aquel aquella aquello
  aqui aseguramos asegurar asegurarnos asi asistir aspecto aspectos asunto atencion atendemos atender atenderemos
  atenderle atenderos atenderte atendida atendido atendiendo atendieron atendio atenta atentamente atento atentos atras
  aun aunque avisar avisarnos ayer ayuda ayudan ayudar ayudarle ayudarnos ayudarte ayude bajo basta bastante bien
  bienvenida bienvenido boda bonita bonitas bonito brazos brevedad brevemente brindar brindarle brindarte brindaste buen
  buena buenas buenisimo bueno buenos buscamos cada calidad calidez calurosa calurosamente caluroso
  cambio capaz carino carinosa carinosas carinoso caso causa causado causar celebracion celebrado celebrar cercana
  cercania cercano cercanos cinco cita citas clara claramente claras claridad claro clase clases cliente clientes
  comenta comentan comentaremos comentario comentarios comentarlo comentas comida comience como comoda comodamente
  comodidad comodidades comodo comodos companeras companeros compartas compartiendo compartir compartiremos compartirlo
  compartiste complace complacidos completa completo complicado compra comprendemos comprender comprensible comprension
  comprobar comprometidos compromiso comun comunicar comunicarlo con confianza confiar confusion conjunto conocer
  conocerlo conocerte conseguir consideracion considerar constructiva constructivo constructivos contacta contactanos
  contactar contactarnos contactenos contactes contacto contado contar contarlo contarnos contarnoslo contaste contenta
  contento contentos contigo continuar contra contratiempo contratiempos conversar corazon cordialmente correctamente
  correcto corregir corregirlo correo correspondiente corte cosas creciendo creemos creer critica criticas cual cuales
  cualquier cuando cuanto cuatro cuenta cuentan cuentanos cuentas cuentenos cuentes cuesta cuidado cuidando cuidar
  cuidarte cumpleanos cumplido cumpliera cumplieran cumplimos cumplir cuyo da dado dale damos dan dar darle darnos daros
  darte das datos de debe debemos deben deber deberia deberiamos debes debidamente debido debo decepcion decepcionada
  decepcionado decepcionante decimos decir dedicacion dedicado dedicados dedicar dedicaste deja dejado dejar dejarlo
  dejarnos dejes del deliciosa delicioso demas demasiado demora demoras demos derecho des desafortunadamente
  desafortunado desagradable descansar desconcierto describe describes describir descrito descubrir descuido desde
  deseamos deseas desees deseo deseos desilusion despues detallada detallado detallar detalle detalles detenidamente dia
  dias dice dicen dices dicho diciembre dieras diferente dificil dificultades diga digas digo dijo dio direccion
  directamente directo diremos disculpa disculparnos disculpas disculpe disculpen disfruta disfrutado disfrutar
  disfrutara disfrutaran disfrutaras disfrutaron disfrutaste disfrutasteis disfruten disfruto dispone disposicion
  dispuestos diste divertido divirtieras domingo donde dos doy duda dude dudes duele durante e echar edad eficiencia
  ejemplo el eleccion elegido elegir elegirnos elegiste eligieras ella ellas ello ellos emocion emocionados emociones en
  encanta encantado encantador encantadora encantados encantara encantaria encanto encargado encontrado encontrar
  encontrara encontraras encontrarte encontraste encontro encuentres enero enfado enhorabuena enorme enormemente
  enriquecedor enriquecedora entendemos entender entonces entre entrega entregados entusiasmo envianos enviarnos
  envienos equilibrada equilibrado equipo era eran eres error errores es esa esas escalar escribanos escribas escribe
  escribenos escribir escribirnos escribiste escuchando escuchar escucharle escucharlo escucharte ese esencia
  esforzandonos esforzarnos esfuerza esfuerzo esfuerzos eso esos especial especiales especialmente espera esperaba
  esperabais esperabas esperamos esperando esperanza esperar esperases espero espiritu esta estaba estaban estado
  estamos estan estar estaremos estas este esten estes estimada estimado estimados esto estos estoy estrellas estresante
  estudiaremos estupenda estupendamente estupendo estuviera estuvieran estuvieras estuvieron estuvo etc evidente evitar
  excelente exigencia exigente exito expectativa expectativas experiencia experiencias explicar explicara explicaron
  explico expresar exterior fabuloso facil facilmente fallado fallo faltado familia fantastica fantastico favor
  favoritas favorito favoritos febrero felices felicitacion felicitaciones felicitar feliz fenomenal fidelidad fin fines
  formulario franca franco franqueza frustracion frustrados frustrante fue fuera fueran fueron fuese fundamental futuro
  ganas genial gente gerencia gracias gran grande grandes gratitud grato gusta gustado gustara gustaran
  gustaria gustaron guste gusten gusto ha haber haberle haberos haberte habia habian habido habitual habituales habla
  hablado hablar hablaremos hablarlo hablemos habra habria hace hacemos hacen hacer hacerlo hacernoslo hacerte haces
  hacia haciendo haga hagan hago han haremos haria has hasta hay haya hayan hayas hazlo he hecha hecho hemos hermosa
  hermoso hiciera hicieras hija hijo hijos hizo hola honesta honestidad honesto honor honrados hora horas hospitalidad
  hoy hubiera hubo iba idea ideal igualmente ilusion ilusionados imaginamos implicados importa importan importancia
  importante impresion impresiones incluso incomoda incomodidad incomodidades incomodo incomodos inconveniente
  inconvenientes increible indica indicado indicas inesperado informacion informado informar informarnos iniciativa
  inolvidable inquietud insatisfaccion insistir intencion intentamos interes interesa interesante interesantes intereses
  interior internamente internas interno internos invierno invitamos ir jueves jugar julio junio junto juntos la labor
  lamentable lamentamos lamento larga largas largo las le lealtad lectura leer leerla leerle leerlo leerte leido lejos
  les leyendo limpieza linea llamada llamadas llames llega llegado llegar llegara llegaras llego llena lleva llevar
  llevarte llevas llevaste lo logrado lograr los luego lugar lunes madre magnifico mal malentendido malestar manana
  mananas manera mano mantener maravillosa maravillosas maravilloso marcha martes marzo mas maximo mayo mayor me media
  mediante medida mejor mejora mejorando mejorar mejorarlo mejorarse mejoras mejores memorable memorables menciona
  mencionado mencionas menos mensaje mensajes merece mereces mesa meta mi miercoles mil mimar miramos mirar mis misma
  mismo molestado molestar molestia molestias momento mostrar mostro motiva motivacion motivan motivo motivos mucha
  muchas muchisimas muchisimo mucho muchos muy nada necesaria necesario necesarios necesidades necesita necesitas
  necesite necesites ni ningun ninos nivel no noche noches normal nos nosotras nosotros nota notado noviembre nuestra
  nuestras nuestro nuestros nueva nuevamente nuevas nuevo nuevos o objetivo observaciones obtener obvio ocasion octubre
  ocurre ocurrido ocurrio ofrecemos ofrecer ofrecerle ofrecerte ofreciendo oido ojala operacion opinion opiniones
  oportuna oportunidad oportuno orden organizacion orgullo orgullosos os otono otra otras otro otros paciencia pacientes
  padre pagina palabras para parece parecer pareciera pareja parte participado participar pasa pasado pasamos pasando
  pasar pasara pasaras pasaste pasate pasion paso pasos pedido pedidos pedimos pedir pena pendientes pensamos pensar
  pequenos percance perdon perfectamente perfecto permita permitenos permites permitir permitirnos pero persona personal
  personalmente pesar pesimo piensa placer plan plato platos plenamente poco podamos podemos poder podia podido podra
  podremos podria podriamos podrian podrias pone ponemos poner ponerte ponga pongas pongase ponte por porque posibilidad
  posible positivo precio precios preciosa preciosas precioso precisamente preferencias preferido pregunta preguntas
  preocupa preocupacion preocupados preocupante preparar presente prestar primavera primera primero principal prioridad
  privado probar probaras problema problemas procesos procuramos procurar producto profesional profesionales
  profesionalidad pronto propio proporcionar proporcionarte propuesta propuestas proxima proximamente proximas proximo
  pruebes publicado publicar publico pudiera pudieran pudieras pudiste pudo pueda puedan puede pueden puedes puedo pues
  puesto punta punto puntos pusiera que quedado quedamos quedara quedaran quedaras queja queremos querer queria querida
  querido querria quien quienes quieras quiere quieren quieres quiero quisiera quisieramos rapidamente rapidez rapido
  razon realmente reciba recibas recibido recibieron recibimos recibir recibirla recibirle recibirlo recibirlos
  recibiros recibirte recibiste recientemente recogemos recomendacion recomendarnos reconocer reconocimiento recordar
  recuerdo recuerdos recuperacion recupere recuperes redactar referente refleja reflejar regresar regreso reiteramos
  reitero relacion relajante relajarse reparacion reparar repetir resena resolver respecto respeto responder responsable
  responsables respuesta respuestas restablecer restaurante resulta resultado resultados resultara resultaran resulten
  reto retraso retrasos revisando revisar revisaremos revisarlo rica rico rogamos sabado sabe sabemos saber saberlo
  sabes sabia sabor sabrosa sabroso salud saludarle saludarte saludo saludos satisfaccion satisfecha satisfecho
  satisfechos se sea sean seas seguido seguimos seguir seguiremos segun segunda seguro semana semanas senala senalas
  sencillamente sencillo senor sensacion sensaciones sentias sentido sentimos sentir sentirse sentirte sentiste sepa
  sepamos sepas septiembre ser sera seran seras seria serian serio servicio si sido siempre siendo siente siento sigamos
  sigan significa significan sigue siguiente simpatia simpatica simpatico simpaticos sin sincera sinceramente sinceras
  sinceridad sincerisimas sincero sino sintiera sintieras sintieron sintio sirve situacion situaciones sobre solo
  solucionarlo solventar somos son sonreir sonrisa sorprender sorprenderle sorprenderte sorpresa soy su suceder sucedido
  sucedio sueles suficiente suficientes sugerencia sugerencias superar supimos sus tal tambien tampoco tan tanto tarde
  tardes tarea tarjeta taza te tecnica tecnico tecnicos telefono tema temporada tendra tendremos tendria tenemos tener
  tenga tengas tengo tenia tenias tenido terrible tiempo tiene tienen tienes toda todas todavia todo todos tomado
  tomamos tomarse tomarte trabajamos trabajando trabajar trabajo tranquila tranquilamente tranquilidad tranquilo
  transcurriera transmitido transmitir transmitiremos transmitirle transmitirlo tras trasladado trasladamos trasladar
  trasladaremos tratado tratamiento tratamos tratar trataremos trato tres tu turno tus tuviera tuvieran tuvieras tuviste
  tuvo u un una unico uno usted ustedes util va valga valiosa valiosas valioso valor valora valoracion valoraciones
  valoramos valorar valorarlo valores vamos van vas vaya vayas ve vea veamos veas veces velada vemos ven vengas venir
  veo ver verano verdad verdadera verdadero verla verle verlo verlos vernos veros verte ves vez vida viene vienen
  viernes vino vio visita visitante visitar visitarnos visitas visitaste visitasteis visite vista visto vivido vivir
  vocacion voluntad volver volviera volvieras vosotros voy voz vuelta vuelto vuelva vuelvas vuelve vuestra vuestras
  vuestro vuestros web y ya yo
  compartido contestado diferente disculpado indicando respetada respetado respetuosa respetuoso respondido
`
