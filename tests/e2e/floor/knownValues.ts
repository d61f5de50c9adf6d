/**
 * The words that are values in the built styles and that every supported browser knows, as MDN's tables say. A property
 * that some of them lack (droppedFeatures.ts) has the values that came with it.
 */
const VALUES = `
  -webkit-box-orient: vertical
  -webkit-font-smoothing: antialiased
  -webkit-hyphens: auto
  -webkit-mask: center no-repeat
  -webkit-mask-image: none
  -webkit-tap-highlight-color: transparent
  -webkit-user-select: none
  align-content: center end space-between start
  align-items: baseline center end flex-end flex-start start stretch
  align-self: end start stretch
  animation: alternate both ease-in-out infinite linear none
  animation-name: none
  animation-play-state: paused
  animation-timeline: root
  appearance: none
  background: at auto canvas canvastext center circle contain cover highlight in no-repeat none round srgb transparent
  block-size: auto
  border: dashed solid transparent
  border-block-end: canvastext solid
  border-block-start: solid
  border-collapse: collapse
  border-color: canvas
  border-inline-end: solid
  border-inline-start: solid
  border-radius: inherit
  box-shadow: in inset none srgb transparent
  box-sizing: border-box content-box
  clear: both
  color: highlighttext inherit
  color-scheme: dark light
  contain-intrinsic-block-size: auto
  content-visibility: auto
  cursor: auto default grab pointer progress
  display: -webkit-box block contents flex grid inline inline-block inline-flex inline-grid none table table-header-group
  field-sizing: content
  fill: canvastext highlight in none srgb
  filter: in none srgb transparent
  flex: auto none
  flex-direction: column column-reverse
  flex-wrap: wrap
  float: left
  font: -apple-system inherit sans-serif system-ui
  font-display: swap
  font-size: inherit
  font-variant-numeric: tabular-nums
  forced-color-adjust: none
  grid-area: span
  grid-auto-flow: column dense
  grid-column: auto
  grid-row: span
  grid-template: auto max-content
  grid-template-columns: auto auto-fill auto-fit
  hyphens: auto
  inline-size: auto fit-content
  inset: auto
  inset-inline: auto
  isolation: isolate
  justify-content: center flex-end flex-start space-between
  justify-items: center end start
  justify-self: center start
  letter-spacing: inherit
  list-style: decimal none outside
  margin: auto
  margin-block: auto
  margin-block-start: auto
  margin-inline: auto
  margin-inline-start: auto
  mask: center no-repeat
  mask-image: none
  max-block-size: none
  max-inline-size: none
  object-fit: contain cover
  outline: highlight none solid
  overflow: auto clip hidden visible
  overflow-wrap: anywhere break-word
  overflow-x: auto clip
  overflow-y: auto
  overscroll-behavior: contain
  overscroll-behavior-x: contain
  place-content: center
  place-items: center
  pointer-events: none
  position: absolute fixed relative static sticky
  resize: none
  scroll-behavior: auto
  scroll-snap-align: start
  scroll-snap-stop: always
  scroll-snap-type: inline mandatory
  scrollbar-gutter: stable
  scrollbar-width: none
  stroke-linecap: round
  text-align: center end start
  text-decoration: none underline
  text-overflow: ellipsis
  text-wrap: balance
  touch-action: auto manipulation none pan-y
  transform: none
  transition: none
  unicode-bidi: isolate
  user-select: none
  vertical-align: middle top
  visibility: hidden visible
  white-space: normal nowrap pre-line pre-wrap
  width: auto
`;

/** Each as `overflow:clip`. */
export const KNOWN_VALUES = new Set(
  VALUES.trim()
    .split('\n')
    .flatMap((line) => {
      const [property = '', words = ''] = line.trim().split(': ');
      return words.split(' ').map((word) => `${property}:${word}`);
    }),
);
