// The app's styles, which every peer uses.
import '../../../../src/ui/base.css';
import '../../../../src/ui/stickyBar.css';
import '../../../../src/app/shell.css';
import '../../../../src/ui/Badge.css';
import '../../../../src/ui/Icon.css';
import '../../../../src/ui/IconButton.css';
import '../../../../src/ui/Money.css';
import '../../../../src/ui/Picture.css';
import '../../../../src/ui/Ripple.css';
import '../../../../src/widgets/cashier/BalanceCapsule.css';
import '../../../../src/widgets/games/FavouriteHeart.css';
import '../../../../src/widgets/games/GameCard.css';
import '../../../../src/widgets/games/GameScroll.css';
import '../../../../src/screens/home/home.css';
