import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'
import type * as en from './en.ts'

export const sso: SameKeys<typeof en.sso> = {
  title: 'Inicio de sesión único',
  subtitle: 'Un solo acceso para su equipo, con el proveedor de identidad de su empresa.',
  notInPlan: 'El inicio de sesión único forma parte del plan Enterprise. <plans>Ver los planes</plans>',
  failed: 'No se ha podido cargar el inicio de sesión único',
  isOff: 'Desactivado. Cada persona inicia sesión por su cuenta.',
  isOn: 'Activado. Con «Iniciar sesión con SSO», quien tenga un correo de {domains} entra con su proveedor.',
  noDomain:
    'Para configurarlo, su correo confirmado tiene que ser del dominio de la empresa. Cambie primero su correo electrónico.',
  setUp: 'Configurar el inicio de sesión único',
  change: 'Cambiar',
  remove: 'Quitar',
  kind: 'Protocolo',
  kinds: { saml: 'SAML 2.0', oidc: 'OpenID Connect' },
  issuer: 'Emisor',
  issuerHint: {
    saml: 'El nombre de su proveedor; suele llamarse «entity ID».',
    oidc: 'La dirección con la que empieza la descripción de su proveedor.',
  },
  entryPoint: 'Dirección de inicio de sesión',
  entryPointHint: 'Suele llamarse «SSO URL» o «login URL».',
  certificate: 'Certificado',
  certificateHint: 'El certificado con el que firma su proveedor. Si está cambiando de clave, pegue los dos.',
  clientId: 'ID de cliente',
  clientSecret: 'Secreto de cliente',
  secretKept: 'Déjelo vacío para conservar el actual.',
  domains: 'Dominios de correo',
  domainsHint: 'Para añadir otro, inicie sesión con una dirección de ese dominio.',
  consequence:
    'Quien entre con su proveedor se une al equipo como miembro y ya solo inicia sesión así. El propietario puede seguir usando una contraseña.',
  service: 'Datos para su proveedor',
  serviceParts: {
    samlEntityId: '«Entity ID» y metadatos',
    samlAcsUrl: 'Dirección de respuesta (ACS)',
    oidcCallbackUrl: 'Dirección de redirección',
  },
  copy: 'Copiar',
  copyOf: 'Copiar: {what}',
  save: 'Guardar proveedor',
  saving: 'Guardando...',
  cancel: 'Cancelar',
  saved: 'El inicio de sesión único está activado',
  savedText: 'Pruébelo en una ventana privada antes de avisar a su equipo.',
  removeTitle: '¿Quitar el inicio de sesión único?',
  removeText:
    'Todo el equipo conserva su cuenta y su sesión. La próxima vez entrarán con contraseña; quien no tenga puede elegir una con «¿Ha olvidado su contraseña?».',
  keep: 'Dejarlo activado',
  removing: 'Quitando...',
  removed: 'El inicio de sesión único está desactivado',
  faults: {
    address: 'Escriba una dirección que empiece por https://.',
    certificate: 'Pegue el certificado del proveedor tal como está en sus metadatos.',
    domainTaken: 'Otra cuenta ya inicia sesión con uno de estos dominios. Escríbanos.',
  },
}
