/** @type {import('@ladle/react').UserConfig} */
export default {
  stories: 'src/{ui,widgets,screens}/**/*.stories.tsx',
  viteConfig: '.ladle/vite.config.ts',
  defaultStory: 'button--states',
  outDir: 'build',
  addons: {
    theme: { defaultState: 'dark' },
    width: { options: { narrow: 320, phone: 360, column: 480 }, defaultState: 360 },
  },
};
