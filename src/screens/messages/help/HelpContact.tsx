import { linkParts } from '../../../i18n/t';
import { paths } from '../../../widgets/site/navigation/paths';

const contactLink = linkParts('help.stillNeed');

/** For questions that no article answers. */
export const HelpContact = () => (
  <p className="help-contact">
    {contactLink.before}
    <a href={paths.service}>{contactLink.link}</a>
    {contactLink.after}
  </p>
);
