// The files of tests in the browser share its storage: none finds a session or a setting of another one.
localStorage.clear();
sessionStorage.clear();
