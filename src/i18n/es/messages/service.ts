export default {
  intro: 'Estamos para ayudarte a toda hora.',
  liveChatText: 'Respuesta en pocos minutos',
  whatsappText: 'Escríbenos desde tu teléfono',
  help: 'Centro de ayuda',
  helpText: 'Respuestas a lo más frecuente',
  question: 'Enviar una consulta',
  questionText: 'Te respondemos por escrito',
  empty: 'Ahora no hay canales de atención.',
  newWindow: 'Se abre en otra ventana',
  maintenanceTitle: 'Estamos en mantenimiento',
  maintenanceText: 'Volvemos pronto. Tu saldo y tus datos están a salvo.',
  restrictedTitle: 'No disponible en tu ubicación',
  yourIp: 'Tu IP: {ip}',
  contactUs: 'Contáctanos',
  liveChat: 'Chat en vivo',
  restricted:
    'No podemos atenderte desde tu ubicación (IP {ip}). Si crees que es un error, contáctanos.',
} as const;
