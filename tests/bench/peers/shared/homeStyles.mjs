// The styles of home that styles.mjs has not.
import '../../../../src/ui/controls/Button.css';
import '../../../../src/ui/movement/Carousel.css';
import '../../../../src/ui/movement/Marquee.css';
import '../../../../src/ui/movement/PageDots.css';
import '../../../../src/ui/content/SectionTitle.css';
import '../../../../src/widgets/games/list/CategoryIcon.css';
