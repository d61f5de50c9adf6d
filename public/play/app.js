// Says what a download link leads to. The mock backend has no app files of an operator.
(() => {
  const query = new URLSearchParams(location.search);
  const LANGUAGES = ['es', 'en', 'vi', 'bn', 'pt-BR'];
  // The page runs in a sandbox without storage, so the app names its language and theme in the address.
  const wanted = (query.get('lang') ?? navigator.language).slice(0, 2).toLowerCase();
  const language = LANGUAGES.find((each) => each.startsWith(wanted)) ?? 'es';
  const prefersLight = matchMedia('(prefers-color-scheme: light)').matches;
  const theme = query.get('theme') ?? (prefersLight ? 'light' : 'dark');
  const show = (id, texts) => {
    document.getElementById(id).textContent = texts[LANGUAGES.indexOf(language)];
  };
  const KINDS = {
    Android: [
      ['Archivo para Android', 'File for Android', 'Tệp cho Android', 'Android-এর ফাইল', 'Arquivo para Android'],
      [
        'Aquí se descarga el archivo APK que instala la app en un teléfono Android.',
        'The APK file that installs the app on an Android phone is downloaded here.',
        'Tệp APK để cài ứng dụng trên điện thoại Android được tải xuống ở đây.',
        'Android ফোনে অ্যাপ ইনস্টল করার APK ফাইল এখান থেকে ডাউনলোড হয়।',
        'Aqui se baixa o arquivo APK que instala o app em um celular Android.',
      ],
    ],
    IOS: [
      ['App para iOS', 'App for iOS', 'Ứng dụng cho iOS', 'iOS-এর অ্যাপ', 'App para iOS'],
      [
        'Aquí se abre la página de la app para iPhone, con iOS 12.4 o posterior.',
        'The page of the app for iPhone, with iOS 12.4 or later, opens here.',
        'Trang ứng dụng dành cho iPhone, với iOS 12.4 trở lên, mở tại đây.',
        'iPhone-এর অ্যাপের পাতা এখানে খোলে। iOS 12.4 বা পরের সংস্করণ লাগে।',
        'Aqui abre a página do app para iPhone, com iOS 12.4 ou posterior.',
      ],
    ],
    MOBILECONFIG: [
      ['Perfil de iOS', 'Profile for iOS', 'Hồ sơ cho iOS', 'iOS-এর প্রোফাইল', 'Perfil do iOS'],
      [
        'Aquí se descarga el perfil que agrega la app al inicio de un iPhone. Se activa en Ajustes.',
        'The profile that adds the app to the home screen of an iPhone is downloaded here. It is activated in Settings.',
        'Hồ sơ thêm ứng dụng vào màn hình chính của iPhone được tải xuống ở đây. Bật hồ sơ trong Cài đặt.',
        'iPhone-এর হোম স্ক্রিনে অ্যাপ যোগ করার প্রোফাইল এখান থেকে ডাউনলোড হয়। এটি সেটিংসে চালু করতে হয়।',
        'Aqui se baixa o perfil que adiciona o app à tela de início de um iPhone. Ele é ativado em Ajustes.',
      ],
    ],
  };
  const kind = query.get('kind');
  const [title, what] = Object.hasOwn(KINDS, kind) ? KINDS[kind] : KINDS.Android;

  document.documentElement.lang = language;
  document.documentElement.dataset.theme = theme === 'light' ? 'light' : 'dark';
  show('title', title);
  document.title = document.getElementById('title').textContent;
  show('what', what);
  show('why', [
    'Este sitio es una demostración y no tiene archivos propios. El operador pone los suyos en la configuración.',
    'This site is a demonstration and has no files of its own. The operator names its own in the settings.',
    'Trang này là bản minh hoạ và không có tệp riêng. Nhà điều hành khai báo tệp của mình trong cài đặt.',
    'এই সাইটটি একটি নমুনা, এর নিজের কোনো ফাইল নেই। অপারেটর তাঁর ফাইল সেটিংসে দেন।',
    'Este site é uma demonstração e não tem arquivos próprios. O operador informa os seus nas configurações.',
  ]);
  show('back', [
    'Volver a la descarga',
    'Back to the download',
    'Quay lại trang tải xuống',
    'ডাউনলোডে ফিরে যান',
    'Voltar ao download',
  ]);
})();
