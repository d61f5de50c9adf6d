// The styles of home that styles.mjs has not.
import '../../../../src/ui/Button.css';
import '../../../../src/ui/Carousel.css';
import '../../../../src/ui/Marquee.css';
import '../../../../src/ui/PageDots.css';
import '../../../../src/ui/SectionTitle.css';
import '../../../../src/widgets/games/CategoryIcon.css';
