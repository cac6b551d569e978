/** Of what ordinary replies are made. Folded: small, without accents. */
export const SPANISH_REPLY_WORDS = `
  a abiertos abrazo abrazos abril acaba acerca acogedor acogida agosto agradable agradece agradecemos agradecer
  agradeceriamos agradecerle agradecerte agradecidos agrado ahora al alcance alegra alegramos alegria algo alguien
  algun alguna alguno altura amabilidad amable amables ambas ambiente amigos amor analisis analizar anima animan animo
  aniversario ante anteriores antes aplauso apoyo apreciada apreciado apreciamos aprender aprovechar aquel aquella
  aquello aqui aseguramos asegurar asi aspecto aspectos asunto atencion atender atenderle atenderte atendida atendido
  atentamente atras aun aunque ayer ayuda ayudan ayudar ayudarle ayudarte bajo basta bastante bien bienvenida
  bienvenido boda bonita bonitas bonito brazos buen buena buenas buenisimo bueno buenos buscamos cada calidad calidez
  cambio capaz carino carinosas caso causa causado causar celebracion celebrado celebrar cercana cercano cercanos
  cinco cita citas clase clases cliente clientes comentario comentarios comida comience como comoda comodo comodos
  companeros compartas compartir compartiremos compartirlo complace complacidos completo complicado compra
  comprendemos comprender comprensible comprobar compromiso comun comunicar comunicarlo con confianza confusion
  conjunto conocer conocerte conseguir consideracion considerar constructiva constructivo contacta contactar
  contactarnos contactenos contactes contacto contar contarnos contarnoslo contenta contento contentos contigo
  continuar contra conversar corazon correcto corregir corregirlo correo corte cosas creemos creer critica criticas
  cual cuales cualquier cuando cuanto cuatro cuenta cuentanos cuentas cuentenos cuentes cuesta cuidado cumpleanos
  cumplido cumplimos cumplir cuyo da dado damos dan dar darle darnos darte das datos de debe debemos deben deber
  deberia deberiamos debes debido debo decepcion decepcionada decepcionado decepcionante decimos decir dedicacion
  dedicado dedicar deja dejado dejar dejarnos dejes del delicioso demas demasiado demos derecho des desafortunadamente
  descansar describe describes descuido desde deseamos deseas deseo despues detalle detalles dia dias dice dicen dices
  dicho diciembre diferente dificil dificultades diga digo dijo dio direccion directamente directo disculpa
  disculparnos disculpas disculpe disculpen disfruta disfrutado disfrutar disfrutara disfrutaras disfrutaron
  disfrutaste disfrutasteis disfruten disfruto dispone disposicion dispuestos domingo donde dos doy duda dude dudes
  duele durante e echar edad ejemplo el ella ellas ello ellos en encanta encantado encantados encantara encantaria
  encanto encargado encontrado encontrar encontraste encontro enero enfado enhorabuena enorme enormemente entendemos
  entender entonces entre entusiasmo envianos enviarnos envienos equilibrada equipo era eran eres error errores es esa
  esas escribanos escribe escribenos escribir escribirnos escuchar escucharle escucharte ese esfuerza esfuerzo
  esfuerzos eso esos especial especiales especialmente espera esperaba esperabas esperamos esperando esperanza esperar
  espero esta estaba estaban estado estamos estan estar estaremos estas este esten estes estimada estimado estimados
  esto estos estoy estrellas estupenda estupendo estuviera estuvieras estuvieron estuvo etc evidente evitar excelente
  exigencia exigente exito expectativas experiencia experiencias explicar expresar facil fallado fallo faltado familia
  fantastica fantastico favor febrero felices felicitacion felicitaciones felicitar feliz fenomenal fin formulario
  franqueza frustracion frustrante fue fuera fueron fuese futuro genial gente gerencia gracias gran grande grandes
  grato gusta gustado gustara gustaria gustaron gusto ha haber habia habian habido habitual habla hablado hablar
  hablemos habra habria hace hacemos hacen hacer hacerlo hacerte haces hacia haciendo haga hago han haremos haria has
  hasta hay haya hayan hayas hazlo he hecha hecho hemos hermosa hermoso hija hijo hijos hizo hola honor hora horas hoy
  hubiera hubo iba idea ideal igualmente ilusion importa importan importancia importante impresion incluso
  incomodidades inconvenientes increible indica indicas informacion informado informar informarnos inquietud intencion
  intentamos interes interesa interior internamente invierno invitamos ir jueves julio junio junto juntos la
  lamentable lamentamos lamento las le lectura leer leerle leerte leido lejos les limpieza linea llamada llamadas
  llega llegado llegar llegara llego llena llevar lo logrado lograr los luego lugar lunes madre magnifico mal
  malentendido malestar manana manera mano mantener maravillosa maravillosas maravilloso marcha martes marzo mas
  maximo mayo mayor me media mediante medida mejor mejora mejorar mejorarlo mejorarse mejoras mejores menciona
  mencionas menos mensaje mensajes merece mereces mesa mi miercoles mil miramos mirar mis misma mismo molestado
  molestias momento mostrar mostro motiva motivacion motivan motivo motivos mucha muchas muchisimas muchisimo mucho
  muchos muy nada necesario necesite necesites ni ningun ninos nivel no noche noches normal nos nosotras nosotros nota
  notado noviembre nuestra nuestras nuestro nuestros nueva nuevamente nuevas nuevo nuevos o objetivo observaciones
  obvio ocasion octubre ocurre ocurrido ocurrio ofrecemos ofrecer ofrecerle ofrecerte oido ojala operacion opinion
  opiniones oportunidad orden orgullo orgullosos os otono otra otras otro otros paciencia padre pagina palabras para
  parece parecer pareja parte pasa pasado pasando pasar pasara paso pasos pedido pedidos pedimos pedir pena pendientes
  pensamos pensar perdon perfecto permitenos permites pero persona personal personalmente pesar pesimo piensa placer
  plan plato platos plenamente poco podamos podemos poder podia podido podra podria podriamos podrian podrias pone
  ponemos poner ponerte ponga pongas pongase ponte por porque posibilidad posible positivo precio precios preciosa
  preciosas precioso precisamente preferido pregunta preguntas preocupa preocupacion preparar presente prestar
  primavera primera primero principal prioridad privado problema problemas procesos procuramos producto profesional
  profesionales pronto propio proxima proximas proximo publico pudiera pudo pueda puedan puede pueden puedes puedo
  pues puesto punta punto puntos que quedado quedara queja queremos querer queria querida querido querria quien
  quienes quiere quieren quieres quiero quisiera quisieramos rapidez rapido razon realmente reciba recibas recibido
  recibimos recibir recibirla recibirle recibirlos recibiros recibirte recibiste recogemos recomendacion recomendarnos
  reconocer recordar recuerdo recuperacion recupere recuperes referente refleja reflejar regresar regreso reiteramos
  reitero reparacion reparar repetir resena resolver respecto respeto responder responsable responsables respuesta
  restablecer restaurante resulta resultado resultados resultara reto retraso retrasos revisando revisar revisarlo
  sabado sabe sabemos saber sabes sabia sabor salud saludarle saludarte saludo saludos satisfaccion satisfecha
  satisfecho satisfechos se sea sean seas seguido seguimos seguir seguiremos segun segunda seguro semana senor sentido
  sentimos sentir sentirse sentirte sentiste sepa sepamos septiembre ser sera seran seras seria serian serio servicio
  si sido siempre siendo siente siento sigamos sigan significa significan sigue siguiente sin sincera sinceramente
  sinceras sinceridad sincero sino sirve situacion situaciones sobre solo somos son sonreir sonrisa sorpresa soy su
  suceder sucedido sucedio sueles sugerencia sugerencias superar supimos sus tal tambien tampoco tan tanto tarde
  tarjeta taza te telefono tema tendra tendremos tendria tenemos tener tenga tengas tengo tenia tenias tenido terrible
  tiempo tiene tienen tienes toda todas todavia todo todos tomado tomamos tomarse tomarte trabajamos trabajando
  trabajar trabajo tranquilidad transmitido transmitir transmitiremos tras trasladado trasladamos tratado tratamiento
  tratamos tratar trato tres tu turno tus tuviera tuvieras tuviste tuvo u un una unico uno usted ustedes util va valga
  valiosa valiosas valioso valor valora valoracion valoramos valores vamos van vas vaya vayas ve vea veamos veas veces
  velada vemos ven vengas venir veo ver verano verdad verdadera verdadero verle vernos veros verte ves vez vida viene
  vienen viernes vino vio visita visitante visitar visitarnos visitas visitasteis visite vista visto vivido vivir
  voluntad volver volviera volvieras vosotros voy voz vuelta vuelto vuelva vuelvas vuelve vuestra vuestras vuestro
  vuestros web y ya yo
`
