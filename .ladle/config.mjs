/** @type {import('@ladle/react').UserConfig} */
export default {
  stories: ['src/{ui,widgets,screens,app}/**/*.stories.tsx', '.ladle/foundations/*.stories.tsx'],
  viteConfig: '.ladle/vite.config.ts',
  defaultStory: 'foundations--colours--roles',
  outDir: 'build',
  // Relative addresses, so that the build works from any path.
  base: './',
  addons: {
    theme: { defaultState: 'dark' },
    a11y: { enabled: true },
    // The toolbar above the story sets width and direction.
    width: { enabled: false },
    rtl: { enabled: false },
  },
};
