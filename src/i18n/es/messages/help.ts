export default {
  intro: 'Encuentra respuestas y nuestros términos de uso.',
  empty: 'No encontramos este artículo.',
  emptyList: 'Todavía no hay artículos de ayuda.',
  allTopics: 'Todos los temas',
  stillNeed: '¿Sigues con dudas? [Escríbenos]',
  agreementMissing: 'El acuerdo no está disponible ahora.',
  policyMissing: 'La política no está disponible ahora.',
} as const;
