// Stands for the app files of an operator, which the mock backend does not have: it says what the link leads to.
(() => {
  // The page runs in a sandbox without storage, so it cannot read what was chosen in the app.
  const isSpanish = !/^en/i.test(navigator.language);
  if (matchMedia('(prefers-color-scheme: light)').matches)
    document.documentElement.dataset.theme = 'light';
  const query = new URLSearchParams(location.search);
  const text = (es, en) => (isSpanish ? es : en);
  const show = (id, value) => {
    document.getElementById(id).textContent = value;
  };
  const KINDS = {
    Android: [
      text('Archivo para Android', 'File for Android'),
      text(
        'Aquí se descarga el archivo APK que instala la app en un teléfono Android.',
        'The APK file that installs the app on an Android phone is downloaded here.',
      ),
    ],
    IOS: [
      text('App para iOS', 'App for iOS'),
      text(
        'Aquí se abre la página de la app para iPhone, con iOS 12.4 o posterior.',
        'The page of the app for iPhone, with iOS 12.4 or later, opens here.',
      ),
    ],
    MOBILECONFIG: [
      text('Perfil de iOS', 'Profile for iOS'),
      text(
        'Aquí se descarga el perfil que agrega la app al inicio de un iPhone. Se activa en Ajustes.',
        'The profile that adds the app to the home screen of an iPhone is downloaded here. It is activated in Settings.',
      ),
    ],
  };
  const [title, what] = KINDS[query.get('kind')] ?? KINDS.Android;

  document.documentElement.lang = isSpanish ? 'es' : 'en';
  document.title = title;
  show('title', title);
  show('what', what);
  show(
    'why',
    text(
      'Este sitio es una demostración y no tiene archivos propios. El operador pone los suyos en la configuración.',
      'This site is a demonstration and has no files of its own. The operator names its own in the settings.',
    ),
  );
  show('back', text('Volver a la descarga', 'Back to the download'));
})();
