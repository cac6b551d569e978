import { joinLines } from '../../text/long-pattern.ts'
import type { TurnsOfPhrase } from './turns-of-phrase.ts'

const US_AND_YOU = '(?:te|le|les|os|lo|la|los|las|se|nos|me|selo)'
const DONE = joinLines`
  (?:tomado|trasladado|transmitido|compartido|comunicado|informado|hablado|anotado|leido|podido|sabido|conseguido|logrado|
  estado a la altura|cumplido (?:con )?(?:tus|sus|vuestras|las)|recibido|tenido en cuenta|comentado|revisado|disfrutado|
  causado|fallado|decepcionado|_|hecho (?:sentir|llegar|todo|esperar)|ayudado|dado (?:la|una|otra)|pasado|avisado)
`
const TO_DO = joinLines`
  (?:ayudar\S*|mejorar\S*|ofrecer\S*|revisar\S*|resolver\S*|solucionar\S*|analizar\S*|atender\S*|hablar\S*|conocer\S*|saber\S*|
  entender\S*|comprender\S*|aprender\S*|escuchar\S*|tratar\S*|agradecer\S*|pedir\S* disculpas|pedir\S*|disculpar\S*|seguir \S+|hacer
  (?:todo|lo posible|mas|algo|que|de|llegar)|hacerlo|hacerte|corregir\S*|recibir\S*|ver(?:te|le|os|la|lo)?|volver (?:a \S+|a)|imaginar\S*|
  contar\S*|compartir\S*|trasladar\S*|transmitir\S*|dar(?:te|le|os)? (?:la|las|una|otra|el|un)|darnos (?:la|una|otra)|tener\S* (?:en|la|
  otra|el|una)|contactar\S*|encontrar\S*|aclarar\S*|estudiar\S*|cuidar\S*|sorprender\S*|superar\S*|compensar|demostrar\S*|acompanar\S*|
  ponerte|ponerse|escribir\S*|leer\S*|estar a|cumplir\S*|servir\S*|responder\S*|llamar(?:nos|te)|buscar\S*|preparar\S*|
  reparar\S*|arreglar\S*|saludar\S*|repetir|disfrutar\S*|evitar\S*|_|\+)
`
const WE_DO = joinLines`
  (?:agradecemos|agradeceriamos|alegramos|lamentamos|sentimos|esperamos|entendemos|comprendemos|pedimos (?:disculpas|perdon|mil|
  sinceras|que (?:te|se|nos|contact|escrib|disculp))|tomamos (?:nota|muy|en|tu|tus|su|sus|todos)|valoramos|apreciamos|
  (?:queremos|querriamos|quisieramos|deseamos) (?:que (?:te|tu|su|sea|cada|todos|vuelvas|disfrut\S+|tengas|nuestros|nuestras)|para|${TO_DO}|lo mejor|
  mucho|todo|una|un|muchos|muchas)|trabajamos (?:para|en|cada|con|por|cada)|esforzamos|buscamos|invitamos a (?:que|contact\S+|volver|escrib\S+|poner\S+)|
  hemos ${DONE}|habriamos (?:querido|deseado)|estamos (?:encantad|content|orgullos|aqui|a tu|a su|a vuestra|trabajando|revisando|feli|comprometid|
  agradecid|para|deseando|en)|somos conscientes|(?:podemos|podamos|podremos|podriamos|pudimos) ${US_AND_YOU}? ?${TO_DO}|sabemos (?:que|lo|cuanto|como)|
  tendremos (?:\S+ )?en cuenta|tenemos (?:\S+ )?(?:en cuenta|muy|presente)|seguiremos (?:trabajando|mejorando|aprendiendo|esfor\S+|cuidando|a tu|a su|haciendo|en|dando lo mejor)|seguimos (?:trabajando|mejorando|a tu)|seguir|compartiremos|
  transmitiremos|trasladaremos|trasladamos|transmitimos|comentaremos|hablaremos|diremos|revisaremos|analizaremos|estudiaremos|haremos (?:todo|
  llegar|lo)|imaginamos|reconocemos (?:que|tu)|confiamos en|creemos que (?:_|tu|su)|vemos|quedamos a|procuramos|intentamos|ponemos|leemos|
  celebramos|reiteramos|recibimos (?:tu|tus|su|con)|miramos|pasamos (?:genial|muy)|sepamos|hablemos|aprendamos|tengamos|cuidamos|
  acogemos|rogamos (?:que|disculpas)|podremos|mantenemos|veamos|ayudemos|volvamos|seamos|estaremos (?:encantad|feli|aqui|a)|proximos|ultimos|mismos|maximos|aqui estaremos|estaremos cuando|haremos saber|estariamos|
  tendriamos|ibamos|debemos (?:mejorar|prestar|hacer)|deberiamos|aprendemos|mejoramos|atendemos|recogemos|tratamos de|
  podamos|conozcamos)
`
const NOT = joinLines`
  (?:es (?:lo|la|el|asi|como|aceptable)|quedara\S* clar\S+|estuvier\S+ list\S+|haber(?:te|le|os) (?:respondido|contestado|atendido|avisado|ayudado)|son (?:lo|la)|fue (?:lo|la|el|_|\+|tan|como|de)|fuera(?:n)? (?:lo|la|el|_|\+|tan|como|de|buen\S*)|ha sido (?:lo|la|
  el|_|de|tan)|haya sido (?:lo|la|el|_|de|tan|del todo)|estuvier\S+ (?:a|en|tan|_|\+)|estuv\S+ (?:a|en|_)|estaba (?:a|en|_)|estar a|haber (?:estado|cumplido|sido|
  podido|sabido)|hayamos|hemos (?:estado a|cumplido|sabido|podido|conseguido|logrado)|cumpl\S+ (?:con )?(?:tus|sus|las|vuestras|lo)|dud\S+ en|
  (?:te|le|os) (?:gust\S+|sinti\S+|resul\S+|convenc\S+|ofrec\S+|hayas|haya|sient\S+|dimos|atend\S+)|quedara\S* (?:_|content|satisf|del todo)|sintier\S+|se
  (?:sint\S+|sient\S+|ajust\S+|correspond\S+)|reflej\S+|correspond\S+|supimos|pudimos (?:ofrec|dar|atend|estar)\S*|logramos (?:ofrec|cumpl)\S*|
  alcanz\S+|solo|esper\S+|deberia|deben|depende|ayuda a|lleg\S+ (?:_|a|en (?:buen|las|perfecto))|_|disfrut\S+|hay excusa|podemos esperar|vemos el momento)
`
const IS = joinLines`
  (?:_|\+|un (?:placer|honor|orgullo|_|\+|gran|verdadero|autentico|plato|lugar|sitio|sincero|poco|reto|equipo)|una (?:alegria|_|\+|gran|prioridad|
  maravilla|satisfaccion|experiencia|pena)|importante|fundamental|valios\S+|lo (?:que|mas|mejor)|el (?:mejor|motivo|corazon|nivel|trato|\+|_)|la (?:mejor|
  razon|_|\+|calidad|experiencia)|nuestr\S+ (?:prioridad|objetivo|mayor|mejor|prioridades)|muy|tan|de (?:tu|su|gran|mucha|vuestro|gran)|para|bien|a la|a
  tu|a su|util\S*|frustrante|decepcionante|complicad\S+|dificil\S*|molest\S+|comprensible|grat\S+|agradable\S*|posible|esencial\S*|clave|
  encantad\S*|content\S+|satisfech\S+|feli\S+|todo|mejor|como|asi|sido|haber|ser|estar|poder|resultar|generar|causar|causado|ocurrido|
  pasado|hecho (?:sonreir|feliz|el|tu)|gustado|disfrutado|fallado|compartido|tomado|dedicado|elegido|sentido|encontrado|recibido|quedado|
  valorado|que (?:te|tu|disfrut\S+|volver|lo|esper\S+|no|queremos|buscamos|nos|mejorar|pasa)|${TO_DO}|razon|en (?:cuenta|nuestr|lo|que|contacto)|
  cualquier|alguna?|otra|el|la|los|las|mucho|experiencias|saber|leer|justa|mas|con|por|cuando|lo|tu|su|siempre|parte|hora|,|$)
`

