import { Wordmark } from './Wordmark';

export default { title: 'UI/Wordmark' };

export const Sizes = () => (
  <>
    <Wordmark />
    <Wordmark height={40} />
  </>
);
