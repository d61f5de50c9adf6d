import { screenStories } from '@workbench/screenStories';
import { paths } from '../../../widgets/site/navigation/paths';

export default { title: 'Screens/Status' };

const { also } = screenStories({ screen: paths.home });

export const Maintenance = also('maintenance');
export const Restricted = also('restricted');
export const Both = also('maintenanceAndRestricted');
export const LongText = also('maintenance', 'longNames');
