export default {
  opensLater: 'La página se abre sola cuando vuelva la conexión.',
  available: 'Hay una versión nueva de la app.',
  now: 'Actualizar',
  later: 'Después',
  otherTab: 'Se actualizará cuando termines lo que tienes abierto en otra pestaña.',
} as const;
