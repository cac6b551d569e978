import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'
import type * as en from './en.ts'

export const notifications: SameKeys<typeof en.notifications> = {
  title: 'Notificaciones',
  open: '{count, plural, =0 {Notificaciones} one {Notificaciones, # sin leer} other {Notificaciones, # sin leer}}',
  empty: 'No hay notificaciones nuevas',
  markAllRead: 'Marcar todas como leídas',
  markReadOf: 'Marcar como leída: {message}',
  newOne: 'Notificación nueva: {message}',
  newMany: '{count, plural, one {# notificación nueva} other {# notificaciones nuevas}}',
  settings: 'Configuración de notificaciones',
  unread: 'No leída: {message}',
  readFailed: 'No se pudo marcar la notificación como leída',
  failed: 'No se han podido cargar las notificaciones',
  types: { review: 'Reseña', dispute: 'Disputa', campaign: 'Campaña', system: 'Goodword' },
}

export const notificationSettings: SameKeys<typeof en.notificationSettings> = {
  intro: 'De qué se le informa y cómo. Solo vale para usted, y cada cambio se guarda al momento.',
  failed: 'No se ha podido cargar la configuración de sus notificaciones',
  saveFailed: 'No se ha podido guardar el cambio',
  kind: 'Qué ocurre',
  choice: '{kind}: {channel}',
  always: 'Siempre',
  channels: { app: 'En la app', email: 'Correo', push: 'Push' },
  workspaceOff: {
    cell: 'Desactivado',
    email: {
      title: 'El correo está desactivado para todo el espacio de trabajo',
      text: 'Solo se envían por correo los avisos de seguridad. Lo que usted ha elegido se conserva y volverá a valer cuando se active.',
    },
    push: {
      title: 'Las notificaciones push están desactivadas para todo el espacio de trabajo',
      text: 'No se avisa a ningún navegador. Lo que usted ha elegido se conserva y volverá a valer cuando se activen.',
    },
    digest: 'El correo está desactivado para todo el espacio de trabajo, así que no se envía ningún resumen.',
  },
  groups: {
    reviews: 'Reseñas',
    replies: 'Respuestas',
    disputes: 'Disputas',
    workspace: 'Conexiones y equipo',
    security: 'Su cuenta',
  },
  kinds: {
    review: {
      new: 'Reseñas nuevas',
      bad: 'Malas reseñas',
      assigned: 'Se le asigna una reseña',
      mentioned: 'Alguien le menciona en una nota',
    },
    reply: {
      live: 'Su respuesta está publicada',
      rejected: 'Una plataforma rechaza su respuesta',
      failed: 'Su respuesta no se ha podido publicar',
      awaiting: 'Una respuesta espera su aprobación',
      returned: 'Le devuelven su respuesta',
      held: 'Una respuesta programada queda retenida',
    },
    dispute: {
      changed: 'Una disputa avanza',
      assigned: 'Se le asigna una disputa',
      due: 'Vence el plazo de una disputa',
    },
    incident: { opened: 'Muchas malas reseñas a la vez' },
    connection: { broken: 'Una conexión se ha interrumpido', expiring: 'Una conexión caduca pronto' },
    invitation: { accepted: 'Alguien se une al equipo' },
    security: { notice: 'Avisos de seguridad' },
  },
  hints: {
    review: {
      new: 'Las que llegan juntas se comunican en un solo aviso.',
      bad: 'Una o dos estrellas, o no recomendado. El correo trae un borrador que puede enviar desde allí.',
    },
    reply: { held: 'Porque la reseña ha cambiado o ya se ha contestado.' },
    incident: { opened: 'Tantas en una misma ubicación y en poco tiempo como dice su regla de incidentes.' },
    security: {
      notice:
        'Dispositivos, contraseñas y segundos factores nuevos. No se pueden desactivar, para que nadie cambie su cuenta sin que usted lo sepa.',
    },
  },
  quiet: {
    title: 'Horas de silencio',
    subtitle: 'Entonces no se envía ningún correo ni push. Lo que llegue entretanto sale después.',
    switch: 'Respetar horas de silencio',
    hint: 'Los avisos de seguridad llegan a cualquier hora.',
    from: 'Desde',
    to: 'Hasta',
    same: 'Elija dos horas distintas.',
  },
  timezone: {
    label: 'Zona horaria',
    none: 'No se ha encontrado ninguna zona horaria',
    useHere: 'Usar {timezone}, como en este dispositivo',
  },
  digest: {
    title: 'Resumen diario',
    subtitle: 'Un correo al día con lo que ha ocurrido y lo que le espera.',
    switch: 'Enviarme el resumen diario',
    hint: 'Los días sin novedades no se envía.',
    hour: 'Hora',
  },
  push: {
    title: 'Push',
    subtitle: 'En esta pantalla, aunque Goodword esté cerrado.',
    nobody: 'El push está activado en parte de lo anterior, pero ningún navegador lo muestra todavía.',
    none: 'Esta instalación no envía push.',
    turnOn: 'Activar en este navegador',
    turningOn: 'Activando...',
    turnOnFailed: 'No se ha podido activar el push',
    isOn: 'El push está activado en este navegador.',
    devices: 'Navegadores con push',
    here: 'Este navegador',
    since: 'Activado: <time></time>',
    turnOff: 'Desactivar',
    turnOffOf: 'Desactivar {device}',
    remove: 'Quitar',
    removeOf: 'Quitar {device}',
    removing: 'Quitando...',
    removed: '{device} ya no muestra push',
    removeFailed: 'No se ha podido quitar el navegador',
    unsupported: {
      title: 'Este navegador no puede mostrar push',
      text: 'Una versión actual de Chrome, Edge, Firefox o Safari sí puede, con una conexión segura.',
    },
    'home-screen': {
      title: 'Añada primero Goodword a la pantalla de inicio',
      text: 'Aquí solo las apps de la pantalla de inicio pueden enviar push: elija «Compartir», luego «Añadir a pantalla de inicio», y abra Goodword desde allí.',
    },
    blocked: {
      title: 'Las notificaciones están bloqueadas en este navegador',
      text: 'Permítalas para este sitio en los ajustes del navegador, junto a la dirección. Después vuelva aquí.',
    },
    dismissed: {
      title: 'El navegador no ha recibido respuesta',
      text: 'Active el push otra vez y elija «Permitir» cuando el navegador pregunte.',
    },
    unreachable: {
      title: 'No se puede acceder al servicio de push del navegador',
      text: 'Pertenece al fabricante del navegador. Una ventana privada, una red de empresa o un ajuste del navegador puede impedirlo. No ha cambiado nada; inténtelo más tarde.',
    },
  },
}
