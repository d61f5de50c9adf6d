/** The theme of the story. The app reads its own from the storage when it starts. */
export function showTheme(theme: string) {
  localStorage.setItem('theme', theme);
  document.documentElement.dataset.theme = theme;
}
