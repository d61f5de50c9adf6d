export default {
  insecure: 'Esta página no puede cifrar tus datos. Ábrela en https://{host}.',
  in_logged_login: 'Inicia sesión para ver tus favoritos.',
  free_reject: 'Ingresa con una cuenta real para usar esta función',
  in_chang_saved: 'Cambios guardados',
  unknown: 'Algo salió mal. Inténtalo de nuevo.',
  notLoggedIn: 'No has iniciado sesión.',
  loggedOut: 'Tu sesión se cerró. Ingresa otra vez.',
  loginFirst: 'Primero inicia sesión.',
  noPermission: 'No tienes permiso o la función no está disponible.',
  maintenance: 'La plataforma está en mantenimiento.',
  restricted:
    'No podemos atenderte desde tu ubicación (IP {ip}). Si crees que es un error, contáctanos.',
  loadFailed: 'No se pudo cargar. Toca para reintentar.',
  slowConnection: 'Tu conexión está lenta.',
  noInternet: 'Sin conexión a internet.',
  timeout: 'El servidor tardó demasiado en responder.',
  tooMany: 'Demasiados intentos. Espera un momento.',
} as const;
