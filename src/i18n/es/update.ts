export default {
  available: 'Hay una versión nueva de la app.',
  now: 'Actualizar',
  later: 'Después',
  otherTab: 'Se actualizará al terminar lo que tienes abierto en otra pestaña.',
} as const;
