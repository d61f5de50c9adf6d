// The app's own styles, the same for every peer.
import '../../../../src/ui/base.css';
import '../../../../src/app/shell.css';
import '../../../../src/ui/Badge.css';
import '../../../../src/ui/Icon.css';
import '../../../../src/ui/IconButton.css';
import '../../../../src/ui/Money.css';
import '../../../../src/ui/Picture.css';
import '../../../../src/ui/Ripple.css';
import '../../../../src/widgets/BalanceCapsule.css';
import '../../../../src/widgets/FavouriteHeart.css';
import '../../../../src/widgets/GameCard.css';
import '../../../../src/widgets/GameScroll.css';
import '../../../../src/screens/home/home.css';
