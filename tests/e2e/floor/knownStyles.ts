const words = (text: string) => new Set(text.trim().split(/\s+/));

/** What every supported browser knows, by name or by its prefix in the built files, as MDN's tables say. */
export const KNOWN_STYLES = {
  properties: words(`
    -moz-text-size-adjust -webkit-backdrop-filter -webkit-box-orient -webkit-hyphens
    -webkit-line-clamp -webkit-mask -webkit-mask-image -webkit-text-fill-color
    -webkit-text-size-adjust -webkit-user-select accent-color align-content align-items
    align-self animation animation-delay animation-duration animation-iteration-count
    animation-name animation-play-state appearance ascent-override aspect-ratio backdrop-filter
    background background-size block-size border border-block-end border-block-start
    border-collapse border-color border-end-end-radius border-end-start-radius border-inline-end
    border-inline-start border-radius border-spacing border-start-end-radius
    border-start-start-radius border-width box-shadow box-sizing clear clip-path color
    color-scheme column-gap content counter-increment counter-reset cursor descent-override
    display fill filter flex flex-basis flex-direction flex-wrap float font font-display
    font-family font-size font-variant-numeric font-weight gap grid-area grid-auto-columns
    grid-auto-flow grid-column grid-row grid-template grid-template-columns grid-template-rows
    hyphens inline-size inset inset-block inset-block-end inset-block-start inset-inline
    inset-inline-end inset-inline-start isolation justify-content justify-items justify-self
    left letter-spacing line-gap-override line-height list-style margin margin-block
    margin-block-end margin-block-start margin-inline margin-inline-end margin-inline-start mask
    mask-image max-block-size max-inline-size max-width min-block-size min-height
    min-inline-size object-fit opacity order outline outline-color outline-offset overflow
    overflow-wrap overflow-x overflow-y overscroll-behavior overscroll-behavior-x padding
    padding-block padding-block-end padding-block-start padding-inline padding-inline-end
    padding-inline-start place-content place-items pointer-events position rotate row-gap
    scroll-behavior scroll-margin-block-start scroll-margin-inline scroll-padding-block-end
    scroll-padding-block-start scroll-padding-inline scroll-snap-align scroll-snap-stop
    scroll-snap-type size-adjust src stroke stroke-linecap stroke-width text-align
    text-decoration text-overflow text-shadow text-size-adjust text-underline-offset top
    touch-action transform transform-origin transition transition-duration transition-property translate
    unicode-bidi unicode-range user-select vertical-align visibility white-space width z-index
  `),
  atRules: words('@charset @font-face @import @keyframes @media @supports'),
  pseudos: words(`
    :-webkit-autofill ::after ::backdrop ::before ::placeholder :active :after :before :checked
    :disabled :empty :first-child :focus :focus-visible :focus-within :has :hover :is
    :last-child :modal :not :nth-child :only-child :placeholder-shown :root :where
  `),
  functions: words(`
    attr blur brightness calc clamp color-mix counter cubic-bezier drop-shadow env format
    grayscale inset linear-gradient local max min minmax radial-gradient repeat
    repeating-linear-gradient rgb rotate scale scroll translate url var
  `),
  units: words('ch deg dvh em fr lh ms px rem s turn vh vw'),
};
