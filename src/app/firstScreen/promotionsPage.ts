import { drawFirstScreen } from './draw';
import { applyStyles, childrenOf, copyOf, fill } from './fill';
import type { DrawPage } from './pageParts';

/** The promotions, by the template of one for each of their states. */
const promotionsPage: DrawPage = ({ root, copy, built, tag }) => {
  root.append(copy('promotions'));
  // It is slow to make: once for all promotions.
  const dates = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', year: 'numeric' });
  return [
    {
      needs: ['promotions', 'hosts'],
      draw({ promotions: { content } }, pictureOf) {
        const part = copy('promotionList');
        const states = childrenOf(part.firstElementChild);
        /** The last one has no end. */
        const noEnd = states.pop();
        const cards = content.map((promotion, at) => {
          const { title, summary = '', image, label = 'join', startsAt, endsAt } = promotion;
          const isComing = label === 'comingSoon';
          const card = copyOf(states[built.labels.indexOf(label)]);
          const moment = isComing ? startsAt : endsAt;
          const time = card.querySelector('.promo-time');
          const timeless = moment === null && copyOf(noEnd).querySelector('.promo-time');
          if (timeless) time?.replaceWith(timeless);
          else if (!moment) time?.replaceChildren();
          const date = moment ? dates.format(moment) : '';
          fill(card, { id: `first-${at}`, title, summary, small: pictureOf(image), date });
          applyStyles(card);
          return card;
        });
        part.firstElementChild?.replaceChildren(...cards);
        root.querySelector('.activity-list')?.replaceWith(part);
      },
    },
  ];
};

drawFirstScreen(promotionsPage);
