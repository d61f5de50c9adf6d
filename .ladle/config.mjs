export default {
  stories: ['src/{ui,widgets,screens,app}/**/*.stories.tsx', '.ladle/foundations/*.stories.tsx'],
  viteConfig: '.ladle/vite.config.ts',
  defaultStory: 'foundations--colours--roles',
  outDir: 'build',
  // Relative addresses, so that the build works from any path.
  base: './',
  // The workbench has a search of its own, and its toolbar has what these would cover the story with.
  hotkeys: { search: [] },
  addons: {
    theme: { enabled: false, defaultState: 'dark' },
    a11y: { enabled: false },
    control: { enabled: false },
    ladle: { enabled: false },
    mode: { enabled: false },
    rtl: { enabled: false },
    source: { enabled: false },
    width: { enabled: false },
  },
};
