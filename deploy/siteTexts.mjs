/**
 * Texts outside of the app, in the languages that it has texts in: the names of the shortcuts of an installed app, and
 * what search engines show.
 */
const TEXTS = {
  ES: {
    search: 'Buscar juegos',
    deposit: 'Depositar',
    play: 'Seguir jugando',
    description:
      'Slots, casino en vivo, pesca, deportes, loterías y crash en tu teléfono. Solo para mayores de edad.',
  },
  EN: {
    search: 'Search games',
    deposit: 'Deposit',
    play: 'Continue playing',
    description:
      'Slots, live casino, fishing, sports, lotteries and crash on your phone. For adults only.',
  },
  VI: {
    search: 'Tìm trò chơi',
    deposit: 'Nạp tiền',
    play: 'Chơi tiếp',
    description:
      'Nổ hũ, casino trực tuyến, bắn cá, thể thao, xổ số và crash trên điện thoại. Chỉ dành cho người trưởng thành.',
  },
  BN: {
    search: 'গেম খুঁজুন',
    deposit: 'জমা করুন',
    play: 'খেলা চালিয়ে যান',
    description: 'আপনার ফোনে স্লট, লাইভ ক্যাসিনো, মাছ ধরা, খেলাধুলা, লটারি ও ক্র্যাশ। শুধু প্রাপ্তবয়স্কদের জন্য।',
  },
  AR: {
    search: 'ابحث عن لعبة',
    deposit: 'إيداع',
    play: 'متابعة اللعب',
    description: 'سلوتس وكازينو مباشر وصيد ورياضة ويانصيب وكراش على هاتفك. للبالغين فقط.',
  },
  'PT-BR': {
    search: 'Buscar jogos',
    deposit: 'Depositar',
    play: 'Continuar jogando',
    description:
      'Slots, cassino ao vivo, pesca, esportes, loterias e crash no seu celular. Somente para maiores de idade.',
  },
};

/**
 * The texts in the language of the first visit. As in src/i18n, Spanish stands in for a language without texts.
 * @param {Partial<import('../src/config/config').Config>} config
 */
export function siteTexts({ defaultLanguage = 'ES' }) {
  const language = Object.hasOwn(TEXTS, defaultLanguage) ? defaultLanguage : 'ES';
  const direction = language === 'AR' ? 'rtl' : 'ltr';
  const lang = language === 'PT-BR' ? 'pt-BR' : language.toLowerCase();
  return { lang, direction, ...TEXTS[language] };
}
