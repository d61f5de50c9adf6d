export default {
  highlightGames: 'Más de {count:number} juegos',
  highlightGamesText: 'Slots, mesas en vivo, pesca, deportes y más en un solo lugar.',
  highlightSsl: 'Cifrado SSL de {bits:number} bits',
  highlightSslText: 'Tus datos y tus pagos viajan protegidos.',
  payments: 'Métodos de pago',
  providers: 'Proveedores de juegos',
  licence:
    '{brand} opera con licencia de juego en línea y bajo la supervisión de su autoridad reguladora.',
  adultsOnly: 'Solo para mayores de {age:number} años. Juega con responsabilidad.',
  copyright: '© {year:string} {brand}. Todos los derechos reservados.',
  links: 'Enlaces útiles',
  invite: 'Invita y gana',
  notice: 'Anuncios',
  help: 'Centro de ayuda',
  selfTest: '¿Juego demasiado?',
  agreement: 'Acuerdo de usuario',
  policy: 'Política de privacidad',
} as const;
