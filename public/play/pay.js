// Stands for the page or app that takes a payment. The mock backend confirms the payment by itself.
(() => {
  const query = new URLSearchParams(location.search);
  const LANGUAGES = ['es', 'en', 'vi', 'bn', 'pt-BR'];
  // The page runs in a sandbox without storage, so the app names its language and theme in the address.
  const wanted = (query.get('lang') ?? navigator.language).slice(0, 2).toLowerCase();
  const language = LANGUAGES.find((each) => each.startsWith(wanted)) ?? 'es';
  const prefersLight = matchMedia('(prefers-color-scheme: light)').matches;
  const theme = query.get('theme') ?? (prefersLight ? 'light' : 'dark');
  const set = (id, text) => {
    document.getElementById(id).textContent = text;
  };
  const show = (id, texts) => set(id, texts[LANGUAGES.indexOf(language)]);
  const KINDS = {
    wallet: [
      'Aquí se abre la app de tu billetera, donde confirmas el pago.',
      'The app of your wallet opens here. You confirm the payment in it.',
      'Ứng dụng ví của bạn mở ở đây để bạn xác nhận thanh toán.',
      'এখানে আপনার ওয়ালেটের অ্যাপ খোলে, সেখানে আপনি পেমেন্ট নিশ্চিত করেন।',
      'Aqui abre o app da sua carteira, onde você confirma o pagamento.',
    ],
    bank: [
      'Aquí se abre la página de tu banco, donde confirmas el pago.',
      'The page of your bank opens here. You confirm the payment on it.',
      'Trang ngân hàng của bạn mở ở đây để bạn xác nhận thanh toán.',
      'এখানে আপনার ব্যাংকের পাতা খোলে, সেখানে আপনি পেমেন্ট নিশ্চিত করেন।',
      'Aqui abre a página do seu banco, onde você confirma o pagamento.',
    ],
    card: [
      'Aquí se abre la página que pide los datos de tu tarjeta.',
      'The page that asks for your card opens here.',
      'Trang yêu cầu thông tin thẻ của bạn mở ở đây.',
      'এখানে সেই পাতা খোলে, যেখানে কার্ডের তথ্য দিতে হয়।',
      'Aqui abre a página que pede os dados do seu cartão.',
    ],
  };
  const kind = query.get('kind');
  document.documentElement.lang = language;
  document.documentElement.dataset.theme = theme === 'light' ? 'light' : 'dark';
  set('name', query.get('name') ?? '');
  set('amount', query.get('amount') ?? '');
  document.title = query.get('name') ?? 'Feria';
  show('what', Object.hasOwn(KINDS, kind) ? KINDS[kind] : KINDS.card);
  show('why', [
    'Este sitio es una demostración: no hay que pagar nada. El depósito se acredita en menos de un minuto.',
    'This site is a demonstration: there is nothing to pay. The deposit is credited in less than a minute.',
    'Trang này là bản minh hoạ: bạn không phải trả gì. Khoản nạp được ghi có trong vòng một phút.',
    'এই সাইটটি একটি নমুনা: কিছু পরিশোধ করতে হবে না। জমা এক মিনিটের মধ্যে যোগ হয়।',
    'Este site é uma demonstração: não é preciso pagar nada. O depósito é creditado em menos de um minuto.',
  ]);
  show('back', ['Volver al depósito', 'Back to the deposit', 'Quay lại khoản nạp', 'জমায় ফিরে যান', 'Voltar ao depósito']);
  const deposit = query.get('deposit');
  if (deposit)
    document.getElementById('back').search = new URLSearchParams({ deposit }).toString();
})();
