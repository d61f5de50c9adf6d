// The app's styles, which every peer uses.
import '../../../../src/ui/theme/base.css';
import '../../../../src/ui/theme/stickyBar.css';
import '../../../../src/app/shell/shell.css';
import '../../../../src/ui/feedback/Badge.css';
import '../../../../src/ui/icons/Icon.css';
import '../../../../src/ui/controls/IconButton.css';
import '../../../../src/ui/content/Money.css';
import '../../../../src/ui/content/Picture.css';
import '../../../../src/ui/controls/Ripple.css';
import '../../../../src/widgets/cashier/BalanceCapsule.css';
import '../../../../src/widgets/games/card/FavouriteHeart.css';
import '../../../../src/widgets/games/card/GameCard.css';
import '../../../../src/widgets/games/list/GameScroll.css';
import '../../../../src/screens/games/home/home.css';