export const SPANISH_TURNS: TurnsOfPhrase = {
  passedOver: `muy tan mucho muchisimo tambien siempre realmente sinceramente especialmente profundamente
    totalmente plenamente perfectamente absolutamente enormemente personalmente desafortunadamente lamentablemente ademas
    verdaderamente igualmente constantemente continuamente`,
  things: `caja cajero cajera mostrador horario horarios tecnico tecnicos enfermera enfermero enfermeras sesion sesiones concierto sonido cobro fecha puerto viaje trayecto calor departamento pared clase clases profesor profesores estancia habitacion habitaciones hotel
    desayuno comida cena plato platos cocina sala terraza mesa carta menu precio precios postre bebida bebidas cafe vino cerveza
    servicio trato atencion personal equipo camarero camareros recepcion limpieza bano ducha cama colchon ruido musica ambiente
    decoracion ubicacion vistas piscina aparcamiento wifi conexion reserva pedido entrega paquete producto productos articulo talla
    calidad cantidad racion raciones espera tiempo llamada llamadas telefono correo cita tratamiento consulta revision reparacion
    coche vehiculo taller tienda web pagina compra envio devolucion vuelo asiento asientos tripulacion embarque maleta
    equipaje autobus tren conductor guia visita excursion gimnasio maquinas entrenamiento curso aprendizaje peluqueria corte
    peinado manicura masaje foto fotos boda cumpleanos celebracion evento familia pareja ninos hijos perro gato mascota hogar
    mudanza seguro tramite gestion comunicacion informacion explicacion explicaciones dificultad temporada ocasion ocasiones
    momento momentos detalle detalles rapidez eficacia profesionalidad fiabilidad puntualidad sugerencia solucion respuesta
    responsable direccion gerencia practica conversacion aspecto fecha molestia condiciones sonrisa`,
  pivot: new RegExp(
    joinLines`
      (?<= )(?:\p{L}{2,}mos|eres|sois|no|nunca|nada|nadie|sin|jamas|ni|tampoco|ningun\S*|mejor|mejores|peor|mas|menos|solo|otr[oa]s?|es|son|era|eran|fue|
      fueron|sea|sean|fuera|fueran|esta|estan|estaba|estaban|este|esten|estuviera|ha|han|habia|haya|hayan|hay|tiene|tienen|puede|pueden|pueda|
      debe|deben|va|van|sera|seran|seria|quien|quienes|porque|cuando|mientras|donde|aunque|clientes|clientas|gente|amigos|
      personas|todos|todas|cada|cualquier|yo|ellos|ellas|favor|vez|ultim[oa]s?|pasad[oa]s|casi|apenas|demasiado|poco)(?= )|
      (?<=^ |, |favor |^ y |, y )(?:di|diga|digan|deja|deje|dejen|ven|venga|vaya|vete|ve|id|trae|traiga|paga|pague|compra|llama|llame|haz|haga|
      busca|busque|elige|prueba|pide|pida|toma|espera|manda|cuenta|cuente|pon|ponga|da|recomienda)(?= )
    `,
    'gu',
  ),
  known: new RegExp(
    joinLines`
      ${WE_DO}|no ${NOT}|no es en absoluto|(?:esten|estan|este|esta) (?:atent\S+|al tanto|content\S+|satisf\S+|disponible\S*|preparad\S+)|
      (?:es|son|era|eran|fue|fueron|sea|sean|fuera|fueran|esta|estan|estaba|estaban|este|esten|estuviera|ha|han|habia|haya|hayan|hay|puede|pueden|
      pueda|debe|deben|sera|seran|seria|tiene|tienen|va|van) (?:sido |que |ser |estar |haber |resultar |a )*${IS}|
      (?:esta|este|esa|ese) (?:vez|tipo|opinion|resena|valoracion|experiencia|situacion|ocasion|mensaje|comentario|semana|oportunidad|
      motivo|momento|manera|_|\+)|como (?:esta|este|la|el|tu|las)|
      lo mejor|mejor (?:la|posible|experiencia|servicio|manera|de|version|en|trato|sabor|cada|recompensa|,|$|a)|(?:hacerlo|algo|hacer|mucho|aun|
      atenderte|atenderle|conocer|entender|una experiencia|una|la|el|conversar|servicio|todavia) mejor\S*|mejores (?:_|deseos|condiciones|palabras|saludos)|
      mas (?:clar\S+|_|\+|nos|sobre|de|que|ocasiones|sencill\S+|facil\S*|agradable\S*|comod\S*|importante|sincer\S+|atent\S+|cerca|detalles?|a 
      fondo|pequenos|adelante|tranquil\S+|fluid\S+|,|$)|(?:contarnos|saber|conocer|algo|muchas|lo que|una vez|un poco|aun|
      nada|la|lo|ofrecer|en|muchos|cualquier cosa|poco) mas|a lo mejor|solo (?:queremos|podemos)|
      (?:cualquier|cada|alguna) (?:cosa|_|\+|oportunidad|vez|momento|visita|dia|cliente|persona|detalle|comentario|opinion|duda|palabra|
      visitante|ocasion|consulta|uno|una|experiencia|manera|necesidad|huesped|forma|sugerencia|reto)|otr[oa] (?:_|vez|oportunidad|manera|
      forma|ocasion|visita|lado|oportunidad|taller|momento|cita)|(?:proxima|esta|primera|una|otra|tal|cada) vez|
      (?:nuestr[oa]s|los|las|a|todos) (?:\S+ )?(?:clientes|clientas|amigos|personas)|personas como (?:tu|usted)|(?:clientes|clientas|personas|amigos) (?:como|
      ,|y|se sientan|$|nos)|gente como|
      (?:todos|todas) (?:los dias|los que|nuestr|los detalles|los|las|,|tus|$|sus|nosotros|en)|(?:para|de|a) todos|
      (?:eres|sois) (?:bienvenid|muy bienvenid|parte|importante)|por favor|favor|cuando (?:quieras|quiera|te|le|gustes|lo|vuelv|desees|nos|_|tengas|se)|(?:si|donde) |aunque (?:lo vemos|lo veamos|_|nos|lament|sent|una?|no|el|la)|
      (?:^|, |y )(?:cuenta|ven) con nosotros|nada (?:nos|mas grat)|(?:para|por) nada|quienes (?:hacen|nos|lo|te)|quien (?:te|nos|lo)|
      (?:tu|su|la) ultima (?:visita|estancia)|poco (?:mas|\+|_|facil|sencillo)|un poco|sin (?:duda|contratiempos|problemas|dudarlo|embargo|_)|mientras|porque (?:nos|tu|queremos)|
      ten(?:er|ga|emos)? (?:mas|la)|mas de (?:una|un)|fue un placer|espera (?:mos|,|$)|toma nota
    `,
    'gu',
  ),
  brought: `
    mitad doble triple docena cien millon seis siete ocho nueve diez manana ayer lunes martes miercoles jueves viernes
    sabado domingo enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre invierno otono pesim* terribl*
    horribl* malo mala sucio sucia suci* fri[oa]* lent* caro cara car[oa]s barat* roto rota viej* vida jefe duen* dinero pag[ao]* cobr*
    cuesta tarjeta numero verdad error* descuid* salud enferm* mujer* hombre* extranjer* borrach* vag[oa]s rob* engan* mentir* mentim* sobra*
    barrio vecin* orden edad madre padre hijo hija
  `,
}
